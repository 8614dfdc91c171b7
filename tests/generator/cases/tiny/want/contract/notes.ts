// Generated 2a32867e6ac5. What the calls of notes take and answer. Change the spec, not this file.
import type { Contract } from "./contract";

/** Keeps a note. */
export const addNote: Contract = {
  id: "addNote",
  method: "POST",
  path: "/note",
  guard: "signedIn",
  secure: true,
  errors: ["input.invalid", "input.malformed", "input.too_large", "note.empty", "session.not_signed_in"],
  rules: ["hasWords"],
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
        words: { type: "string", minLength: 1, maxLength: 200 },
      },
      required: ["words"],
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "Note#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};
