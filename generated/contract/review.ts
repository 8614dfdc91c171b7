// Generated 69d49249c813. What the calls of review take and answer. Change the spec, not this file.
import type { Contract } from "./contract";

/** The review of a booking, once there is one, with what it says to the host alone. */
export const getBookingReview: Contract = {
  id: "getBookingReview",
  method: "GET",
  path: "/booking/:booking_id/review",
  guard: "partyToBooking",
  secure: true,
  errors: ["account.not_signed_in", "booking.not_found", "input.invalid", "input.malformed"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    params: {
      type: "object",
      properties: {
        booking_id: { type: "string", format: "uuid" },
      },
      required: ["booking_id"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: {
            type: "object",
            properties: {
              review: {
                anyOf: [
                  { $ref: "PublicReview#" },
                  { type: "null" },
                ],
              },
              private_note: {
                type: ["string", "null"],
                maxLength: 1000,
              },
            },
            required: ["review", "private_note"],
            additionalProperties: false,
          },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** The reviews of all properties of a host. */
export const listHostReviews: Contract = {
  id: "listHostReviews",
  method: "GET",
  path: "/property/profile/:profile_id/review",
  guard: "publicProfile",
  secure: false,
  errors: ["account.profile_not_found", "input.invalid", "input.malformed"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    params: {
      type: "object",
      properties: {
        profile_id: { type: "string", format: "uuid" },
      },
      required: ["profile_id"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {
        page: { type: "integer", minimum: 1, maximum: 1000, default: 1 },
        per_page: { type: "integer", minimum: 1, maximum: 50, default: 6 },
        sort: {
          type: "string",
          enum: ["newest", "highest", "lowest"],
          default: "newest",
        },
        query: { type: "string", maxLength: 100 },
      },
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "ReviewList#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** The reviews of a property. */
export const listPropertyReviews: Contract = {
  id: "listPropertyReviews",
  method: "GET",
  path: "/property/:property_id/review",
  guard: "publicListing",
  secure: false,
  errors: ["input.invalid", "input.malformed", "property.gone", "property.not_found"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    params: {
      type: "object",
      properties: {
        property_id: { type: "string", format: "uuid" },
      },
      required: ["property_id"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {
        page: { type: "integer", minimum: 1, maximum: 1000, default: 1 },
        per_page: { type: "integer", minimum: 1, maximum: 50, default: 6 },
        sort: {
          type: "string",
          enum: ["newest", "highest", "lowest"],
          default: "newest",
        },
        query: { type: "string", maxLength: 100 },
      },
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "ReviewList#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** The newest reviews of the whole product. */
export const listReviews: Contract = {
  id: "listReviews",
  method: "GET",
  path: "/property/review",
  guard: "anyone",
  secure: false,
  errors: ["input.invalid", "input.malformed"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    querystring: {
      type: "object",
      properties: {
        page: { type: "integer", minimum: 1, maximum: 1000, default: 1 },
        per_page: { type: "integer", minimum: 1, maximum: 50, default: 6 },
        sort: {
          type: "string",
          enum: ["newest", "highest", "lowest"],
          default: "newest",
        },
        query: { type: "string", maxLength: 100 },
      },
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "ReviewList#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** The host answers a review, once, for all to read. */
export const replyToReview: Contract = {
  id: "replyToReview",
  method: "POST",
  path: "/property/:property_id/review/:review_id/reply",
  guard: "owner",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.no_such_call", "input.rate_limited", "input.repeated_differently", "input.too_large", "property.not_found", "property.not_owner", "review.already_replied", "review.not_found", "review.personal_details", "review.reply_too_late"],
  rules: ["mayReply"],
  multipart: false,
  files: {},
  bare: false,
  repeatable: true,
  schema: {
    params: {
      type: "object",
      properties: {
        property_id: { type: "string", format: "uuid" },
        review_id: { type: "string", format: "uuid" },
      },
      required: ["property_id", "review_id"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {
        reply: { type: "string", minLength: 1, maxLength: 1000 },
      },
      required: ["reply"],
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "PublicReview#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** The guest reviews the stay. */
export const submitReview: Contract = {
  id: "submitReview",
  method: "POST",
  path: "/booking/:booking_id/review",
  guard: "guestOfBooking",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.not_found", "booking.not_this_side", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large", "review.already_there", "review.not_confirmed", "review.personal_details", "review.stay_not_over", "review.too_late"],
  rules: ["mayReview"],
  multipart: false,
  files: {},
  bare: false,
  repeatable: true,
  schema: {
    params: {
      type: "object",
      properties: {
        booking_id: { type: "string", format: "uuid" },
      },
      required: ["booking_id"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {
        rating: { type: "integer", minimum: 1, maximum: 5 },
        cleanliness: { type: "integer", minimum: 1, maximum: 5 },
        accuracy: { type: "integer", minimum: 1, maximum: 5 },
        checkin: { type: "integer", minimum: 1, maximum: 5 },
        communication: { type: "integer", minimum: 1, maximum: 5 },
        location: { type: "integer", minimum: 1, maximum: 5 },
        value: { type: "integer", minimum: 1, maximum: 5 },
        comment: { type: "string", minLength: 20, maxLength: 2000 },
        private_note: { type: "string", maxLength: 1000 },
      },
      required: ["rating", "comment"],
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "PublicReview#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};
