// Generated c64b723f8880. The calls of notes as effects. Change the spec, not this file.

export { addNoteFx } from "./notes/addNoteFx";
