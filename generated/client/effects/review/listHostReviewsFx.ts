// Generated ea8ebcd03836. The effect of listHostReviews. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { listHostReviews, type ListHostReviewsAnswer, type ListHostReviewsArgs, type ListHostReviewsCode } from "../../review/listHostReviews";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** The reviews of all properties of a host. */
export const listHostReviewsFx: Effect<ListHostReviewsArgs, ListHostReviewsAnswer, Failure<ListHostReviewsCode>> = /* @__PURE__ */ effectOf("listHostReviewsFx", listHostReviews);
