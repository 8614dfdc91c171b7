// Generated b4e3c6b4913b. The effect of recordPayment. Change the spec, not this file.
import { recordPayment, type RecordPaymentAnswer, type RecordPaymentArgs, type RecordPaymentCode } from "../../booking/recordPayment";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** The host records what a guest paid directly. */
export const recordPaymentFx: Effect<RecordPaymentArgs, RecordPaymentAnswer, Failure<RecordPaymentCode>> = /* @__PURE__ */ effectOf("recordPaymentFx", recordPayment);
