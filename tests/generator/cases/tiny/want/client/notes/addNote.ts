// Generated 6fb3aeacca84. The call addNote, and its effect. Change the spec, not this file.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Failure, Outcome, Transport } from "../transport";
import type { Note } from "../../model/entities";
import type { Effect } from "effector";

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

export const addNoteFx: Effect<AddNoteArgs, AddNoteAnswer, Failure<AddNoteCode>> = /* @__PURE__ */ effectOf("addNoteFx", addNote);
