// Generated 1e0c393d4178. What the calls of booking take and answer. Change the spec, not this file.
import type { Contract } from "./contract";

/** The host accepts a request. */
export const acceptBooking: Contract = {
  id: "acceptBooking",
  method: "PATCH",
  path: "/booking/:booking_id/accept",
  guard: "hostOfBooking",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.dates_unavailable", "booking.illegal_transition", "booking.not_found", "booking.not_this_side", "booking.reply_late", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large"],
  rules: [],
  performs: {
    lifecycle: "bookingLife",
    events: ["accept"],
  },
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
        message: { type: "string", maxLength: 2000 },
      },
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "BookingDetail#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Cancels a booking, with a reason; a guest withdraws a request the same way. */
export const cancelBooking: Contract = {
  id: "cancelBooking",
  method: "PATCH",
  path: "/booking/:booking_id/cancel",
  guard: "partyToBooking",
  secure: true,
  errors: ["account.not_signed_in", "booking.cancel_too_late", "booking.illegal_transition", "booking.not_found", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large"],
  rules: [],
  performs: {
    lifecycle: "bookingLife",
    events: ["cancel", "call_off", "withdraw"],
  },
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
        cancel_reason: { type: "string", minLength: 1, maxLength: 500 },
      },
      required: ["cancel_reason"],
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "BookingDetail#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Tells whether the guest has already booked these nights. */
export const checkDuplicate: Contract = {
  id: "checkDuplicate",
  method: "POST",
  path: "/booking/check-duplicate",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed", "input.too_large"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {
        property_id: { type: "string", format: "uuid" },
        checkin: { type: "string", format: "date" },
        checkout: { type: "string", format: "date" },
      },
      required: ["property_id", "checkin", "checkout"],
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: {
            type: "object",
            properties: {
              duplicate: { type: "boolean" },
              kind: {
                type: ["string", "null"],
                enum: ["same_property", "overlapping_stay", null],
              },
              booking_id: {
                type: ["string", "null"],
                format: "uuid",
              },
              status: {
                type: ["string", "null"],
                enum: ["pending", "confirmed", "rejected", "cancelled", "expired", null],
              },
            },
            required: ["duplicate", "kind", "booking_id", "status"],
            additionalProperties: false,
          },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Writes to the other side of a booking, in the thread of the two. */
export const contactAboutBooking: Contract = {
  id: "contactAboutBooking",
  method: "POST",
  path: "/booking/:booking_id/contact",
  guard: "partyToBooking",
  secure: true,
  errors: ["account.not_signed_in", "booking.id_missing", "booking.message_missing", "booking.not_found", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large", "message.person_left"],
  rules: ["messageNamesBooking", "bookingMessageIsGiven"],
  multipart: false,
  files: {},
  bare: false,
  throttle: { times: 30, seconds: 3600 },
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
        message: { type: "string", maxLength: 2000 },
      },
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: {
            type: "object",
            properties: {
              thread_id: { type: "string", format: "uuid" },
            },
            required: ["thread_id"],
            additionalProperties: false,
          },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Asks for a stay, or books it at once where the listing allows it; the booking is then fetched. */
export const createBooking: Contract = {
  id: "createBooking",
  method: "POST",
  path: "/booking",
  guard: "named",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.checkin_day", "booking.checkin_past", "booking.checkout_before_checkin", "booking.checkout_day", "booking.dates_unavailable", "booking.duplicate", "booking.illegal_transition", "booking.max_nights", "booking.min_nights", "booking.not_bookable", "booking.own_property", "booking.pets_refused", "booking.price_changed", "booking.quote_expired", "booking.too_far_ahead", "booking.too_many_guests", "booking.too_many_requests", "checkout.rates_outdated", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large", "points.not_enough", "points.too_few", "points.too_many", "property.not_found"],
  rules: ["mayUsePoints"],
  performs: {
    lifecycle: "bookingLife",
    events: ["request", "book"],
  },
  multipart: false,
  files: {},
  bare: false,
  repeatable: true,
  schema: {
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {
        property_id: { type: "string", format: "uuid" },
        checkin: { type: "string", format: "date" },
        checkout: { type: "string", format: "date" },
        guests: { $ref: "GuestsInput#" },
        quote_id: { type: "string", format: "uuid" },
        message: { type: "string", maxLength: 2000 },
        currency: {
          type: "string",
          enum: ["CAD", "USD", "EUR", "GBP", "AUD", "JPY"],
          default: "CAD",
        },
        points: { type: "integer", minimum: 0, maximum: 10000000, default: 0 },
      },
      required: ["property_id", "checkin", "checkout", "guests", "quote_id"],
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: {
            type: "object",
            properties: {
              booking_id: { type: "string", format: "uuid" },
            },
            required: ["booking_id"],
            additionalProperties: false,
          },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** One booking, for its guest and its host. */
export const getBooking: Contract = {
  id: "getBooking",
  method: "GET",
  path: "/booking/:booking_id",
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
          data: { $ref: "BookingDetail#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** The receipt of a paid stay, for its guest. */
export const getReceipt: Contract = {
  id: "getReceipt",
  method: "GET",
  path: "/booking/:booking_id/receipt",
  guard: "guestOfBooking",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.not_found", "booking.not_paid_yet", "booking.not_this_side", "input.invalid", "input.malformed", "input.rate_limited"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  throttle: { times: 30, seconds: 3600 },
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
          data: { $ref: "BookingDocument#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** What a paid stay brings its host, line by line, and when it was paid out. */
export const getStatement: Contract = {
  id: "getStatement",
  method: "GET",
  path: "/booking/:booking_id/statement",
  guard: "hostOfBooking",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.not_found", "booking.not_paid_yet", "booking.not_this_side", "input.invalid", "input.malformed", "input.rate_limited"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  throttle: { times: 30, seconds: 3600 },
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
          data: { $ref: "BookingDocument#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** The bookings of the host’s own properties. */
export const listHostBookings: Contract = {
  id: "listHostBookings",
  method: "GET",
  path: "/booking/properties",
  guard: "hostMode",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed"],
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
        per_page: { type: "integer", minimum: 1, maximum: 100, default: 25 },
      },
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "BookingList#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** The stays that are ready for a review. */
export const listReviewable: Contract = {
  id: "listReviewable",
  method: "GET",
  path: "/booking/complete",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
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
              bookingList: {
                type: "array",
                items: { $ref: "BookingRow#" },
              },
            },
            required: ["bookingList"],
            additionalProperties: false,
          },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** The guest’s own bookings. */
export const listStays: Contract = {
  id: "listStays",
  method: "GET",
  path: "/booking",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed"],
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
        per_page: { type: "integer", minimum: 1, maximum: 100, default: 25 },
      },
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "BookingList#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Confirms a payment that the payment provider has taken; while that is on its way, the booking is answered unpaid. */
export const payBooking: Contract = {
  id: "payBooking",
  method: "PATCH",
  path: "/booking/:booking_id/pay",
  guard: "guestOfBooking",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.already_paid", "booking.illegal_transition", "booking.not_confirmed", "booking.not_found", "booking.not_this_side", "booking.payment_differs", "booking.payment_late", "booking.price_changed", "checkout.payment_not_found", "checkout.payment_unavailable", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large"],
  rules: [],
  performs: {
    lifecycle: "bookingLife",
    events: ["pay"],
  },
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
        confirmation_id: { type: "string", minLength: 1, maxLength: 100 },
        currency: {
          type: "string",
          enum: ["CAD", "USD", "EUR", "GBP", "AUD", "JPY"],
        },
      },
      required: ["confirmation_id"],
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "BookingDetail#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** What comes back if the booking is cancelled now. */
export const previewCancellation: Contract = {
  id: "previewCancellation",
  method: "GET",
  path: "/booking/:booking_id/cancel-preview",
  guard: "partyToBooking",
  secure: true,
  errors: ["account.not_signed_in", "booking.cancel_too_late", "booking.illegal_transition", "booking.not_found", "input.invalid", "input.malformed"],
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
          data: { $ref: "CancelPreview#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** The price of a booking with what its address now asks for: other dates, people or currency. */
export const priceBooking: Contract = {
  id: "priceBooking",
  method: "POST",
  path: "/booking/:booking_id/price",
  guard: "partyToBooking",
  secure: true,
  errors: ["account.not_signed_in", "booking.checkin_day", "booking.checkin_past", "booking.checkout_before_checkin", "booking.checkout_day", "booking.dates_unavailable", "booking.id_invalid", "booking.max_nights", "booking.min_nights", "booking.not_found", "booking.pets_refused", "booking.too_far_ahead", "booking.too_many_guests", "checkout.rates_outdated", "input.invalid", "input.malformed", "input.too_large"],
  rules: ["changeNamesBooking"],
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
    body: {
      type: "object",
      properties: {
        bookingUrl: { type: "string", maxLength: 2048, minLength: 1, pattern: "^\\S+$" },
      },
      required: ["bookingUrl"],
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: {
            type: "object",
            properties: {
              quote: { $ref: "Quote#" },
            },
            required: ["quote"],
            additionalProperties: false,
          },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** The host records what a guest paid directly. */
export const recordPayment: Contract = {
  id: "recordPayment",
  method: "PATCH",
  path: "/booking/:booking_id/record-payment",
  guard: "hostOfBooking",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.already_paid", "booking.illegal_transition", "booking.not_confirmed", "booking.not_found", "booking.not_offline", "booking.not_this_side", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large"],
  rules: [],
  performs: {
    lifecycle: "bookingLife",
    events: ["record_payment"],
  },
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
        amount_cents: { type: "integer", minimum: 1, maximum: 1000000000 },
        method: {
          type: "string",
          enum: ["etransfer", "cash", "cheque", "other"],
        },
        received_on: { type: "string", format: "date" },
        reference: { type: "string", maxLength: 100 },
      },
      required: ["amount_cents", "method", "received_on"],
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "BookingDetail#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** The host rejects a request, with a reason. */
export const rejectBooking: Contract = {
  id: "rejectBooking",
  method: "PATCH",
  path: "/booking/:booking_id/reject",
  guard: "hostOfBooking",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.illegal_transition", "booking.not_found", "booking.not_this_side", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large"],
  rules: [],
  performs: {
    lifecycle: "bookingLife",
    events: ["reject"],
  },
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
        reject_reason: { type: "string", minLength: 1, maxLength: 500 },
      },
      required: ["reject_reason"],
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "BookingDetail#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Says that something is wrong with a stay; the payout waits and an operator looks at it. */
export const reportBooking: Contract = {
  id: "reportBooking",
  method: "POST",
  path: "/booking/:booking_id/report",
  guard: "partyToBooking",
  secure: true,
  errors: ["account.not_signed_in", "booking.illegal_transition", "booking.not_found", "booking.report_too_late", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large"],
  rules: [],
  performs: {
    lifecycle: "bookingLife",
    events: ["report"],
  },
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
        message: { type: "string", minLength: 1, maxLength: 2000 },
      },
      required: ["message"],
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: {
            type: "object",
            properties: {},
            additionalProperties: false,
          },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Finds a booking by its reference, its address, or its property and dates; the answer is a list of one or none. */
export const searchBookings: Contract = {
  id: "searchBookings",
  method: "POST",
  path: "/booking/search",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "booking.search_empty", "input.invalid", "input.malformed", "input.too_large"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {
        reference: { type: "string", maxLength: 20 },
        bookingUrl: { type: "string", maxLength: 2048, minLength: 1, pattern: "^\\S+$" },
        property_id: { type: "string", format: "uuid" },
        checkin: { type: "string", format: "date" },
        checkout: { type: "string", format: "date" },
      },
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: {
            type: "array",
            items: { $ref: "BookingDetail#" },
            maxItems: 1,
          },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Sets how many points go towards a booking; 0 takes them back. */
export const setBookingPoints: Contract = {
  id: "setBookingPoints",
  method: "POST",
  path: "/booking/:booking_id/points",
  guard: "guestOfBooking",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.already_paid", "booking.illegal_transition", "booking.not_found", "booking.not_this_side", "booking.payment_late", "checkout.paid_directly", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large", "points.not_enough", "points.too_few", "points.too_many"],
  rules: ["mayChangePoints", "mayUsePoints"],
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
        points: { type: "integer", minimum: 0, maximum: 10000000 },
      },
      required: ["points"],
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: {
            type: "object",
            properties: {
              quote: { $ref: "Quote#" },
              points: { type: "integer", minimum: 0 },
            },
            required: ["quote", "points"],
            additionalProperties: false,
          },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Changes what may still change before the host has answered: dates, people, message. */
export const updateBooking: Contract = {
  id: "updateBooking",
  method: "PATCH",
  path: "/booking/:booking_id",
  guard: "guestOfBooking",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.checkin_day", "booking.checkin_past", "booking.checkout_before_checkin", "booking.checkout_day", "booking.dates_unavailable", "booking.id_invalid", "booking.illegal_transition", "booking.max_nights", "booking.min_nights", "booking.not_found", "booking.not_this_side", "booking.pets_refused", "booking.price_changed", "booking.quote_expired", "booking.too_far_ahead", "booking.too_many_guests", "checkout.rates_outdated", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large"],
  rules: ["changeNamesBooking"],
  performs: {
    lifecycle: "bookingLife",
    events: ["update"],
  },
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
        checkin: { type: "string", format: "date" },
        checkout: { type: "string", format: "date" },
        guests: { $ref: "GuestsInput#" },
        message: { type: "string", maxLength: 2000 },
        quote_id: { type: "string", format: "uuid" },
      },
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "BookingDetail#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};
