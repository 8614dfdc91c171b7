// Generated 15121057ac56. The effect of listReviews. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { listReviews, type ListReviewsAnswer, type ListReviewsArgs, type ListReviewsCode } from "../../review/listReviews";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** The newest reviews of the whole product. */
export const listReviewsFx: Effect<ListReviewsArgs | void, ListReviewsAnswer, Failure<ListReviewsCode>> = /* @__PURE__ */ effectOf("listReviewsFx", listReviews);
