// Generated 289fd6afe9e0. The effect of listProfileReviews. Change the spec, not this file.
import { listProfileReviews, type ListProfileReviewsAnswer, type ListProfileReviewsArgs, type ListProfileReviewsCode } from "../../account/listProfileReviews";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** The reviews that another person has written. */
export const listProfileReviewsFx: Effect<ListProfileReviewsArgs, ListProfileReviewsAnswer, Failure<ListProfileReviewsCode>> = /* @__PURE__ */ effectOf("listProfileReviewsFx", listProfileReviews);
