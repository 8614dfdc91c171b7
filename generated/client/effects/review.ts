// The calls of review as effects.
// Written by the generator from the spec; change the spec, not this file.
import { effectOf } from "../effect-of";
import {
  getBookingReview, listHostReviews, listPropertyReviews, listReviews, submitReview, type GetBookingReviewAnswer,
  type GetBookingReviewArgs, type GetBookingReviewCode, type ListHostReviewsAnswer, type ListHostReviewsArgs, type ListHostReviewsCode,
  type ListPropertyReviewsAnswer, type ListPropertyReviewsArgs, type ListPropertyReviewsCode, type ListReviewsAnswer, type ListReviewsArgs,
  type ListReviewsCode, type SubmitReviewAnswer, type SubmitReviewArgs, type SubmitReviewCode,
} from "../review";
import type { Failure } from "../transport";
import type { Effect } from "effector";

/** The review of a booking, once there is one. A screen makes a copy of its own: `attach({ effect: getBookingReviewFx })`. */
export const getBookingReviewFx: Effect<GetBookingReviewArgs, GetBookingReviewAnswer, Failure<GetBookingReviewCode>> =
  /* @__PURE__ */ effectOf("getBookingReviewFx", getBookingReview);

/** The reviews of all properties of a host. A screen makes a copy of its own: `attach({ effect: listHostReviewsFx })`. */
export const listHostReviewsFx: Effect<ListHostReviewsArgs, ListHostReviewsAnswer, Failure<ListHostReviewsCode>> =
  /* @__PURE__ */ effectOf("listHostReviewsFx", listHostReviews);

/** The reviews of a property. A screen makes a copy of its own: `attach({ effect: listPropertyReviewsFx })`. */
export const listPropertyReviewsFx: Effect<ListPropertyReviewsArgs, ListPropertyReviewsAnswer, Failure<ListPropertyReviewsCode>> =
  /* @__PURE__ */ effectOf("listPropertyReviewsFx", listPropertyReviews);

/** The newest reviews of the whole product. A screen makes a copy of its own: `attach({ effect: listReviewsFx })`. */
export const listReviewsFx: Effect<ListReviewsArgs | void, ListReviewsAnswer, Failure<ListReviewsCode>> = /* @__PURE__ */ effectOf(
  "listReviewsFx",
  listReviews,
);

/** The guest reviews the stay. A screen makes a copy of its own: `attach({ effect: submitReviewFx })`. */
export const submitReviewFx: Effect<SubmitReviewArgs, SubmitReviewAnswer, Failure<SubmitReviewCode>> = /* @__PURE__ */ effectOf(
  "submitReviewFx",
  submitReview,
);
