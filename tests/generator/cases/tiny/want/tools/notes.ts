// Generated eed38a710d88. What assistants may ask of notes.
import { fields } from "../contract/contract";
import type { Tool } from "./tool";

export const addNote: Tool = {
  name: "addNote",
  title: "Add note",
  description: "Keeps a note. For people who are signed in. A note says something. May be refused with: note.empty, session.not_signed_in.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "POST",
  path: "/note",
  query: [],
  inputSchema: fields({
    words: {
      type: "string",
      minLength: 1,
      maxLength: 200,
      format: "long-text",
      examples: ["Buy milk"],
    },
  }),
};
