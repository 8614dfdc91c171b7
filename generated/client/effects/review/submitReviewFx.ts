// Generated e5ce7fa34e19. The effect of submitReview. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { submitReview, type SubmitReviewAnswer, type SubmitReviewArgs, type SubmitReviewCode } from "../../review/submitReview";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** The guest reviews the stay. */
export const submitReviewFx: Effect<SubmitReviewArgs, SubmitReviewAnswer, Failure<SubmitReviewCode>> = /* @__PURE__ */ effectOf("submitReviewFx", submitReview);
