// Generated c8cbf508aa6f. Every tool, and who offers them.
import { answerLoan, askForTool, bringBack, dropTool, listTools, showLoan } from "./library";
import type { Tool, ToolProvider } from "./tool";

export const tools: readonly Tool[] = [
  answerLoan,
  askForTool,
  bringBack,
  dropTool,
  listTools,
  showLoan,
];

export const provider: ToolProvider = { name: "Shed", version: "1.1.0", says: "Borrow a tool for 28 days at most. A tool that is not for anyone wants the access token of a session, sent as a bearer token with each message." };
