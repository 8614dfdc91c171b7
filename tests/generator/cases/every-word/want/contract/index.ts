// Generated 76b05f96b0f0. Every contract by the id of its call. Change the spec, not this file.
import type { Contract } from "./contract";
import type { CallId } from "./handlers";
import { addPhoto, answerLoan, askForTool, bringBack, dropTool, findTool, hearBank, listTools, rateLoan, replaceTool, showLoan, toolLabel } from "./library";

export const contracts: { readonly [id in CallId]: Contract } = { addPhoto, answerLoan, askForTool, bringBack, dropTool, findTool, hearBank, listTools, rateLoan, replaceTool, showLoan, toolLabel };
