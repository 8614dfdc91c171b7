// Generated 7fd694f79bd2. The effect of sendDeleteEmail. Change the spec, not this file.
import { sendDeleteEmail, type SendDeleteEmailAnswer, type SendDeleteEmailArgs, type SendDeleteEmailCode } from "../../account/sendDeleteEmail";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Mails a link that confirms that the account goes. */
export const sendDeleteEmailFx: Effect<SendDeleteEmailArgs, SendDeleteEmailAnswer, Failure<SendDeleteEmailCode>> = /* @__PURE__ */ effectOf("sendDeleteEmailFx", sendDeleteEmail);
