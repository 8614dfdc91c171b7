// Generated f5c68b75025a. The effect of getBooking. Change the spec, not this file.
import { getBooking, type GetBookingAnswer, type GetBookingArgs, type GetBookingCode } from "../../booking/getBooking";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** One booking, for its guest and its host. */
export const getBookingFx: Effect<GetBookingArgs, GetBookingAnswer, Failure<GetBookingCode>> = /* @__PURE__ */ effectOf("getBookingFx", getBooking);
