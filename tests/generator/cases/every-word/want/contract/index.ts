// Generated 0f1a1b1c6b4f. Every contract by the id of its call, and the errors that stand for all of them. Change the spec, not this file.
import type { Contract } from "./contract";
import type { CallId } from "./handlers";
import { addPhoto, answerLoan, askForTool, bringBack, dropTool, findTool, hearBank, listTools, rateLoan, replaceTool, showLoan, toolLabel } from "./library";

export const contracts: { readonly [id in CallId]: Contract } = { addPhoto, answerLoan, askForTool, bringBack, dropTool, findTool, hearBank, listTools, rateLoan, replaceTool, showLoan, toolLabel };

/** The codes of the errors that any call can give. */
export const standing = { invalidInput: "input.invalid", malformed: "input.malformed", notFound: "input.not_found", rateLimited: "input.rate_limited", repeatedDifferently: "input.repeated_differently", tooLarge: "input.too_large" } as const;
