// The calls of pages. Written by the generator from the spec; change the spec, not this file.

export { sendContactMessage, type SendContactMessageAnswer, type SendContactMessageArgs, type SendContactMessageCode } from "./pages/sendContactMessage";
