// Generated b37c89650e97. The calls of notes. Change the spec, not this file.

export { addNote, type AddNoteAnswer, type AddNoteArgs, type AddNoteCode } from "./notes/addNote";
