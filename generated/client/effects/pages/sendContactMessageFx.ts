// Generated 57ab25b97f38. The effect of sendContactMessage. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { sendContactMessage, type SendContactMessageAnswer, type SendContactMessageArgs, type SendContactMessageCode } from "../../pages/sendContactMessage";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Sends a message to the people behind the product, with a copy to whoever wrote it. */
export const sendContactMessageFx: Effect<SendContactMessageArgs, SendContactMessageAnswer, Failure<SendContactMessageCode>> = /* @__PURE__ */ effectOf("sendContactMessageFx", sendContactMessage);
