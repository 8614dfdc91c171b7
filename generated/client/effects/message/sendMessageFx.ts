// Generated e7a94bd75def. The effect of sendMessage. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { sendMessage, type SendMessageAnswer, type SendMessageArgs, type SendMessageCode } from "../../message/sendMessage";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Writes to the other side of a thread. */
export const sendMessageFx: Effect<SendMessageArgs, SendMessageAnswer, Failure<SendMessageCode>> = /* @__PURE__ */ effectOf("sendMessageFx", sendMessage);
