// Generated 17ab41924d4a. Every example by the id of its call, and a transport that answers with them.
import { catalogue } from "../errors/catalogue";
import { errorData, errorSlots } from "./errors";
import { transportOf } from "./example";
import { addPhoto, answerLoan, askForTool, bringBack, dropTool, findTool, hearBank, listTools, rateLoan, replaceTool, showLoan, toolLabel } from "./library";

export const examples = { addPhoto, answerLoan, askForTool, bringBack, dropTool, findTool, hearBank, listTools, rateLoan, replaceTool, showLoan, toolLabel };

export const exampleErrors = { catalogue, data: errorData, slots: errorSlots };

/** Answers each call with its example, but for those of which it is given an answer, or a refusal: `new Refused(code)`. */
export const exampleTransport = transportOf(examples, exampleErrors);
