// Generated 480c846c9bad. The effect of priceBooking. Change the spec, not this file.
import { priceBooking, type PriceBookingAnswer, type PriceBookingArgs, type PriceBookingCode } from "../../booking/priceBooking";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** The price of a booking with what its address now asks for: other dates, people or currency. */
export const priceBookingFx: Effect<PriceBookingArgs, PriceBookingAnswer, Failure<PriceBookingCode>> = /* @__PURE__ */ effectOf("priceBookingFx", priceBooking);
