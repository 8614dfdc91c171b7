// Generated 37217f934bc4. What the calls of library take and answer.
import { contractOf, date, fields, list, oneOf, orNull, uuid, type Contract } from "./contract";
import { ToolKind } from "../model/values";

/** Adds a picture of a tool. */
export const addPhoto: Contract = contractOf({
  id: "addPhoto",
  method: "POST",
  path: "/tool/:tool_id/photo",
  guard: "keeper",
  secure: true,
  errors: ["input.invalid", "input.malformed", "input.not_found", "input.too_large", "loan.bad_link", "session.not_keeper", "session.not_signed_in"],
  rules: ["soundTool"],
  multipart: true,
  files: {
    photo: {
      types: ["image/jpeg", "image/png"],
      maxBytes: 5000000,
      optional: false,
      most: 1,
    },
  },
  params: fields({
    tool_id: { type: "string", minLength: 3, maxLength: 12, pattern: "^(?:[a-z]{3,12})$", format: "text" },
  }),
  body: fields({
    caption: { type: "string", maxLength: 80, format: "text" },
  }, ["caption"]),
  answer: fields({}),
});

/** Lends the tool. */
export const answerLoan: Contract = contractOf({
  id: "answerLoan",
  method: "PATCH",
  path: "/loan/:loan_id/answer",
  guard: "keeper",
  secure: true,
  errors: ["input.invalid", "input.malformed", "input.not_found", "input.too_large", "loan.illegal_move", "loan.not_found", "session.not_keeper", "session.not_signed_in"],
  performs: {
    lifecycle: "loanLife",
    events: ["lend"],
  },
  params: fields({
    loan_id: uuid,
  }),
  answer: fields({}),
});

/** Asks for a tool. */
export const askForTool: Contract = contractOf({
  id: "askForTool",
  method: "POST",
  path: "/tool/:tool_id/loan",
  guard: "signedIn",
  secure: true,
  errors: ["input.invalid", "input.malformed", "input.not_found", "input.rate_limited", "input.repeated_differently", "input.too_large", "loan.bad_dates", "loan.illegal_move", "loan.too_late", "loan.tool_taken", "session.not_signed_in"],
  performs: {
    lifecycle: "loanLife",
    events: ["ask"],
  },
  throttle: { times: 10, seconds: 60 },
  repeatable: true,
  params: fields({
    tool_id: { type: "string", minLength: 3, maxLength: 12, pattern: "^(?:[a-z]{3,12})$", format: "text" },
  }),
  body: fields({
    starts: date,
    ends: date,
    note: { type: "string", maxLength: 500, format: "long-text" },
  }, ["note"]),
  answer: { $ref: "Loan#" },
});

/** Brings the tool back. */
export const bringBack: Contract = contractOf({
  id: "bringBack",
  method: "PATCH",
  path: "/loan/:loan_id/return",
  guard: "borrower",
  secure: true,
  errors: ["input.invalid", "input.malformed", "input.too_large", "loan.illegal_move", "loan.not_found", "loan.not_paid", "loan.not_yours", "loan.too_late", "session.not_signed_in"],
  performs: {
    lifecycle: "loanLife",
    events: ["bring_back"],
  },
  params: fields({
    loan_id: uuid,
  }),
  answer: fields({}),
});

/** Throws a tool away. */
export const dropTool: Contract = contractOf({
  id: "dropTool",
  method: "DELETE",
  path: "/tool/:tool_id",
  guard: "keeper",
  secure: true,
  errors: ["input.invalid", "input.malformed", "input.not_found", "input.too_large", "session.not_keeper", "session.not_signed_in"],
  params: fields({
    tool_id: { type: "string", minLength: 3, maxLength: 12, pattern: "^(?:[a-z]{3,12})$", format: "text" },
  }),
  answer: fields({}),
});

/** Leads to the shelf where a tool lies. */
export const findTool: Contract = contractOf({
  id: "findTool",
  method: "GET",
  path: "/tool/:tool_id/shelf",
  guard: "anyone",
  secure: false,
  errors: ["input.invalid", "input.malformed", "input.not_found"],
  redirects: true,
  params: fields({
    tool_id: { type: "string", minLength: 3, maxLength: 12, pattern: "^(?:[a-z]{3,12})$", format: "text" },
  }),
});

/** The bank tells that a deposit came. */
export const hearBank: Contract = contractOf({
  id: "hearBank",
  method: "POST",
  path: "/bank/:deposit",
  guard: "anyone",
  secure: false,
  errors: ["input.invalid", "input.malformed", "input.not_found", "input.too_large"],
  raw: true,
  params: fields({
    deposit: { type: "string", format: "text" },
  }),
  answer: fields({}),
});

/** Lists the tools of the shed. */
export const listTools: Contract = contractOf({
  id: "listTools",
  method: "GET",
  path: "/tool",
  guard: "anyone",
  secure: false,
  errors: ["input.invalid", "input.malformed"],
  query: fields({
    kind: oneOf(ToolKind),
    page: { type: "integer", minimum: 1, default: 1 },
  }, ["kind", "page"]),
  answer: fields({
    tools: list({ $ref: "Tool#" }),
    next_page: orNull({ type: "integer" }),
  }),
});

/** Says how it was. */
export const rateLoan: Contract = contractOf({
  id: "rateLoan",
  method: "POST",
  path: "/loan/:loan_id/rating",
  guard: "borrower",
  secure: true,
  errors: ["input.invalid", "input.malformed", "input.too_large", "loan.bad_link", "loan.not_found", "loan.not_yours", "session.not_signed_in"],
  rules: ["mayRate"],
  params: fields({
    loan_id: uuid,
  }),
  body: fields({
    stars: { type: "integer", minimum: 1, maximum: 5 },
    words: { type: "string", maxLength: 200, format: "text" },
    tips: list({ type: "string", maxLength: 80, format: "text" }),
    again: { type: "boolean" },
  }, ["words", "tips"]),
  answer: fields({}),
});

/** Writes down a tool anew. */
export const replaceTool: Contract = contractOf({
  id: "replaceTool",
  method: "PUT",
  path: "/tool/:tool_id",
  guard: "keeper",
  secure: true,
  errors: ["input.invalid", "input.malformed", "input.not_found", "input.too_large", "session.not_keeper", "session.not_signed_in"],
  params: fields({
    tool_id: { type: "string", minLength: 3, maxLength: 12, pattern: "^(?:[a-z]{3,12})$", format: "text" },
  }),
  body: fields({
    kind: oneOf(ToolKind),
    opens: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$", default: "08:00" },
    deposit_cents: { type: "integer", minimum: 0, maximum: 50000 },
    password: { type: "string", minLength: 1, format: "password" },
  }, ["opens"]),
  answer: fields({}),
});

/** Shows one loan. */
export const showLoan: Contract = contractOf({
  id: "showLoan",
  method: "GET",
  path: "/loan/:loan_id",
  guard: "borrower",
  secure: true,
  errors: ["input.invalid", "input.malformed", "loan.not_found", "loan.not_yours", "session.not_signed_in"],
  params: fields({
    loan_id: uuid,
  }),
  answer: { $ref: "LoanView#" },
});

/** The label of a shelf, to be printed. */
export const toolLabel: Contract = contractOf({
  id: "toolLabel",
  method: "GET",
  path: "/shelf/:shelf/label",
  guard: "anyone",
  secure: false,
  errors: ["input.invalid", "input.malformed", "input.not_found"],
  bare: true,
  content: "text/plain",
  params: fields({
    shelf: { type: "integer", minimum: 1 },
  }),
});
