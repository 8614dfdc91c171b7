// Generated ec67d73a90f0. All sentences, by the name of their declaration. Change the spec, not this file.

export { homeTexts } from "./sentences/homeTexts";
