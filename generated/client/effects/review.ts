// The calls of review as effects. Written by the generator from the spec; change the spec, not this file.

export { getBookingReviewFx } from "./review/getBookingReviewFx";
export { listHostReviewsFx } from "./review/listHostReviewsFx";
export { listPropertyReviewsFx } from "./review/listPropertyReviewsFx";
export { listReviewsFx } from "./review/listReviewsFx";
export { replyToReviewFx } from "./review/replyToReviewFx";
export { submitReviewFx } from "./review/submitReviewFx";
