// Generated e3cfab7845d6. The effect of updateBooking. Change the spec, not this file.
import { updateBooking, type UpdateBookingAnswer, type UpdateBookingArgs, type UpdateBookingCode } from "../../booking/updateBooking";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Changes what may still change before the host has answered: dates, people, message. */
export const updateBookingFx: Effect<UpdateBookingArgs, UpdateBookingAnswer, Failure<UpdateBookingCode>> = /* @__PURE__ */ effectOf("updateBookingFx", updateBooking);
