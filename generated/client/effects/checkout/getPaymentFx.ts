// Generated 729ad222ebad. The effect of getPayment. Change the spec, not this file.
import { getPayment, type GetPaymentAnswer, type GetPaymentArgs, type GetPaymentCode } from "../../checkout/getPayment";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** A payment as the built-in page shows it. */
export const getPaymentFx: Effect<GetPaymentArgs, GetPaymentAnswer, Failure<GetPaymentCode>> = /* @__PURE__ */ effectOf("getPaymentFx", getPayment);
