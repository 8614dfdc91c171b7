// Generated d25b9b9020bf. What assistants may ask of review.
import { fields, oneOf, uuid } from "../contract/contract";
import { ReviewOrder } from "../model/values";
import type { Tool } from "./tool";

export const getBookingReview: Tool = {
  name: "getBookingReview",
  title: "Get booking review",
  description: "What the two sides of a booking wrote: each reads its own at once, and the other’s once it shows; the note is for the host alone. For the guest or the host of the booking. May be refused with: account.not_signed_in, booking.not_found.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/booking/{booking_id}/review",
  query: [],
  inputSchema: fields({
    booking_id: { type: "string", format: "uuid", description: "Unguessable: anybody who has it can see the offer" },
  }),
};

export const listGuestReviews: Tool = {
  name: "listGuestReviews",
  title: "List guest reviews",
  description: "What hosts wrote of the guest, for a host who has a request or a booking from that guest. For the host of the booking. May be refused with: account.not_named, account.not_signed_in, account.not_verified, booking.not_found, booking.not_this_side.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/booking/{booking_id}/guest-review",
  query: ["page"],
  inputSchema: fields({
    booking_id: { type: "string", format: "uuid", description: "Unguessable: anybody who has it can see the offer" },
    page: { type: "integer", minimum: 1, maximum: 1000, default: 1 },
  }, ["page"]),
};

export const listHostReviews: Tool = {
  name: "listHostReviews",
  title: "List host reviews",
  description: "The reviews of all properties of a host. For anyone, where there is such a person. At most 2400 times in 10 minutes. May be refused with: account.profile_not_found.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/property/profile/{profile_id}/review",
  query: ["page", "per_page", "sort", "query"],
  inputSchema: fields({
    profile_id: uuid,
    page: { type: "integer", minimum: 1, maximum: 1000, default: 1 },
    per_page: { type: "integer", minimum: 1, maximum: 50, default: 6 },
    sort: {
      ...oneOf(ReviewOrder),
      default: "newest",
    },
    query: { type: "string", maxLength: 100, format: "text", description: "Only those that hold these words" },
  }, ["page", "per_page", "sort", "query"]),
};

export const listPropertyReviews: Tool = {
  name: "listPropertyReviews",
  title: "List property reviews",
  description: "The reviews of a property. For anyone, where the property is listed or paused. At most 2400 times in 10 minutes. May be refused with: property.gone, property.not_found.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/property/{property_id}/review",
  query: ["page", "per_page", "sort", "query"],
  inputSchema: fields({
    property_id: uuid,
    page: { type: "integer", minimum: 1, maximum: 1000, default: 1 },
    per_page: { type: "integer", minimum: 1, maximum: 50, default: 6 },
    sort: {
      ...oneOf(ReviewOrder),
      default: "newest",
    },
    query: { type: "string", maxLength: 100, format: "text", description: "Only those that hold these words" },
  }, ["page", "per_page", "sort", "query"]),
};

export const listReviews: Tool = {
  name: "listReviews",
  title: "List reviews",
  description: "The newest reviews of the whole product. For anyone. At most 2400 times in 10 minutes.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/property/review",
  query: ["page", "per_page", "sort", "query"],
  inputSchema: fields({
    page: { type: "integer", minimum: 1, maximum: 1000, default: 1 },
    per_page: { type: "integer", minimum: 1, maximum: 50, default: 6 },
    sort: {
      ...oneOf(ReviewOrder),
      default: "newest",
    },
    query: { type: "string", maxLength: 100, format: "text", description: "Only those that hold these words" },
  }, ["page", "per_page", "sort", "query"]),
};

export const replyToReview: Tool = {
  name: "replyToReview",
  title: "Reply to review",
  description: "The host answers a review, once, for all to read. For the owner of the property. A host may reply to a review. Safe to try again under the same idempotency_key. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.not_found, property.not_owner, review.already_replied, review.not_found, review.personal_details, review.reply_too_late.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "POST",
  path: "/property/{property_id}/review/{review_id}/reply",
  query: [],
  repeatable: true,
  inputSchema: fields({
    property_id: uuid,
    review_id: uuid,
    reply: { type: "string", minLength: 1, maxLength: 1000, format: "long-text", description: "For everybody who reads the review" },
    idempotency_key: { type: "string", minLength: 1, maxLength: 255, format: "text", description: "Under the same key it is done once, however often it is asked: a fresh one for each wish, the same to try again" },
  }, ["idempotency_key"]),
};

export const submitGuestReview: Tool = {
  name: "submitGuestReview",
  title: "Submit guest review",
  description: "The host reviews the guest. For the host of the booking. A host may review the guest. Safe to try again under the same idempotency_key. May be refused with: account.not_named, account.not_signed_in, account.not_verified, booking.not_found, booking.not_this_side, message.person_left, review.guest_already_there, review.guest_not_confirmed, review.guest_still_there, review.guest_too_late, review.personal_details.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "POST",
  path: "/booking/{booking_id}/guest-review",
  query: [],
  repeatable: true,
  inputSchema: fields({
    booking_id: { type: "string", format: "uuid", description: "Unguessable: anybody who has it can see the offer" },
    rating: {
      type: "integer",
      minimum: 1,
      maximum: 5,
      description: "The guest as a whole",
      examples: [5],
    },
    rules: {
      type: "integer",
      minimum: 1,
      maximum: 5,
      description: "Whether the guest kept to the house rules",
      examples: [5],
    },
    cleanliness: {
      type: "integer",
      minimum: 1,
      maximum: 5,
      description: "How the guest left the place",
      examples: [5],
    },
    communication: {
      type: "integer",
      minimum: 1,
      maximum: 5,
      description: "How the guest answered",
      examples: [5],
    },
    comment: { type: "string", minLength: 20, maxLength: 2000, format: "long-text" },
    idempotency_key: { type: "string", minLength: 1, maxLength: 255, format: "text", description: "Under the same key it is done once, however often it is asked: a fresh one for each wish, the same to try again" },
  }, ["rules", "cleanliness", "communication", "idempotency_key"]),
};

export const submitReview: Tool = {
  name: "submitReview",
  title: "Submit review",
  description: "The guest reviews the stay. For the guest of the booking. A stay may be reviewed. Safe to try again under the same idempotency_key. May be refused with: account.not_named, account.not_signed_in, account.not_verified, booking.not_found, booking.not_this_side, review.already_there, review.not_confirmed, review.personal_details, review.stay_not_over, review.too_late.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "POST",
  path: "/booking/{booking_id}/review",
  query: [],
  repeatable: true,
  inputSchema: fields({
    booking_id: { type: "string", format: "uuid", description: "Unguessable: anybody who has it can see the offer" },
    rating: {
      type: "integer",
      minimum: 1,
      maximum: 5,
      description: "The stay as a whole",
      examples: [5],
    },
    cleanliness: {
      type: "integer",
      minimum: 1,
      maximum: 5,
      description: "How clean it was",
      examples: [5],
    },
    accuracy: {
      type: "integer",
      minimum: 1,
      maximum: 5,
      description: "Whether it was as described",
      examples: [5],
    },
    checkin: {
      type: "integer",
      minimum: 1,
      maximum: 5,
      description: "How coming in went",
      examples: [5],
    },
    communication: {
      type: "integer",
      minimum: 1,
      maximum: 5,
      description: "How the host answered",
      examples: [5],
    },
    location: {
      type: "integer",
      minimum: 1,
      maximum: 5,
      description: "Where it is",
      examples: [5],
    },
    value: {
      type: "integer",
      minimum: 1,
      maximum: 5,
      description: "What it was worth",
      examples: [5],
    },
    comment: { type: "string", minLength: 20, maxLength: 2000, format: "long-text" },
    private_note: { type: "string", maxLength: 1000, format: "long-text", description: "For the host alone" },
    idempotency_key: { type: "string", minLength: 1, maxLength: 255, format: "text", description: "Under the same key it is done once, however often it is asked: a fresh one for each wish, the same to try again" },
  }, ["cleanliness", "accuracy", "checkin", "communication", "location", "value", "private_note", "idempotency_key"]),
};
