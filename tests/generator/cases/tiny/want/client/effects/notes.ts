// The calls of notes as effects. Written by the generator from the spec; change the spec, not this file.

export { addNoteFx } from "./notes/addNoteFx";
