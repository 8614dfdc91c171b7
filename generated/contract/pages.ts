// What the calls of pages take and answer.
// Written by the generator from the spec; change the spec, not this file.
import type { Contract } from "./contract";

/** Sends a message to the people behind the product. */
export const sendContactMessage: Contract = {
  id: "sendContactMessage", method: "POST", path: "/contact", guard: "anyone", secure: false,
  errors: ["input.invalid", "input.malformed", "input.rate_limited", "input.too_large"], rules: [], multipart: false, files: {},
  bare: false, throttle: { times: 5, seconds: 3600 }, repeatable: false,
  schema: {
    querystring: { type: "object", properties: {}, additionalProperties: false },
    body: {
      type: "object",
      properties: {
        name: { type: "string", minLength: 1, maxLength: 100 }, email: { type: "string", maxLength: 254, format: "idn-email" },
        topic: { type: "string", enum: ["booking", "hosting", "call", "points", "account", "privacy", "other"] },
        message: { type: "string", minLength: 10, maxLength: 4000 },
      },
      required: ["name", "email", "topic", "message"], additionalProperties: false,
    },
    response: { "200": {
      type: "object",
      properties: { data: { type: "object", properties: {}, additionalProperties: false } },
      required: ["data"], additionalProperties: false,
    } },
  },
};
