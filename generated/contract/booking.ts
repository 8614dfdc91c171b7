// Generated aa4c7e017dba. What the calls of booking take and answer.
import { contractOf, date, fields, list, oneOf, orNull, uuid, type Contract } from "./contract";
import { BookingStatus, BookingTab, Currency, DuplicateKind, NumbersPeriod, OfflineMethod } from "../model/values";

/** The host accepts a request. */
export const acceptBooking: Contract = contractOf({
  id: "acceptBooking",
  method: "PATCH",
  path: "/booking/:booking_id/accept",
  guard: "hostOfBooking",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.dates_unavailable", "booking.illegal_transition", "booking.not_found", "booking.not_this_side", "booking.reply_late", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large"],
  performs: {
    lifecycle: "bookingLife",
    events: ["accept"],
  },
  repeatable: true,
  params: fields({
    booking_id: uuid,
  }),
  body: fields({
    message: { type: "string", maxLength: 2000, format: "long-text" },
  }, ["message"]),
  answer: { $ref: "BookingDetail#" },
});

/** Cancels a booking, with a reason; a guest withdraws a request the same way. */
export const cancelBooking: Contract = contractOf({
  id: "cancelBooking",
  method: "PATCH",
  path: "/booking/:booking_id/cancel",
  guard: "namedPartyToBooking",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.cancel_too_late", "booking.illegal_transition", "booking.not_found", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large"],
  performs: {
    lifecycle: "bookingLife",
    events: ["cancel", "call_off", "withdraw"],
  },
  repeatable: true,
  params: fields({
    booking_id: uuid,
  }),
  body: fields({
    cancel_reason: { type: "string", minLength: 1, maxLength: 500, format: "long-text" },
  }),
  answer: { $ref: "BookingDetail#" },
});

/** Tells whether the guest has already booked these nights. */
export const checkDuplicate: Contract = contractOf({
  id: "checkDuplicate",
  method: "POST",
  path: "/booking/check-duplicate",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed", "input.too_large"],
  body: fields({
    property_id: uuid,
    checkin: date,
    checkout: date,
  }),
  answer: fields({
    duplicate: { type: "boolean" },
    kind: orNull(oneOf(DuplicateKind)),
    booking_id: orNull(uuid),
    status: orNull(oneOf(BookingStatus)),
  }),
});

/** Writes to the other side of a booking, in the thread of the two. */
export const contactAboutBooking: Contract = contractOf({
  id: "contactAboutBooking",
  method: "POST",
  path: "/booking/:booking_id/contact",
  guard: "readerOfBooking",
  secure: true,
  errors: ["account.not_signed_in", "booking.id_missing", "booking.message_missing", "booking.not_found", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large", "message.field_unfilled", "message.person_left", "message.photo_not_found", "message.photos_not_yet", "message.thread_not_found"],
  rules: ["messageNamesBooking", "bookingMessageIsGiven"],
  throttle: { times: 30, seconds: 3600 },
  repeatable: true,
  params: fields({
    booking_id: uuid,
  }),
  body: fields({
    message: { type: "string", maxLength: 2000, format: "long-text" },
    photo_ids: {
      type: "array",
      items: uuid,
      maxItems: 4,
    },
  }, ["message", "photo_ids"]),
  answer: fields({
    thread_id: uuid,
  }),
});

/** Asks for a stay, or books it at once where the listing allows it; the booking is then fetched. */
export const createBooking: Contract = contractOf({
  id: "createBooking",
  method: "POST",
  path: "/booking",
  guard: "named",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.checkin_day", "booking.checkin_past", "booking.checkout_before_checkin", "booking.checkout_day", "booking.dates_unavailable", "booking.duplicate", "booking.held_unpaid", "booking.illegal_transition", "booking.max_nights", "booking.min_nights", "booking.not_bookable", "booking.own_property", "booking.pets_refused", "booking.price_changed", "booking.quote_expired", "booking.terms_changed", "booking.too_far_ahead", "booking.too_many_guests", "booking.too_many_requests", "booking.too_many_unpaid", "checkout.rates_outdated", "checkout.total_unpayable", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large", "points.not_enough", "points.too_few", "points.too_many", "property.not_found"],
  rules: ["mayUsePoints"],
  performs: {
    lifecycle: "bookingLife",
    events: ["request", "book"],
  },
  throttle: { times: 10, seconds: 3600 },
  repeatable: true,
  body: fields({
    property_id: uuid,
    checkin: date,
    checkout: date,
    guests: { $ref: "GuestsInput#" },
    quote_id: uuid,
    message: { type: "string", maxLength: 2000, format: "long-text" },
    currency: {
      ...oneOf(Currency),
      default: "CAD",
    },
    points: { type: "integer", minimum: 0, maximum: 10000000, default: 0 },
  }, ["message", "currency", "points"]),
  answer: fields({
    booking_id: uuid,
  }),
});

/** The bookings of a host’s own properties, and of those where they answer guests as a co-host, by tab and words. */
export const findHostBookings: Contract = contractOf({
  id: "findHostBookings",
  method: "GET",
  path: "/booking/properties/search",
  guard: "hostMode",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed"],
  query: fields({
    tab: oneOf(BookingTab),
    words: { type: "string", maxLength: 300, format: "text" },
    after: uuid,
    per_page: { type: "integer", minimum: 1, maximum: 100, default: 25 },
  }, ["tab", "words", "after", "per_page"]),
  answer: { $ref: "HostBookings#" },
});

/** How one arrives at a stay and leaves it: nothing before it is paid, nor after the day of check-out. */
export const getArrival: Contract = contractOf({
  id: "getArrival",
  method: "GET",
  path: "/booking/:booking_id/arrival",
  guard: "guestOfBooking",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.not_found", "booking.not_this_side", "input.invalid", "input.malformed"],
  params: fields({
    booking_id: uuid,
  }),
  answer: {
    type: "array",
    items: { $ref: "ArrivalNote#" },
    maxItems: 7,
  },
});

/** One booking, for its guest, its host, and co-hosts who answer guests. */
export const getBooking: Contract = contractOf({
  id: "getBooking",
  method: "GET",
  path: "/booking/:booking_id",
  guard: "readerOfBooking",
  secure: true,
  errors: ["account.not_signed_in", "booking.not_found", "input.invalid", "input.malformed"],
  params: fields({
    booking_id: uuid,
  }),
  answer: { $ref: "BookingDetail#" },
});

/** How many nights of a property were sold in a period, what they brought, and how many requests were answered. */
export const getListingNumbers: Contract = contractOf({
  id: "getListingNumbers",
  method: "GET",
  path: "/user/property/:property_id/numbers",
  guard: "owner",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "property.not_found", "property.not_owner"],
  params: fields({
    property_id: uuid,
  }),
  query: fields({
    period: oneOf(NumbersPeriod),
  }),
  answer: { $ref: "ListingNumbers#" },
});

/** The receipt of a paid stay, for its guest. */
export const getReceipt: Contract = contractOf({
  id: "getReceipt",
  method: "GET",
  path: "/booking/:booking_id/receipt",
  guard: "guestOfBooking",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.not_found", "booking.not_paid_yet", "booking.not_this_side", "input.invalid", "input.malformed", "input.rate_limited"],
  throttle: { times: 30, seconds: 3600 },
  params: fields({
    booking_id: uuid,
  }),
  answer: { $ref: "BookingDocument#" },
});

/** What a paid stay brings its host, line by line, and when it was paid out. */
export const getStatement: Contract = contractOf({
  id: "getStatement",
  method: "GET",
  path: "/booking/:booking_id/statement",
  guard: "hostOfBooking",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.not_found", "booking.not_paid_yet", "booking.not_this_side", "input.invalid", "input.malformed", "input.rate_limited"],
  throttle: { times: 30, seconds: 3600 },
  params: fields({
    booking_id: uuid,
  }),
  answer: { $ref: "BookingDocument#" },
});

/** Who stays, or asks to stay, in the coming days: at a host’s own properties, and where they answer guests as a co-host. */
export const listComingStays: Contract = contractOf({
  id: "listComingStays",
  method: "GET",
  path: "/booking/properties/coming",
  guard: "hostMode",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed"],
  answer: fields({
    bookingList: list({ $ref: "BookingRow#" }),
  }),
});

/** The bookings of the host’s own properties. */
export const listHostBookings: Contract = contractOf({
  id: "listHostBookings",
  method: "GET",
  path: "/booking/properties",
  guard: "hostMode",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed"],
  query: fields({
    page: { type: "integer", minimum: 1, maximum: 1000, default: 1 },
    per_page: { type: "integer", minimum: 1, maximum: 100, default: 25 },
  }, ["page", "per_page"]),
  answer: { $ref: "BookingList#" },
});

/** The stays that are ready for a review. */
export const listReviewable: Contract = contractOf({
  id: "listReviewable",
  method: "GET",
  path: "/booking/complete",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed"],
  answer: fields({
    bookingList: list({ $ref: "BookingRow#" }),
  }),
});

/** The guest’s own bookings. */
export const listStays: Contract = contractOf({
  id: "listStays",
  method: "GET",
  path: "/booking",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed"],
  query: fields({
    page: { type: "integer", minimum: 1, maximum: 1000, default: 1 },
    per_page: { type: "integer", minimum: 1, maximum: 100, default: 25 },
  }, ["page", "per_page"]),
  answer: { $ref: "BookingList#" },
});

/** Confirms a payment that the payment provider has taken; while that is on its way, the booking is answered unpaid. */
export const payBooking: Contract = contractOf({
  id: "payBooking",
  method: "PATCH",
  path: "/booking/:booking_id/pay",
  guard: "guestOfBooking",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.already_paid", "booking.illegal_transition", "booking.not_confirmed", "booking.not_found", "booking.not_this_side", "booking.payment_differs", "booking.payment_late", "booking.price_changed", "checkout.paid_directly", "checkout.payment_not_found", "checkout.payment_unavailable", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large"],
  performs: {
    lifecycle: "bookingLife",
    events: ["pay"],
  },
  repeatable: true,
  params: fields({
    booking_id: uuid,
  }),
  body: fields({
    confirmation_id: { type: "string", minLength: 1, maxLength: 100, format: "text" },
    currency: oneOf(Currency),
  }, ["currency"]),
  answer: { $ref: "BookingDetail#" },
});

/** What comes back if the booking is cancelled now. */
export const previewCancellation: Contract = contractOf({
  id: "previewCancellation",
  method: "GET",
  path: "/booking/:booking_id/cancel-preview",
  guard: "namedPartyToBooking",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.cancel_too_late", "booking.illegal_transition", "booking.not_found", "input.invalid", "input.malformed"],
  params: fields({
    booking_id: uuid,
  }),
  answer: { $ref: "CancelPreview#" },
});

/** The price of a booking with what its address now asks for: other dates, people or currency. */
export const priceBooking: Contract = contractOf({
  id: "priceBooking",
  method: "POST",
  path: "/booking/:booking_id/price",
  guard: "partyToBooking",
  secure: true,
  errors: ["account.not_signed_in", "booking.checkin_day", "booking.checkin_past", "booking.checkout_before_checkin", "booking.checkout_day", "booking.dates_unavailable", "booking.id_invalid", "booking.max_nights", "booking.min_nights", "booking.not_found", "booking.pets_refused", "booking.too_far_ahead", "booking.too_many_guests", "checkout.rates_outdated", "checkout.total_unpayable", "input.invalid", "input.malformed", "input.too_large"],
  rules: ["changeNamesBooking"],
  params: fields({
    booking_id: uuid,
  }),
  body: fields({
    bookingUrl: { type: "string", maxLength: 2048, minLength: 1, pattern: "^\\S+$", format: "text" },
  }),
  answer: fields({
    quote: { $ref: "Quote#" },
  }),
});

/** The host records what a guest paid directly. */
export const recordPayment: Contract = contractOf({
  id: "recordPayment",
  method: "PATCH",
  path: "/booking/:booking_id/record-payment",
  guard: "hostOfBooking",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.already_paid", "booking.illegal_transition", "booking.not_confirmed", "booking.not_found", "booking.not_offline", "booking.not_this_side", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large"],
  performs: {
    lifecycle: "bookingLife",
    events: ["record_payment"],
  },
  repeatable: true,
  params: fields({
    booking_id: uuid,
  }),
  body: fields({
    amount_cents: { type: "integer", minimum: 1, maximum: 1000000000 },
    method: oneOf(OfflineMethod),
    received_on: date,
    reference: { type: "string", maxLength: 100, format: "text" },
  }, ["reference"]),
  answer: { $ref: "BookingDetail#" },
});

/** The host rejects a request, with a reason. */
export const rejectBooking: Contract = contractOf({
  id: "rejectBooking",
  method: "PATCH",
  path: "/booking/:booking_id/reject",
  guard: "hostOfBooking",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.illegal_transition", "booking.not_found", "booking.not_this_side", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large"],
  performs: {
    lifecycle: "bookingLife",
    events: ["reject"],
  },
  repeatable: true,
  params: fields({
    booking_id: uuid,
  }),
  body: fields({
    reject_reason: { type: "string", minLength: 1, maxLength: 500, format: "long-text" },
  }),
  answer: { $ref: "BookingDetail#" },
});

/** Says that something is wrong with a stay, for the operator to look at; where its guest says so, the payout waits. */
export const reportBooking: Contract = contractOf({
  id: "reportBooking",
  method: "POST",
  path: "/booking/:booking_id/report",
  guard: "partyToBooking",
  secure: true,
  errors: ["account.not_signed_in", "booking.illegal_transition", "booking.not_found", "booking.report_too_late", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large"],
  performs: {
    lifecycle: "bookingLife",
    events: ["report"],
  },
  repeatable: true,
  params: fields({
    booking_id: uuid,
  }),
  body: fields({
    message: { type: "string", minLength: 1, maxLength: 2000, format: "long-text" },
  }),
  answer: fields({}),
});

/** Finds a booking by its reference, its address, or its property and dates; the answer is a list of one or none. */
export const searchBookings: Contract = contractOf({
  id: "searchBookings",
  method: "POST",
  path: "/booking/search",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "booking.search_empty", "input.invalid", "input.malformed", "input.too_large"],
  body: fields({
    reference: { type: "string", maxLength: 20, format: "text" },
    bookingUrl: { type: "string", maxLength: 2048, minLength: 1, pattern: "^\\S+$", format: "text" },
    property_id: uuid,
    checkin: date,
    checkout: date,
  }, ["reference", "bookingUrl", "property_id", "checkin", "checkout"]),
  answer: {
    type: "array",
    items: { $ref: "BookingDetail#" },
    maxItems: 1,
  },
});

/** Sets how many points go towards a booking; 0 takes them back. */
export const setBookingPoints: Contract = contractOf({
  id: "setBookingPoints",
  method: "POST",
  path: "/booking/:booking_id/points",
  guard: "guestOfBooking",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.already_paid", "booking.illegal_transition", "booking.not_found", "booking.not_this_side", "booking.payment_late", "checkout.paid_directly", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large", "points.not_enough", "points.too_few", "points.too_many"],
  rules: ["mayChangePoints", "mayUsePoints"],
  repeatable: true,
  params: fields({
    booking_id: uuid,
  }),
  body: fields({
    points: { type: "integer", minimum: 0, maximum: 10000000 },
  }),
  answer: fields({
    quote: { $ref: "Quote#" },
    points: { type: "integer", minimum: 0 },
  }),
});

/** Changes what may still change before the host has answered: dates, people, message. */
export const updateBooking: Contract = contractOf({
  id: "updateBooking",
  method: "PATCH",
  path: "/booking/:booking_id",
  guard: "guestOfBooking",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.checkin_day", "booking.checkin_past", "booking.checkout_before_checkin", "booking.checkout_day", "booking.dates_unavailable", "booking.id_invalid", "booking.illegal_transition", "booking.max_nights", "booking.min_nights", "booking.not_found", "booking.not_this_side", "booking.pets_refused", "booking.price_changed", "booking.quote_expired", "booking.too_far_ahead", "booking.too_many_guests", "change.already_open", "checkout.rates_outdated", "checkout.total_unpayable", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large"],
  rules: ["changeNamesBooking"],
  performs: {
    lifecycle: "bookingLife",
    events: ["update"],
  },
  repeatable: true,
  params: fields({
    booking_id: uuid,
  }),
  body: fields({
    checkin: date,
    checkout: date,
    guests: { $ref: "GuestsInput#" },
    message: { type: "string", maxLength: 2000, format: "long-text" },
    quote_id: uuid,
  }, ["checkin", "checkout", "guests", "message", "quote_id"]),
  answer: { $ref: "BookingDetail#" },
});
