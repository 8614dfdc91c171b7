// The calls of notes. Written by the generator from the spec; change the spec, not this file.

export { addNote, type AddNoteAnswer, type AddNoteArgs, type AddNoteCode } from "./notes/addNote";
