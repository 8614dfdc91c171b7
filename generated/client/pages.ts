// Generated 717b84ea617f. The calls of pages.

export { sendContactMessage, sendContactMessageFx, type SendContactMessageAnswer, type SendContactMessageArgs, type SendContactMessageCode } from "./pages/sendContactMessage";
