// The effect of finishPayment. Written by the generator from the spec; change the spec, not this file.
import { finishPayment, type FinishPaymentAnswer, type FinishPaymentArgs, type FinishPaymentCode } from "../../checkout/finishPayment";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Ends a payment on the built-in page. */
export const finishPaymentFx: Effect<FinishPaymentArgs, FinishPaymentAnswer, Failure<FinishPaymentCode>> = /* @__PURE__ */ effectOf("finishPaymentFx", finishPayment);
