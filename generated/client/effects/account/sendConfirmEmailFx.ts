// Generated 71759b3ea8a9. The effect of sendConfirmEmail. Change the spec, not this file.
import { sendConfirmEmail, type SendConfirmEmailAnswer, type SendConfirmEmailArgs, type SendConfirmEmailCode } from "../../account/sendConfirmEmail";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Mails a link that verifies the address. */
export const sendConfirmEmailFx: Effect<SendConfirmEmailArgs, SendConfirmEmailAnswer, Failure<SendConfirmEmailCode>> = /* @__PURE__ */ effectOf("sendConfirmEmailFx", sendConfirmEmail);
