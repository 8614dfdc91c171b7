// Generated 80c05367078e. The calls of pages. Change the spec, not this file.

export { sendContactMessage, type SendContactMessageAnswer, type SendContactMessageArgs, type SendContactMessageCode } from "./pages/sendContactMessage";
