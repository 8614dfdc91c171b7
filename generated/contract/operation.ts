// What the calls of operation take and answer. Written by the generator from the spec; change the spec, not this file.
import type { Contract } from "./contract";

/** Moves the demo’s clock on for good, and does what falls due on the way before it answers; everybody signed in stays so. */
export const advanceDemoClock: Contract = {
  id: "advanceDemoClock",
  method: "POST",
  path: "/demo/clock",
  guard: "anyone",
  secure: false,
  errors: ["input.invalid", "input.malformed", "input.no_such_call", "input.too_large"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {
        advance_hours: { type: "integer", minimum: 0, maximum: 9600 },
      },
      required: ["advance_hours"],
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: {
            type: "object",
            properties: {
              now: { type: "string", format: "date-time" },
            },
            required: ["now"],
            additionalProperties: false,
          },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** What the demo’s clock shows, and how far the next stay of whoever asks is away. */
export const getDemoClock: Contract = {
  id: "getDemoClock",
  method: "GET",
  path: "/demo/clock",
  guard: "anyone",
  secure: false,
  errors: ["input.invalid", "input.malformed", "input.no_such_call"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    querystring: {
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
            properties: {
              now: { type: "string", format: "date-time" },
              checkin_hours: {
                type: ["integer", "null"],
                minimum: 1,
              },
              checkout_hours: {
                type: ["integer", "null"],
                minimum: 1,
              },
            },
            required: ["now", "checkin_hours", "checkout_hours"],
            additionalProperties: false,
          },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};
