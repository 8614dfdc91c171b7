// Generated 0dec9a15524a. All sentences, by the name of their declaration.

export { homeTexts } from "./sentences/homeTexts";
