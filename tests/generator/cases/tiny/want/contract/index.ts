// Generated ba94560df524. Every contract by the id of its call.
import type { Contract } from "./contract";
import type { CallId } from "./handlers";
import { addNote } from "./notes";

export const contracts: { readonly [id in CallId]: Contract } = { addNote };
