// Generated 79e1eb002c3f. What the calls of pages take and answer. Change the spec, not this file.
import type { Contract } from "./contract";

/** Sends a message to the people behind the product, with a copy to whoever wrote it. */
export const sendContactMessage: Contract = {
  id: "sendContactMessage",
  method: "POST",
  path: "/contact",
  guard: "anyone",
  secure: false,
  errors: ["input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large", "pages.looks_automatic"],
  rules: ["contactIsByPerson"],
  multipart: false,
  files: {},
  bare: false,
  throttle: { times: 5, seconds: 3600 },
  repeatable: true,
  schema: {
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {
        name: { type: "string", minLength: 1, maxLength: 100 },
        email: { type: "string", maxLength: 254, format: "idn-email" },
        topic: {
          type: "string",
          enum: ["booking", "hosting", "call", "points", "account", "privacy", "other"],
        },
        message: { type: "string", minLength: 10, maxLength: 4000 },
        website: { type: "string", maxLength: 500 },
        seconds: { type: "integer", minimum: 0, maximum: 10000000 },
      },
      required: ["name", "email", "topic", "message", "seconds"],
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: {
            type: "object",
            properties: {
              reference: { type: "string" },
            },
            required: ["reference"],
            additionalProperties: false,
          },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};
