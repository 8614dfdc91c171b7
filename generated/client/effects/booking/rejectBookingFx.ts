// Generated 08cf0267c7fa. The effect of rejectBooking. Change the spec, not this file.
import { rejectBooking, type RejectBookingAnswer, type RejectBookingArgs, type RejectBookingCode } from "../../booking/rejectBooking";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** The host rejects a request, with a reason. */
export const rejectBookingFx: Effect<RejectBookingArgs, RejectBookingAnswer, Failure<RejectBookingCode>> = /* @__PURE__ */ effectOf("rejectBookingFx", rejectBooking);
