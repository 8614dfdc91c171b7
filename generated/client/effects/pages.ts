// The calls of pages as effects. Written by the generator from the spec; change the spec, not this file.

export { sendContactMessageFx } from "./pages/sendContactMessageFx";
