// Generated 75566ba2ee28. The calls of pages. Change the spec, not this file.

export { sendContactMessage, sendContactMessageFx, type SendContactMessageAnswer, type SendContactMessageArgs, type SendContactMessageCode } from "./pages/sendContactMessage";
