// Generated 9b65beed7104. Every contract by the id of its call, and the errors that stand for all of them. Change the spec, not this file.
import type { Contract } from "./contract";
import type { CallId } from "./handlers";
import { addNote } from "./notes";

export const contracts: { readonly [id in CallId]: Contract } = { addNote };

/** The codes of the errors that any call can give. */
export const defaultErrors = { invalidInput: "input.invalid", malformed: "input.malformed", notFound: "input.not_found", rateLimited: "input.rate_limited", repeatedDifferently: "input.repeated_differently", tooLarge: "input.too_large" } as const;
