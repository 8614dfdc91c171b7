// Generated 5e53e5c49d18. The effect of listReviewable. Change the spec, not this file.
import { listReviewable, type ListReviewableAnswer, type ListReviewableCode } from "../../booking/listReviewable";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** The stays that are ready for a review. */
export const listReviewableFx: Effect<void, ListReviewableAnswer, Failure<ListReviewableCode>> = /* @__PURE__ */ effectOf("listReviewableFx", listReviewable);
