// Generated 20057c47d863. Every contract by the id of its call. Change the spec, not this file.
import type { Contract } from "./contract";
import type { CallId } from "./handlers";
import { addNote } from "./notes";

export const contracts: { readonly [id in CallId]: Contract } = { addNote };
