// Generated 9ead4a406a14. The effect of payBooking. Change the spec, not this file.
import { payBooking, type PayBookingAnswer, type PayBookingArgs, type PayBookingCode } from "../../booking/payBooking";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Confirms a payment that the payment provider has taken; while that is on its way, the booking is answered unpaid. */
export const payBookingFx: Effect<PayBookingArgs, PayBookingAnswer, Failure<PayBookingCode>> = /* @__PURE__ */ effectOf("payBookingFx", payBooking);
