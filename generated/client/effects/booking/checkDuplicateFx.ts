// The effect of checkDuplicate. Written by the generator from the spec; change the spec, not this file.
import { checkDuplicate, type CheckDuplicateAnswer, type CheckDuplicateArgs, type CheckDuplicateCode } from "../../booking/checkDuplicate";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Tells whether the guest has already booked these nights. */
export const checkDuplicateFx: Effect<CheckDuplicateArgs, CheckDuplicateAnswer, Failure<CheckDuplicateCode>> = /* @__PURE__ */ effectOf("checkDuplicateFx", checkDuplicate);
