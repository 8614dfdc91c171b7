// Generated 03d64a8f3b45. The effect of checkDuplicate. Change the spec, not this file.
import { checkDuplicate, type CheckDuplicateAnswer, type CheckDuplicateArgs, type CheckDuplicateCode } from "../../booking/checkDuplicate";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Tells whether the guest has already booked these nights. */
export const checkDuplicateFx: Effect<CheckDuplicateArgs, CheckDuplicateAnswer, Failure<CheckDuplicateCode>> = /* @__PURE__ */ effectOf("checkDuplicateFx", checkDuplicate);
