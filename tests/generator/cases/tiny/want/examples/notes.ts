// Generated 4bcdc50868ce. Examples of the calls of notes. A rule that asks for the state of a thing, or the hour, is not played through.
import type { AddNoteAnswer, AddNoteArgs, AddNoteCode } from "../client/notes";
import type { Example } from "./example";
import { exampleNote } from "./things";

export const addNote: Example<AddNoteArgs, AddNoteAnswer, AddNoteCode> = {
  args: { words: "Buy milk" },
  answer: exampleNote,
};
