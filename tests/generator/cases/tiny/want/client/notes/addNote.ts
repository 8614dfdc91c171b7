// Generated 8066006a1a51. The call addNote. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";
import type { Note } from "../../model/entities";

export interface AddNoteArgs {
  readonly words: string;
}

export type AddNoteAnswer = Note;

export type AddNoteCode = "input.invalid"
  | "input.malformed"
  | "input.too_large"
  | "note.empty"
  | "session.not_signed_in";

/** Keeps a note. POST /note. For people who are signed in. Source: §7. */
export function addNote(transport: Transport, args: AddNoteArgs): Promise<Outcome<AddNoteAnswer, AddNoteCode>> {
  return ask(transport, { call: "addNote", method: "POST", path: "/note", codes: "input.invalid input.malformed input.too_large note.empty session.not_signed_in", secure: true }, args);
}
