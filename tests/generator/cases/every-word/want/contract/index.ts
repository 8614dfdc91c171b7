// Generated bb6bed99ce1c. Every contract by the id of its call.
import type { Contract } from "./contract";
import type { CallId } from "./handlers";
import { addPhoto, answerLoan, askForTool, bringBack, dropTool, findTool, hearBank, listTools, rateLoan, replaceTool, showLoan, toolLabel } from "./library";

export const contracts: { readonly [id in CallId]: Contract } = { addPhoto, answerLoan, askForTool, bringBack, dropTool, findTool, hearBank, listTools, rateLoan, replaceTool, showLoan, toolLabel };
