// Generated a848bfcd4f1f. Examples of the calls of review. A rule that asks for the state of a thing, or the hour, is not played through.
import type { GetBookingReviewAnswer, GetBookingReviewArgs, GetBookingReviewCode, ListGuestReviewsAnswer, ListGuestReviewsArgs, ListGuestReviewsCode, ListHostReviewsAnswer, ListHostReviewsArgs, ListHostReviewsCode, ListPropertyReviewsAnswer, ListPropertyReviewsArgs, ListPropertyReviewsCode, ListReviewsAnswer, ListReviewsArgs, ListReviewsCode, ReplyToReviewAnswer, ReplyToReviewArgs, ReplyToReviewCode, SubmitGuestReviewAnswer, SubmitGuestReviewArgs, SubmitGuestReviewCode, SubmitReviewAnswer, SubmitReviewArgs, SubmitReviewCode } from "../client/review";
import type { Example } from "./example";
import { exampleGuestReviewList, examplePublicReview, exampleReviewList, exampleShownGuestReview } from "./things";

export const getBookingReview: Example<GetBookingReviewArgs, GetBookingReviewAnswer, GetBookingReviewCode> = {
  args: { booking_id: "00000000-0000-4000-8000-948e03e7054b" },
  answer: { review: null, private_note: null, guest_review: null },
};

export const listGuestReviews: Example<ListGuestReviewsArgs, ListGuestReviewsAnswer, ListGuestReviewsCode> = {
  args: { booking_id: "00000000-0000-4000-8000-948e03e7054b" },
  answer: exampleGuestReviewList,
};

export const listHostReviews: Example<ListHostReviewsArgs, ListHostReviewsAnswer, ListHostReviewsCode> = {
  args: { profile_id: "00000000-0000-4000-8000-d696a35bdd18" },
  answer: exampleReviewList,
};

export const listPropertyReviews: Example<ListPropertyReviewsArgs, ListPropertyReviewsAnswer, ListPropertyReviewsCode> = {
  args: { property_id: "00000000-0000-4000-8000-40040cb181f7" },
  answer: exampleReviewList,
};

export const listReviews: Example<ListReviewsArgs, ListReviewsAnswer, ListReviewsCode> = {
  args: {},
  answer: exampleReviewList,
};

export const replyToReview: Example<ReplyToReviewArgs, ReplyToReviewAnswer, ReplyToReviewCode> = {
  args: { property_id: "00000000-0000-4000-8000-40040cb181f7", review_id: "00000000-0000-4000-8000-aff0766a5290", reply: "Reply" },
  answer: examplePublicReview,
};

export const submitGuestReview: Example<SubmitGuestReviewArgs, SubmitGuestReviewAnswer, SubmitGuestReviewCode> = {
  args: {
    booking_id: "00000000-0000-4000-8000-948e03e7054b",
    rating: 5,
    rules: 5,
    cleanliness: 5,
    communication: 5,
    comment: "An example of “Comment”, as long as it must be.",
  },
  answer: exampleShownGuestReview,
};

export const submitReview: Example<SubmitReviewArgs, SubmitReviewAnswer, SubmitReviewCode> = {
  args: {
    booking_id: "00000000-0000-4000-8000-948e03e7054b",
    rating: 5,
    cleanliness: 5,
    accuracy: 5,
    checkin: 5,
    communication: 5,
    location: 5,
    value: 5,
    comment: "An example of “Comment”, as long as it must be.",
  },
  answer: examplePublicReview,
};
