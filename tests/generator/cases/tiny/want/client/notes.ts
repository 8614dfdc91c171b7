// Generated aef0cd6fcd20. The calls of notes. Change the spec, not this file.

export { addNote, addNoteFx, type AddNoteAnswer, type AddNoteArgs, type AddNoteCode } from "./notes/addNote";
