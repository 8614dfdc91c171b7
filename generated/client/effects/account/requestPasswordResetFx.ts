// Generated c0f085976abc. The effect of requestPasswordReset. Change the spec, not this file.
import { requestPasswordReset, type RequestPasswordResetAnswer, type RequestPasswordResetArgs, type RequestPasswordResetCode } from "../../account/requestPasswordReset";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Mails a link that resets the password, signed in or not; never tells whether there is such an account. */
export const requestPasswordResetFx: Effect<RequestPasswordResetArgs, RequestPasswordResetAnswer, Failure<RequestPasswordResetCode>> = /* @__PURE__ */ effectOf("requestPasswordResetFx", requestPasswordReset);
