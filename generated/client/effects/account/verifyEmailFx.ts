// Generated 8c93b5044610. The effect of verifyEmail. Change the spec, not this file.
import { verifyEmail, type VerifyEmailAnswer, type VerifyEmailArgs, type VerifyEmailCode } from "../../account/verifyEmail";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Verifies the address with a mailed link, signed in or not. */
export const verifyEmailFx: Effect<VerifyEmailArgs, VerifyEmailAnswer, Failure<VerifyEmailCode>> = /* @__PURE__ */ effectOf("verifyEmailFx", verifyEmail);
