// Generated 63fd94275bf2. What the calls of notes take and answer.
// Generated 70c17f942b55. What the calls of notes take and answer. Change the spec, not this file.
import { contractOf, fields, type Contract } from "./contract";

/** Keeps a note. */
export const addNote: Contract = contractOf({
  id: "addNote",
  method: "POST",
  path: "/note",
  guard: "signedIn",
  secure: true,
  errors: ["input.invalid", "input.malformed", "input.too_large", "note.empty", "session.not_signed_in"],
  rules: ["hasWords"],
  body: fields({
    words: { type: "string", minLength: 1, maxLength: 200, format: "long-text" },
  }),
  answer: { $ref: "Note#" },
});
