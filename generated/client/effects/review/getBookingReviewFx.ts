// Generated 6ff11d8441e8. The effect of getBookingReview. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { getBookingReview, type GetBookingReviewAnswer, type GetBookingReviewArgs, type GetBookingReviewCode } from "../../review/getBookingReview";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** The review of a booking, once there is one, with what it says to the host alone. */
export const getBookingReviewFx: Effect<GetBookingReviewArgs, GetBookingReviewAnswer, Failure<GetBookingReviewCode>> = /* @__PURE__ */ effectOf("getBookingReviewFx", getBookingReview);
