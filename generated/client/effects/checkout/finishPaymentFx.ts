// Generated 7f99a715ba03. The effect of finishPayment. Change the spec, not this file.
import { finishPayment, type FinishPaymentAnswer, type FinishPaymentArgs, type FinishPaymentCode } from "../../checkout/finishPayment";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Ends a payment on the built-in page. */
export const finishPaymentFx: Effect<FinishPaymentArgs, FinishPaymentAnswer, Failure<FinishPaymentCode>> = /* @__PURE__ */ effectOf("finishPaymentFx", finishPayment);
