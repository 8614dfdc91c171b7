// Generated 014cec151866. What the calls of points take and answer. Change the spec, not this file.
import type { Contract } from "./contract";

/** The points of the person who asks, and where they came from, page by page. */
export const getPoints: Contract = {
  id: "getPoints",
  method: "GET",
  path: "/user/points",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    querystring: {
      type: "object",
      properties: {
        page: { type: "integer", minimum: 1, maximum: 1000, default: 1 },
      },
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "PointsBalance#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};
