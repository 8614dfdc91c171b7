// Generated e488f85be597. The effect of listOwnReviews. Change the spec, not this file.
import { listOwnReviews, type ListOwnReviewsAnswer, type ListOwnReviewsArgs, type ListOwnReviewsCode } from "../../account/listOwnReviews";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** The reviews that the person has written. */
export const listOwnReviewsFx: Effect<ListOwnReviewsArgs | void, ListOwnReviewsAnswer, Failure<ListOwnReviewsCode>> = /* @__PURE__ */ effectOf("listOwnReviewsFx", listOwnReviews);
