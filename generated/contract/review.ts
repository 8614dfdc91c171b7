// Generated 1ca0ec1d48bc. What the calls of review take and answer.
import { contractOf, fields, oneOf, orNull, uuid, type Contract } from "./contract";
import { ReviewOrder } from "../model/values";

/** What the two sides of a booking wrote: each reads its own at once, and the other’s once it shows; the note is for the host alone. */
export const getBookingReview: Contract = contractOf({
  id: "getBookingReview",
  method: "GET",
  path: "/booking/:booking_id/review",
  guard: "partyToBooking",
  secure: true,
  errors: ["account.not_signed_in", "booking.not_found", "input.invalid", "input.malformed"],
  params: fields({
    booking_id: uuid,
  }),
  answer: fields({
    review: orNull({ $ref: "PublicReview#" }),
    private_note: orNull({ type: "string", maxLength: 1000 }),
    guest_review: orNull({ $ref: "ShownGuestReview#" }),
  }),
});

/** What hosts wrote of the guest, for a host who has a request or a booking from that guest. */
export const listGuestReviews: Contract = contractOf({
  id: "listGuestReviews",
  method: "GET",
  path: "/booking/:booking_id/guest-review",
  guard: "hostOfBooking",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.not_found", "booking.not_this_side", "input.invalid", "input.malformed"],
  params: fields({
    booking_id: uuid,
  }),
  query: fields({
    page: { type: "integer", minimum: 1, maximum: 1000, default: 1 },
  }, ["page"]),
  answer: { $ref: "GuestReviewList#" },
});

/** The reviews of all properties of a host. */
export const listHostReviews: Contract = contractOf({
  id: "listHostReviews",
  method: "GET",
  path: "/property/profile/:profile_id/review",
  guard: "publicProfile",
  secure: false,
  errors: ["account.profile_not_found", "input.invalid", "input.malformed", "input.rate_limited"],
  throttle: { times: 2400, seconds: 600 },
  params: fields({
    profile_id: uuid,
  }),
  query: fields({
    page: { type: "integer", minimum: 1, maximum: 1000, default: 1 },
    per_page: { type: "integer", minimum: 1, maximum: 50, default: 6 },
    sort: {
      ...oneOf(ReviewOrder),
      default: "newest",
    },
    query: { type: "string", maxLength: 100, format: "text" },
  }, ["page", "per_page", "sort", "query"]),
  answer: { $ref: "ReviewList#" },
});

/** The reviews of a property. */
export const listPropertyReviews: Contract = contractOf({
  id: "listPropertyReviews",
  method: "GET",
  path: "/property/:property_id/review",
  guard: "publicListing",
  secure: false,
  errors: ["input.invalid", "input.malformed", "input.rate_limited", "property.gone", "property.not_found"],
  throttle: { times: 2400, seconds: 600 },
  params: fields({
    property_id: uuid,
  }),
  query: fields({
    page: { type: "integer", minimum: 1, maximum: 1000, default: 1 },
    per_page: { type: "integer", minimum: 1, maximum: 50, default: 6 },
    sort: {
      ...oneOf(ReviewOrder),
      default: "newest",
    },
    query: { type: "string", maxLength: 100, format: "text" },
  }, ["page", "per_page", "sort", "query"]),
  answer: { $ref: "ReviewList#" },
});

/** The newest reviews of the whole product. */
export const listReviews: Contract = contractOf({
  id: "listReviews",
  method: "GET",
  path: "/property/review",
  guard: "anyone",
  secure: false,
  errors: ["input.invalid", "input.malformed", "input.rate_limited"],
  throttle: { times: 2400, seconds: 600 },
  query: fields({
    page: { type: "integer", minimum: 1, maximum: 1000, default: 1 },
    per_page: { type: "integer", minimum: 1, maximum: 50, default: 6 },
    sort: {
      ...oneOf(ReviewOrder),
      default: "newest",
    },
    query: { type: "string", maxLength: 100, format: "text" },
  }, ["page", "per_page", "sort", "query"]),
  answer: { $ref: "ReviewList#" },
});

/** The host answers a review, once, for all to read. */
export const replyToReview: Contract = contractOf({
  id: "replyToReview",
  method: "POST",
  path: "/property/:property_id/review/:review_id/reply",
  guard: "owner",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.no_such_call", "input.rate_limited", "input.repeated_differently", "input.too_large", "property.not_found", "property.not_owner", "review.already_replied", "review.not_found", "review.personal_details", "review.reply_too_late"],
  rules: ["mayReply"],
  repeatable: true,
  params: fields({
    property_id: uuid,
    review_id: uuid,
  }),
  body: fields({
    reply: { type: "string", minLength: 1, maxLength: 1000, format: "long-text" },
  }),
  answer: { $ref: "PublicReview#" },
});

/** The host reviews the guest. */
export const submitGuestReview: Contract = contractOf({
  id: "submitGuestReview",
  method: "POST",
  path: "/booking/:booking_id/guest-review",
  guard: "hostOfBooking",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.not_found", "booking.not_this_side", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large", "message.person_left", "review.guest_already_there", "review.guest_not_confirmed", "review.guest_still_there", "review.guest_too_late", "review.personal_details"],
  rules: ["mayReviewGuest"],
  repeatable: true,
  params: fields({
    booking_id: uuid,
  }),
  body: fields({
    rating: { type: "integer", minimum: 1, maximum: 5 },
    rules: { type: "integer", minimum: 1, maximum: 5 },
    cleanliness: { type: "integer", minimum: 1, maximum: 5 },
    communication: { type: "integer", minimum: 1, maximum: 5 },
    comment: { type: "string", minLength: 20, maxLength: 2000, format: "long-text" },
  }, ["rules", "cleanliness", "communication"]),
  answer: { $ref: "ShownGuestReview#" },
});

/** The guest reviews the stay. */
export const submitReview: Contract = contractOf({
  id: "submitReview",
  method: "POST",
  path: "/booking/:booking_id/review",
  guard: "guestOfBooking",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.not_found", "booking.not_this_side", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large", "review.already_there", "review.not_confirmed", "review.personal_details", "review.stay_not_over", "review.too_late"],
  rules: ["mayReview"],
  repeatable: true,
  params: fields({
    booking_id: uuid,
  }),
  body: fields({
    rating: { type: "integer", minimum: 1, maximum: 5 },
    cleanliness: { type: "integer", minimum: 1, maximum: 5 },
    accuracy: { type: "integer", minimum: 1, maximum: 5 },
    checkin: { type: "integer", minimum: 1, maximum: 5 },
    communication: { type: "integer", minimum: 1, maximum: 5 },
    location: { type: "integer", minimum: 1, maximum: 5 },
    value: { type: "integer", minimum: 1, maximum: 5 },
    comment: { type: "string", minLength: 20, maxLength: 2000, format: "long-text" },
    private_note: { type: "string", maxLength: 1000, format: "long-text" },
  }, ["cleanliness", "accuracy", "checkin", "communication", "location", "value", "private_note"]),
  answer: { $ref: "PublicReview#" },
});
