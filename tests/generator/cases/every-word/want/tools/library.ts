// Generated 1469aa07e0e6. What assistants may ask of library.
import { fields, oneOf, uuid } from "../contract/contract";
import { ToolKind } from "../model/values";
import type { Tool } from "./tool";

export const answerLoan: Tool = {
  name: "answerLoan",
  title: "Answer loan",
  description: "Lends the tool. For keepers. May be refused with: loan.illegal_move, loan.not_found, session.not_keeper, session.not_signed_in.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "PATCH",
  path: "/loan/{loan_id}/answer",
  query: [],
  inputSchema: fields({
    loan_id: uuid,
  }),
};

export const askForTool: Tool = {
  name: "askForTool",
  title: "Ask for tool",
  description: "Asks for a tool. For people who are signed in. Safe to try again under the same idempotency_key. At most 10 times in 1 minute. May be refused with: loan.bad_dates, loan.illegal_move, loan.too_late, loan.tool_taken, session.not_signed_in.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "POST",
  path: "/tool/{tool_id}/loan",
  query: [],
  repeatable: true,
  inputSchema: fields({
    tool_id: {
      type: "string",
      minLength: 3,
      maxLength: 12,
      pattern: "^(?:[a-z]{3,12})$",
      format: "text",
      examples: ["rake"],
    },
    starts: { type: "string", format: "date", description: "The first day" },
    ends: { type: "string", format: "date", description: "The last day" },
    note: { type: "string", maxLength: 500, format: "long-text" },
    idempotency_key: { type: "string", minLength: 1, maxLength: 255, format: "text", description: "Under the same key it is done once, however often it is asked: a fresh one for each wish, the same to try again" },
  }, ["note", "idempotency_key"]),
};

export const bringBack: Tool = {
  name: "bringBack",
  title: "Bring back",
  description: "Brings the tool back. For the member who has the tool. May be refused with: loan.illegal_move, loan.not_found, loan.not_paid, loan.not_yours, loan.too_late, session.not_signed_in.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "PATCH",
  path: "/loan/{loan_id}/return",
  query: [],
  inputSchema: fields({
    loan_id: uuid,
  }),
};

export const dropTool: Tool = {
  name: "dropTool",
  title: "Drop tool",
  description: "Throws a tool away. For keepers. May be refused with: session.not_keeper, session.not_signed_in.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "DELETE",
  path: "/tool/{tool_id}",
  query: [],
  inputSchema: fields({
    tool_id: {
      type: "string",
      minLength: 3,
      maxLength: 12,
      pattern: "^(?:[a-z]{3,12})$",
      format: "text",
      examples: ["rake"],
    },
  }),
};

export const listTools: Tool = {
  name: "listTools",
  title: "List tools",
  description: "Lists the tools of the shed. For anyone.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/tool",
  query: ["kind", "page"],
  inputSchema: fields({
    kind: oneOf(ToolKind),
    page: { type: "integer", minimum: 1, default: 1 },
  }, ["kind", "page"]),
};

export const showLoan: Tool = {
  name: "showLoan",
  title: "Show loan",
  description: "Shows one loan. For the member who has the tool. May be refused with: loan.not_found, loan.not_yours, session.not_signed_in.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/loan/{loan_id}",
  query: [],
  inputSchema: fields({
    loan_id: uuid,
  }),
};
