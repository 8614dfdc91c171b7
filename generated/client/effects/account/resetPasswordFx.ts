// Generated 3cc3fd7da51a. The effect of resetPassword. Change the spec, not this file.
import { resetPassword, type ResetPasswordAnswer, type ResetPasswordArgs, type ResetPasswordCode } from "../../account/resetPassword";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Sets a new password with a mailed link, and ends every session. */
export const resetPasswordFx: Effect<ResetPasswordArgs, ResetPasswordAnswer, Failure<ResetPasswordCode>> = /* @__PURE__ */ effectOf("resetPasswordFx", resetPassword);
