// Generated 650dac3b7698. Schemas that several calls refer to by name. Change the spec, not this file.
import { fields, type SharedSchema } from "./contract";

export const sharedSchemas: readonly SharedSchema[] = [
  {
    $id: "Note",
    ...fields({
      note_id: { type: "string", format: "uuid" },
      words: { type: "string", minLength: 1, maxLength: 200 },
    }),
  },
];
