// Generated 0c817e6c4d00. Every contract by the id of its call, and the errors that stand for all of them. Change the spec, not this file.
import type { Contract } from "./contract";
import type { CallId } from "./handlers";
import { addPhoto, answerLoan, askForTool, bringBack, dropTool, findTool, hearBank, listTools, rateLoan, replaceTool, showLoan, toolLabel } from "./library";

export const contracts: { readonly [id in CallId]: Contract } = { addPhoto, answerLoan, askForTool, bringBack, dropTool, findTool, hearBank, listTools, rateLoan, replaceTool, showLoan, toolLabel };

/** The codes of the errors that any call can give. */
export const defaultErrors = { invalidInput: "input.invalid", malformed: "input.malformed", notFound: "input.not_found", rateLimited: "input.rate_limited", repeatedDifferently: "input.repeated_differently", tooLarge: "input.too_large" } as const;
