// Generated cf50661f4428. The effect of cancelBooking. Change the spec, not this file.
import { cancelBooking, type CancelBookingAnswer, type CancelBookingArgs, type CancelBookingCode } from "../../booking/cancelBooking";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Cancels a booking, with a reason; a guest withdraws a request the same way. */
export const cancelBookingFx: Effect<CancelBookingArgs, CancelBookingAnswer, Failure<CancelBookingCode>> = /* @__PURE__ */ effectOf("cancelBookingFx", cancelBooking);
