// Generated 402930115136. The calls of review as effects. Change the spec, not this file.

export { getBookingReviewFx } from "./review/getBookingReviewFx";
export { listHostReviewsFx } from "./review/listHostReviewsFx";
export { listPropertyReviewsFx } from "./review/listPropertyReviewsFx";
export { listReviewsFx } from "./review/listReviewsFx";
export { replyToReviewFx } from "./review/replyToReviewFx";
export { submitReviewFx } from "./review/submitReviewFx";
