// Generated 610a234fa6c8. The calls of review.

export { getBookingReview, getBookingReviewFx, type GetBookingReviewAnswer, type GetBookingReviewArgs, type GetBookingReviewCode } from "./review/getBookingReview";
export { listHostReviews, listHostReviewsFx, type ListHostReviewsAnswer, type ListHostReviewsArgs, type ListHostReviewsCode } from "./review/listHostReviews";
export { listPropertyReviews, listPropertyReviewsFx, type ListPropertyReviewsAnswer, type ListPropertyReviewsArgs, type ListPropertyReviewsCode } from "./review/listPropertyReviews";
export { listReviews, listReviewsFx, type ListReviewsAnswer, type ListReviewsArgs, type ListReviewsCode } from "./review/listReviews";
export { replyToReview, replyToReviewFx, type ReplyToReviewAnswer, type ReplyToReviewArgs, type ReplyToReviewCode } from "./review/replyToReview";
export { submitReview, submitReviewFx, type SubmitReviewAnswer, type SubmitReviewArgs, type SubmitReviewCode } from "./review/submitReview";
