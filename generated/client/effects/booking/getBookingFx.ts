// The effect of getBooking. Written by the generator from the spec; change the spec, not this file.
import { getBooking, type GetBookingAnswer, type GetBookingArgs, type GetBookingCode } from "../../booking/getBooking";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** One booking, for its guest and its host. */
export const getBookingFx: Effect<GetBookingArgs, GetBookingAnswer, Failure<GetBookingCode>> = /* @__PURE__ */ effectOf("getBookingFx", getBooking);
