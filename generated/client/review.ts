// Generated c7c5ce4ca48b. The calls of review. Change the spec, not this file.

export { getBookingReview, type GetBookingReviewAnswer, type GetBookingReviewArgs, type GetBookingReviewCode } from "./review/getBookingReview";
export { listHostReviews, type ListHostReviewsAnswer, type ListHostReviewsArgs, type ListHostReviewsCode } from "./review/listHostReviews";
export { listPropertyReviews, type ListPropertyReviewsAnswer, type ListPropertyReviewsArgs, type ListPropertyReviewsCode } from "./review/listPropertyReviews";
export { listReviews, type ListReviewsAnswer, type ListReviewsArgs, type ListReviewsCode } from "./review/listReviews";
export { replyToReview, type ReplyToReviewAnswer, type ReplyToReviewArgs, type ReplyToReviewCode } from "./review/replyToReview";
export { submitReview, type SubmitReviewAnswer, type SubmitReviewArgs, type SubmitReviewCode } from "./review/submitReview";
