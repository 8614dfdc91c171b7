// Generated f74d2c26e429. What assistants may ask of booking.
import { date, fields, oneOf, uuid } from "../contract/contract";
import { BookingTab, Currency, NumbersPeriod, OfflineMethod } from "../model/values";
import { Guests } from "./shapes";
import type { Tool } from "./tool";

export const acceptBooking: Tool = {
  name: "acceptBooking",
  title: "Accept booking",
  description: "The host accepts a request. For the host of the booking. Safe to try again under the same idempotency_key. May be refused with: account.not_named, account.not_signed_in, account.not_verified, booking.dates_unavailable, booking.illegal_transition, booking.not_found, booking.not_this_side, booking.reply_late.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "PATCH",
  path: "/booking/{booking_id}/accept",
  query: [],
  repeatable: true,
  inputSchema: fields({
    booking_id: { type: "string", format: "uuid", description: "Unguessable: anybody who has it can see the offer" },
    message: { type: "string", maxLength: 2000, format: "long-text", description: "For the guest" },
    idempotency_key: { type: "string", minLength: 1, maxLength: 255, format: "text", description: "Under the same key it is done once, however often it is asked: a fresh one for each wish, the same to try again" },
  }, ["message", "idempotency_key"]),
};

export const cancelBooking: Tool = {
  name: "cancelBooking",
  title: "Cancel booking",
  description: "Cancels a booking, with a reason; a guest withdraws a request the same way. For the guest or the host of the booking, with a name. Safe to try again under the same idempotency_key. May be refused with: account.not_named, account.not_signed_in, account.not_verified, booking.cancel_too_late, booking.illegal_transition, booking.not_found.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "PATCH",
  path: "/booking/{booking_id}/cancel",
  query: [],
  repeatable: true,
  inputSchema: fields({
    booking_id: { type: "string", format: "uuid", description: "Unguessable: anybody who has it can see the offer" },
    cancel_reason: { type: "string", minLength: 1, maxLength: 500, format: "long-text", description: "Told to the other side" },
    idempotency_key: { type: "string", minLength: 1, maxLength: 255, format: "text", description: "Under the same key it is done once, however often it is asked: a fresh one for each wish, the same to try again" },
  }, ["idempotency_key"]),
};

export const checkDuplicate: Tool = {
  name: "checkDuplicate",
  title: "Check duplicate",
  description: "Tells whether the guest has already booked these nights. For people who are signed in. May be refused with: account.not_signed_in.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "POST",
  path: "/booking/check-duplicate",
  query: [],
  inputSchema: fields({
    property_id: uuid,
    checkin: {
      type: "string",
      format: "date",
      examples: ["2027-02-12"],
    },
    checkout: {
      type: "string",
      format: "date",
      examples: ["2027-02-15"],
    },
  }),
};

export const contactAboutBooking: Tool = {
  name: "contactAboutBooking",
  title: "Contact about booking",
  description: "Writes to the other side of a booking, in the thread of the two. For the guest or the host of the booking, or a co-host who answers guests there. A message about a booking says or shows something. A message about a booking names the booking. Safe to try again under the same idempotency_key. At most 30 times in 1 hour. May be refused with: account.not_signed_in, booking.id_missing, booking.message_missing, booking.not_found, message.field_unfilled, message.person_left, message.photo_not_found, message.photos_not_yet, message.thread_not_found.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "POST",
  path: "/booking/{booking_id}/contact",
  query: [],
  repeatable: true,
  inputSchema: fields({
    booking_id: { type: "string", format: "uuid", description: "Unguessable: anybody who has it can see the offer" },
    message: {
      type: "string",
      maxLength: 2000,
      format: "long-text",
      description: "Empty only where there are pictures",
      examples: ["We arrive on the evening ferry, around nine."],
    },
    photo_ids: {
      type: "array",
      items: uuid,
      maxItems: 4,
      description: "Pictures that were added before; with them it may be without words",
    },
    idempotency_key: { type: "string", minLength: 1, maxLength: 255, format: "text", description: "Under the same key it is done once, however often it is asked: a fresh one for each wish, the same to try again" },
  }, ["message", "photo_ids", "idempotency_key"]),
};

export const createBooking: Tool = {
  name: "createBooking",
  title: "Create booking",
  description: "Asks for a stay, or books it at once where the listing allows it; the booking is then fetched. For people whose profile has a first and a last name. A booking may be paid with so many points. Safe to try again under the same idempotency_key. At most 10 times in 1 hour. May be refused with: account.not_named, account.not_signed_in, account.not_verified, booking.checkin_day, booking.checkin_past, booking.checkout_before_checkin, booking.checkout_day, booking.dates_unavailable, booking.duplicate, booking.held_unpaid, booking.illegal_transition, booking.max_nights, booking.min_nights, booking.not_bookable, booking.own_property, booking.pets_refused, booking.price_changed, booking.quote_expired, booking.terms_changed, booking.too_far_ahead, booking.too_many_guests, booking.too_many_requests, booking.too_many_unpaid, checkout.rates_outdated, checkout.total_unpayable, points.not_enough, points.too_few, points.too_many, property.not_found.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "POST",
  path: "/booking",
  query: [],
  repeatable: true,
  inputSchema: {
    ...fields({
      property_id: uuid,
      checkin: {
        type: "string",
        format: "date",
        examples: ["2027-02-12"],
      },
      checkout: {
        type: "string",
        format: "date",
        examples: ["2027-02-15"],
      },
      guests: { $ref: "#/$defs/Guests" },
      quote_id: { type: "string", format: "uuid", description: "The price that the guest saw" },
      message: { type: "string", maxLength: 2000, format: "long-text", description: "For the host" },
      currency: {
        ...oneOf(Currency),
        default: "CAD",
      },
      points: { type: "integer", minimum: 0, maximum: 10000000, default: 0 },
      idempotency_key: { type: "string", minLength: 1, maxLength: 255, format: "text", description: "Under the same key it is done once, however often it is asked: a fresh one for each wish, the same to try again" },
    }, ["message", "currency", "points", "idempotency_key"]),
    $defs: { Guests: Guests },
  },
};

export const findHostBookings: Tool = {
  name: "findHostBookings",
  title: "Find host bookings",
  description: "The bookings of a host’s own properties, and of those where they answer guests as a co-host, by tab and words. For hosts. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/booking/properties/search",
  query: ["tab", "words", "after", "per_page"],
  inputSchema: fields({
    tab: {
      ...oneOf(BookingTab),
      description: "Without it: the first that has any",
    },
    words: { type: "string", maxLength: 300, format: "text", description: "Each of them is in the reference, the guest’s name as the list shows it, or the property’s title or place; or an address of the booking" },
    after: { type: "string", format: "uuid", description: "The booking after which the list goes on" },
    per_page: { type: "integer", minimum: 1, maximum: 100, default: 25 },
  }, ["tab", "words", "after", "per_page"]),
};

export const getArrival: Tool = {
  name: "getArrival",
  title: "Get arrival",
  description: "How one arrives at a stay and leaves it: nothing before it is paid, nor after the day of check-out. For the guest of the booking. May be refused with: account.not_named, account.not_signed_in, account.not_verified, booking.not_found, booking.not_this_side.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/booking/{booking_id}/arrival",
  query: [],
  inputSchema: fields({
    booking_id: { type: "string", format: "uuid", description: "Unguessable: anybody who has it can see the offer" },
  }),
};

export const getBooking: Tool = {
  name: "getBooking",
  title: "Get booking",
  description: "One booking, for its guest, its host, and co-hosts who answer guests. For the guest or the host of the booking, or a co-host who answers guests there. May be refused with: account.not_signed_in, booking.not_found.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/booking/{booking_id}",
  query: [],
  inputSchema: fields({
    booking_id: { type: "string", format: "uuid", description: "Unguessable: anybody who has it can see the offer" },
  }),
};

export const getListingNumbers: Tool = {
  name: "getListingNumbers",
  title: "Get listing numbers",
  description: "How many nights of a property were sold in a period, what they brought, and how many requests were answered. For the owner of the property. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.not_found, property.not_owner.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/property/{property_id}/numbers",
  query: ["period"],
  inputSchema: fields({
    property_id: uuid,
    period: oneOf(NumbersPeriod),
  }),
};

export const getReceipt: Tool = {
  name: "getReceipt",
  title: "Get receipt",
  description: "The receipt of a paid stay, for its guest. For the guest of the booking. At most 30 times in 1 hour. May be refused with: account.not_named, account.not_signed_in, account.not_verified, booking.not_found, booking.not_paid_yet, booking.not_this_side.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/booking/{booking_id}/receipt",
  query: [],
  inputSchema: fields({
    booking_id: { type: "string", format: "uuid", description: "Unguessable: anybody who has it can see the offer" },
  }),
};

export const getStatement: Tool = {
  name: "getStatement",
  title: "Get statement",
  description: "What a paid stay brings its host, line by line, and when it was paid out. For the host of the booking. At most 30 times in 1 hour. May be refused with: account.not_named, account.not_signed_in, account.not_verified, booking.not_found, booking.not_paid_yet, booking.not_this_side.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/booking/{booking_id}/statement",
  query: [],
  inputSchema: fields({
    booking_id: { type: "string", format: "uuid", description: "Unguessable: anybody who has it can see the offer" },
  }),
};

export const listComingStays: Tool = {
  name: "listComingStays",
  title: "List coming stays",
  description: "Who stays, or asks to stay, in the coming days: at a host’s own properties, and where they answer guests as a co-host. For hosts. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/booking/properties/coming",
  query: [],
  inputSchema: fields({}),
};

export const listHostBookings: Tool = {
  name: "listHostBookings",
  title: "List host bookings",
  description: "The bookings of the host’s own properties. For hosts. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/booking/properties",
  query: ["page", "per_page"],
  inputSchema: fields({
    page: { type: "integer", minimum: 1, maximum: 1000, default: 1 },
    per_page: { type: "integer", minimum: 1, maximum: 100, default: 25 },
  }, ["page", "per_page"]),
};

export const listReviewable: Tool = {
  name: "listReviewable",
  title: "List reviewable",
  description: "The stays that are ready for a review. For people who are signed in. May be refused with: account.not_signed_in.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/booking/complete",
  query: [],
  inputSchema: fields({}),
};

export const listStays: Tool = {
  name: "listStays",
  title: "List stays",
  description: "The guest’s own bookings. For people who are signed in. May be refused with: account.not_signed_in.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/booking",
  query: ["page", "per_page"],
  inputSchema: fields({
    page: { type: "integer", minimum: 1, maximum: 1000, default: 1 },
    per_page: { type: "integer", minimum: 1, maximum: 100, default: 25 },
  }, ["page", "per_page"]),
};

export const payBooking: Tool = {
  name: "payBooking",
  title: "Pay booking",
  description: "Confirms a payment that the payment provider has taken; while that is on its way, the booking is answered unpaid. For the guest of the booking. Safe to try again under the same idempotency_key. May be refused with: account.not_named, account.not_signed_in, account.not_verified, booking.already_paid, booking.illegal_transition, booking.not_confirmed, booking.not_found, booking.not_this_side, booking.payment_differs, booking.payment_late, booking.price_changed, checkout.paid_directly, checkout.payment_not_found, checkout.payment_unavailable.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "PATCH",
  path: "/booking/{booking_id}/pay",
  query: [],
  repeatable: true,
  inputSchema: fields({
    booking_id: { type: "string", format: "uuid", description: "Unguessable: anybody who has it can see the offer" },
    confirmation_id: { type: "string", minLength: 1, maxLength: 100, format: "text" },
    currency: oneOf(Currency),
    idempotency_key: { type: "string", minLength: 1, maxLength: 255, format: "text", description: "Under the same key it is done once, however often it is asked: a fresh one for each wish, the same to try again" },
  }, ["currency", "idempotency_key"]),
};

export const previewCancellation: Tool = {
  name: "previewCancellation",
  title: "Preview cancellation",
  description: "What comes back if the booking is cancelled now. For the guest or the host of the booking, with a name. May be refused with: account.not_named, account.not_signed_in, account.not_verified, booking.cancel_too_late, booking.illegal_transition, booking.not_found.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/booking/{booking_id}/cancel-preview",
  query: [],
  inputSchema: fields({
    booking_id: { type: "string", format: "uuid", description: "Unguessable: anybody who has it can see the offer" },
  }),
};

export const priceBooking: Tool = {
  name: "priceBooking",
  title: "Price booking",
  description: "The price of a booking with what its address now asks for: other dates, people or currency. For the guest or the host of the booking. A change and a new price name their booking. May be refused with: account.not_signed_in, booking.checkin_day, booking.checkin_past, booking.checkout_before_checkin, booking.checkout_day, booking.dates_unavailable, booking.id_invalid, booking.max_nights, booking.min_nights, booking.not_found, booking.pets_refused, booking.too_far_ahead, booking.too_many_guests, checkout.rates_outdated, checkout.total_unpayable.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "POST",
  path: "/booking/{booking_id}/price",
  query: [],
  inputSchema: fields({
    booking_id: { type: "string", format: "uuid", description: "Unguessable: anybody who has it can see the offer" },
    bookingUrl: { type: "string", maxLength: 2048, minLength: 1, pattern: "^\\S+$", format: "text", description: "The address of the booking, with what has changed" },
  }),
};

export const recordPayment: Tool = {
  name: "recordPayment",
  title: "Record payment",
  description: "The host records what a guest paid directly. For the host of the booking. Safe to try again under the same idempotency_key. May be refused with: account.not_named, account.not_signed_in, account.not_verified, booking.already_paid, booking.illegal_transition, booking.not_confirmed, booking.not_found, booking.not_offline, booking.not_this_side.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "PATCH",
  path: "/booking/{booking_id}/record-payment",
  query: [],
  repeatable: true,
  inputSchema: fields({
    booking_id: { type: "string", format: "uuid", description: "Unguessable: anybody who has it can see the offer" },
    amount_cents: { type: "integer", minimum: 1, maximum: 1000000000, description: "In Canadian cents" },
    method: oneOf(OfflineMethod),
    received_on: date,
    reference: { type: "string", maxLength: 100, format: "text" },
    idempotency_key: { type: "string", minLength: 1, maxLength: 255, format: "text", description: "Under the same key it is done once, however often it is asked: a fresh one for each wish, the same to try again" },
  }, ["reference", "idempotency_key"]),
};

export const rejectBooking: Tool = {
  name: "rejectBooking",
  title: "Reject booking",
  description: "The host rejects a request, with a reason. For the host of the booking. Safe to try again under the same idempotency_key. May be refused with: account.not_named, account.not_signed_in, account.not_verified, booking.illegal_transition, booking.not_found, booking.not_this_side.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "PATCH",
  path: "/booking/{booking_id}/reject",
  query: [],
  repeatable: true,
  inputSchema: fields({
    booking_id: { type: "string", format: "uuid", description: "Unguessable: anybody who has it can see the offer" },
    reject_reason: { type: "string", minLength: 1, maxLength: 500, format: "long-text", description: "Told to the other side" },
    idempotency_key: { type: "string", minLength: 1, maxLength: 255, format: "text", description: "Under the same key it is done once, however often it is asked: a fresh one for each wish, the same to try again" },
  }, ["idempotency_key"]),
};

export const reportBooking: Tool = {
  name: "reportBooking",
  title: "Report booking",
  description: "Says that something is wrong with a stay, for the operator to look at; where its guest says so, the payout waits. For the guest or the host of the booking. Safe to try again under the same idempotency_key. May be refused with: account.not_signed_in, booking.illegal_transition, booking.not_found, booking.report_too_late.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "POST",
  path: "/booking/{booking_id}/report",
  query: [],
  repeatable: true,
  inputSchema: fields({
    booking_id: { type: "string", format: "uuid", description: "Unguessable: anybody who has it can see the offer" },
    message: { type: "string", minLength: 1, maxLength: 2000, format: "long-text", description: "What is wrong" },
    idempotency_key: { type: "string", minLength: 1, maxLength: 255, format: "text", description: "Under the same key it is done once, however often it is asked: a fresh one for each wish, the same to try again" },
  }, ["idempotency_key"]),
};

export const searchBookings: Tool = {
  name: "searchBookings",
  title: "Search bookings",
  description: "Finds a booking by its reference, its address, or its property and dates; the answer is a list of one or none. For people who are signed in. May be refused with: account.not_signed_in, booking.search_empty.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "POST",
  path: "/booking/search",
  query: [],
  inputSchema: fields({
    reference: {
      type: "string",
      maxLength: 20,
      format: "text",
      examples: ["HX7K2M"],
    },
    bookingUrl: { type: "string", maxLength: 2048, minLength: 1, pattern: "^\\S+$", format: "text" },
    property_id: uuid,
    checkin: date,
    checkout: date,
  }, ["reference", "bookingUrl", "property_id", "checkin", "checkout"]),
};

export const setBookingPoints: Tool = {
  name: "setBookingPoints",
  title: "Set booking points",
  description: "Sets how many points go towards a booking; 0 takes them back. For the guest of the booking. The points of a booking may be changed. A booking may be paid with so many points. Safe to try again under the same idempotency_key. May be refused with: account.not_named, account.not_signed_in, account.not_verified, booking.already_paid, booking.illegal_transition, booking.not_found, booking.not_this_side, booking.payment_late, checkout.paid_directly, points.not_enough, points.too_few, points.too_many.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "POST",
  path: "/booking/{booking_id}/points",
  query: [],
  repeatable: true,
  inputSchema: fields({
    booking_id: { type: "string", format: "uuid", description: "Unguessable: anybody who has it can see the offer" },
    points: {
      type: "integer",
      minimum: 0,
      maximum: 10000000,
      examples: [2500],
    },
    idempotency_key: { type: "string", minLength: 1, maxLength: 255, format: "text", description: "Under the same key it is done once, however often it is asked: a fresh one for each wish, the same to try again" },
  }, ["idempotency_key"]),
};

export const updateBooking: Tool = {
  name: "updateBooking",
  title: "Update booking",
  description: "Changes what may still change before the host has answered: dates, people, message. For the guest of the booking. A change and a new price name their booking. Safe to try again under the same idempotency_key. May be refused with: account.not_named, account.not_signed_in, account.not_verified, booking.checkin_day, booking.checkin_past, booking.checkout_before_checkin, booking.checkout_day, booking.dates_unavailable, booking.id_invalid, booking.illegal_transition, booking.max_nights, booking.min_nights, booking.not_found, booking.not_this_side, booking.pets_refused, booking.price_changed, booking.quote_expired, booking.too_far_ahead, booking.too_many_guests, change.already_open, checkout.rates_outdated, checkout.total_unpayable.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "PATCH",
  path: "/booking/{booking_id}",
  query: [],
  repeatable: true,
  inputSchema: {
    ...fields({
      booking_id: { type: "string", format: "uuid", description: "Unguessable: anybody who has it can see the offer" },
      checkin: date,
      checkout: date,
      guests: { $ref: "#/$defs/Guests" },
      message: { type: "string", maxLength: 2000, format: "long-text" },
      quote_id: { type: "string", format: "uuid", description: "The price of the changed stay" },
      idempotency_key: { type: "string", minLength: 1, maxLength: 255, format: "text", description: "Under the same key it is done once, however often it is asked: a fresh one for each wish, the same to try again" },
    }, ["checkin", "checkout", "guests", "message", "quote_id", "idempotency_key"]),
    $defs: { Guests: Guests },
  },
};
