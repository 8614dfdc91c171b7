// Generated 7a9e924fe0fb. Schemas that several calls refer to by name. Change the spec, not this file.
import type { SharedSchema } from "./contract";

export const sharedSchemas: readonly SharedSchema[] = [
  {
    $id: "Note",
    type: "object",
    properties: {
      note_id: { type: "string", format: "uuid" },
      words: { type: "string", minLength: 1, maxLength: 200 },
    },
    required: ["note_id", "words"],
    additionalProperties: false,
  },
];
