// Generated e4f26981cb34. The effect of replyToReview. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { replyToReview, type ReplyToReviewAnswer, type ReplyToReviewArgs, type ReplyToReviewCode } from "../../review/replyToReview";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** The host answers a review, once, for all to read. */
export const replyToReviewFx: Effect<ReplyToReviewArgs, ReplyToReviewAnswer, Failure<ReplyToReviewCode>> = /* @__PURE__ */ effectOf("replyToReviewFx", replyToReview);
