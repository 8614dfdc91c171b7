// Generated 2c4e29c08585. The calls of pages as effects. Change the spec, not this file.

export { sendContactMessageFx } from "./pages/sendContactMessageFx";
