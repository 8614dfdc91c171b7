// All sentences, by the name of their declaration. Written by the generator from the spec; change the spec, not this file.

export { homeTexts } from "./sentences/homeTexts";
