// Generated d87775b60f2e. The calls of review.

export { getBookingReview, getBookingReviewFx, type GetBookingReviewAnswer, type GetBookingReviewArgs, type GetBookingReviewCode } from "./review/getBookingReview";
export { listGuestReviews, listGuestReviewsFx, type ListGuestReviewsAnswer, type ListGuestReviewsArgs, type ListGuestReviewsCode } from "./review/listGuestReviews";
export { listHostReviews, listHostReviewsFx, type ListHostReviewsAnswer, type ListHostReviewsArgs, type ListHostReviewsCode } from "./review/listHostReviews";
export { listPropertyReviews, listPropertyReviewsFx, type ListPropertyReviewsAnswer, type ListPropertyReviewsArgs, type ListPropertyReviewsCode } from "./review/listPropertyReviews";
export { listReviews, listReviewsFx, type ListReviewsAnswer, type ListReviewsArgs, type ListReviewsCode } from "./review/listReviews";
export { replyToReview, replyToReviewFx, type ReplyToReviewAnswer, type ReplyToReviewArgs, type ReplyToReviewCode } from "./review/replyToReview";
export { submitGuestReview, submitGuestReviewFx, type SubmitGuestReviewAnswer, type SubmitGuestReviewArgs, type SubmitGuestReviewCode } from "./review/submitGuestReview";
export { submitReview, submitReviewFx, type SubmitReviewAnswer, type SubmitReviewArgs, type SubmitReviewCode } from "./review/submitReview";
