// The effect of listOwnReviews. Written by the generator from the spec; change the spec, not this file.
import { listOwnReviews, type ListOwnReviewsAnswer, type ListOwnReviewsArgs, type ListOwnReviewsCode } from "../../account/listOwnReviews";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** The reviews that the person has written. */
export const listOwnReviewsFx: Effect<ListOwnReviewsArgs | void, ListOwnReviewsAnswer, Failure<ListOwnReviewsCode>> = /* @__PURE__ */ effectOf("listOwnReviewsFx", listOwnReviews);
