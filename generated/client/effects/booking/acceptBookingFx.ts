// Generated c10a676dd3cb. The effect of acceptBooking. Change the spec, not this file.
import { acceptBooking, type AcceptBookingAnswer, type AcceptBookingArgs, type AcceptBookingCode } from "../../booking/acceptBooking";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** The host accepts a request. */
export const acceptBookingFx: Effect<AcceptBookingArgs, AcceptBookingAnswer, Failure<AcceptBookingCode>> = /* @__PURE__ */ effectOf("acceptBookingFx", acceptBooking);
