// Generated 79cc6b6477e4. What the calls of notes take and answer.
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
