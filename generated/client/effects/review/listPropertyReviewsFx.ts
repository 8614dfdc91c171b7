// Generated a08d6f42b4a3. The effect of listPropertyReviews. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { listPropertyReviews, type ListPropertyReviewsAnswer, type ListPropertyReviewsArgs, type ListPropertyReviewsCode } from "../../review/listPropertyReviews";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** The reviews of a property. */
export const listPropertyReviewsFx: Effect<ListPropertyReviewsArgs, ListPropertyReviewsAnswer, Failure<ListPropertyReviewsCode>> = /* @__PURE__ */ effectOf("listPropertyReviewsFx", listPropertyReviews);
