// Generated 88c31573ea68. The call addNote, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { Note } from "../../model/entities";

export interface AddNoteArgs {
  readonly words: string;
}

export type AddNoteAnswer = Note;

const codes = "input.invalid input.malformed input.too_large note.empty session.not_signed_in";

export type AddNoteCode = Words<typeof codes>;

/** Keeps a note. POST /note. For people who are signed in. Source: §7. */
export function addNote(transport: Transport, args: AddNoteArgs): Promise<Outcome<AddNoteAnswer, AddNoteCode>> {
  return ask(transport, { call: "addNote", method: "POST", path: "/note", secure: true, codes }, args);
}

export const addNoteFx = /* @__PURE__ */ effectOf("addNoteFx", addNote);
