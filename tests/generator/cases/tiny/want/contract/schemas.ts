// Generated 5d55fe9ee066. Schemas that several calls refer to by name.
import { fields, uuid, type SharedSchema } from "./contract";

export const sharedSchemas: readonly SharedSchema[] = [
  {
    $id: "Note",
    ...fields({
      note_id: uuid,
      words: { type: "string", minLength: 1, maxLength: 200 },
    }),
  },
];
