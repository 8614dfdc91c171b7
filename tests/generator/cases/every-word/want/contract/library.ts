// Generated ac605a3369cc. What the calls of library take and answer. Change the spec, not this file.
import type { Contract } from "./contract";

/** Adds a picture of a tool. */
export const addPhoto: Contract = {
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
  bare: false,
  repeatable: false,
  schema: {
    params: {
      type: "object",
      properties: {
        tool_id: { type: "string", minLength: 3, maxLength: 12, pattern: "^(?:[a-z]{3,12})$" },
      },
      required: ["tool_id"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {
        caption: { type: "string", maxLength: 80 },
      },
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: {
            type: "object",
            properties: {},
            additionalProperties: false,
          },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Lends the tool. */
export const answerLoan: Contract = {
  id: "answerLoan",
  method: "PATCH",
  path: "/loan/:loan_id/answer",
  guard: "keeper",
  secure: true,
  errors: ["input.invalid", "input.malformed", "input.not_found", "input.too_large", "loan.illegal_move", "loan.not_found", "session.not_keeper", "session.not_signed_in"],
  rules: [],
  performs: {
    lifecycle: "loanLife",
    events: ["lend"],
  },
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    params: {
      type: "object",
      properties: {
        loan_id: { type: "string", format: "uuid" },
      },
      required: ["loan_id"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: {
            type: "object",
            properties: {},
            additionalProperties: false,
          },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Asks for a tool. */
export const askForTool: Contract = {
  id: "askForTool",
  method: "POST",
  path: "/tool/:tool_id/loan",
  guard: "signedIn",
  secure: true,
  errors: ["input.invalid", "input.malformed", "input.not_found", "input.rate_limited", "input.repeated_differently", "input.too_large", "loan.bad_dates", "loan.illegal_move", "loan.too_late", "loan.tool_taken", "session.not_signed_in"],
  rules: [],
  performs: {
    lifecycle: "loanLife",
    events: ["ask"],
  },
  multipart: false,
  files: {},
  bare: false,
  throttle: { times: 10, seconds: 60 },
  repeatable: true,
  schema: {
    params: {
      type: "object",
      properties: {
        tool_id: { type: "string", minLength: 3, maxLength: 12, pattern: "^(?:[a-z]{3,12})$" },
      },
      required: ["tool_id"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {
        starts: { type: "string", format: "date" },
        ends: { type: "string", format: "date" },
        note: { type: "string", maxLength: 500 },
      },
      required: ["starts", "ends"],
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "Loan#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Brings the tool back. */
export const bringBack: Contract = {
  id: "bringBack",
  method: "PATCH",
  path: "/loan/:loan_id/return",
  guard: "borrower",
  secure: true,
  errors: ["input.invalid", "input.malformed", "input.too_large", "loan.illegal_move", "loan.not_found", "loan.not_paid", "loan.not_yours", "loan.too_late", "session.not_signed_in"],
  rules: [],
  performs: {
    lifecycle: "loanLife",
    events: ["bring_back"],
  },
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    params: {
      type: "object",
      properties: {
        loan_id: { type: "string", format: "uuid" },
      },
      required: ["loan_id"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: {
            type: "object",
            properties: {},
            additionalProperties: false,
          },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Throws a tool away. */
export const dropTool: Contract = {
  id: "dropTool",
  method: "DELETE",
  path: "/tool/:tool_id",
  guard: "keeper",
  secure: true,
  errors: ["input.invalid", "input.malformed", "input.not_found", "input.too_large", "session.not_keeper", "session.not_signed_in"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    params: {
      type: "object",
      properties: {
        tool_id: { type: "string", minLength: 3, maxLength: 12, pattern: "^(?:[a-z]{3,12})$" },
      },
      required: ["tool_id"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: {
            type: "object",
            properties: {},
            additionalProperties: false,
          },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Leads to the shelf where a tool lies. */
export const findTool: Contract = {
  id: "findTool",
  method: "GET",
  path: "/tool/:tool_id/shelf",
  guard: "anyone",
  secure: false,
  errors: ["input.invalid", "input.malformed", "input.not_found"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  redirects: true,
  repeatable: false,
  schema: {
    params: {
      type: "object",
      properties: {
        tool_id: { type: "string", minLength: 3, maxLength: 12, pattern: "^(?:[a-z]{3,12})$" },
      },
      required: ["tool_id"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
  },
};

/** The bank tells that a deposit came. */
export const hearBank: Contract = {
  id: "hearBank",
  method: "POST",
  path: "/bank/:deposit",
  guard: "anyone",
  secure: false,
  errors: ["input.invalid", "input.malformed", "input.not_found", "input.too_large"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  raw: true,
  schema: {
    params: {
      type: "object",
      properties: {
        deposit: { type: "string" },
      },
      required: ["deposit"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: {
            type: "object",
            properties: {},
            additionalProperties: false,
          },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Lists the tools of the shed. */
export const listTools: Contract = {
  id: "listTools",
  method: "GET",
  path: "/tool",
  guard: "anyone",
  secure: false,
  errors: ["input.invalid", "input.malformed"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    querystring: {
      type: "object",
      properties: {
        kind: {
          type: "string",
          enum: ["garden", "wood"],
        },
        page: { type: "integer", minimum: 1, default: 1 },
      },
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: {
            type: "object",
            properties: {
              tools: {
                type: "array",
                items: { $ref: "Tool#" },
              },
              next_page: {
                type: ["integer", "null"],
              },
            },
            required: ["tools", "next_page"],
            additionalProperties: false,
          },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Says how it was. */
export const rateLoan: Contract = {
  id: "rateLoan",
  method: "POST",
  path: "/loan/:loan_id/rating",
  guard: "borrower",
  secure: true,
  errors: ["input.invalid", "input.malformed", "input.too_large", "loan.bad_link", "loan.not_found", "loan.not_yours", "session.not_signed_in"],
  rules: ["mayRate"],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    params: {
      type: "object",
      properties: {
        loan_id: { type: "string", format: "uuid" },
      },
      required: ["loan_id"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {
        stars: { type: "integer", minimum: 1, maximum: 5 },
        words: { type: "string", maxLength: 200 },
        again: { type: "boolean" },
      },
      required: ["stars", "again"],
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: {
            type: "object",
            properties: {},
            additionalProperties: false,
          },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Writes down a tool anew. */
export const replaceTool: Contract = {
  id: "replaceTool",
  method: "PUT",
  path: "/tool/:tool_id",
  guard: "keeper",
  secure: true,
  errors: ["input.invalid", "input.malformed", "input.not_found", "input.too_large", "session.not_keeper", "session.not_signed_in"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    params: {
      type: "object",
      properties: {
        tool_id: { type: "string", minLength: 3, maxLength: 12, pattern: "^(?:[a-z]{3,12})$" },
      },
      required: ["tool_id"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {
        kind: {
          type: "string",
          enum: ["garden", "wood"],
        },
        opens: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$", default: "08:00" },
        deposit_cents: { type: "integer", minimum: 0, maximum: 50000 },
      },
      required: ["kind", "deposit_cents"],
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: {
            type: "object",
            properties: {},
            additionalProperties: false,
          },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Shows one loan. */
export const showLoan: Contract = {
  id: "showLoan",
  method: "GET",
  path: "/loan/:loan_id",
  guard: "borrower",
  secure: true,
  errors: ["input.invalid", "input.malformed", "loan.not_found", "loan.not_yours", "session.not_signed_in"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    params: {
      type: "object",
      properties: {
        loan_id: { type: "string", format: "uuid" },
      },
      required: ["loan_id"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "LoanView#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** The label of a shelf, to be printed. */
export const toolLabel: Contract = {
  id: "toolLabel",
  method: "GET",
  path: "/shelf/:shelf/label",
  guard: "anyone",
  secure: false,
  errors: ["input.invalid", "input.malformed", "input.not_found"],
  rules: [],
  multipart: false,
  files: {},
  bare: true,
  content: "text/plain",
  repeatable: false,
  schema: {
    params: {
      type: "object",
      properties: {
        shelf: { type: "integer", minimum: 1 },
      },
      required: ["shelf"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
  },
};
