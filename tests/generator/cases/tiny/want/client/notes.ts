// Generated d1f2259c9ed7. The calls of notes.

export { addNote, addNoteFx, type AddNoteAnswer, type AddNoteArgs, type AddNoteCode } from "./notes/addNote";
