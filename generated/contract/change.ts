// Generated 7c3d71880977. What the calls of change take and answer.
import { contractOf, date, fields, uuid, type Contract } from "./contract";

/** Accepts or declines a change or an offer of the other side. What costs more takes effect once the guest has paid the difference. */
export const answerChange: Contract = contractOf({
  id: "answerChange",
  method: "PATCH",
  path: "/booking/:booking_id/change",
  guard: "namedPartyToBooking",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.dates_unavailable", "booking.not_bookable", "booking.not_found", "change.answer_late", "change.closed", "change.not_changeable", "change.not_found", "change.own", "change.payment_disputed", "change.refunded_before", "change.too_late", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large"],
  performs: {
    lifecycle: "changeLife",
    events: ["accept", "agree", "take", "decline"],
  },
  repeatable: true,
  params: fields({
    booking_id: uuid,
  }),
  body: fields({
    change_id: uuid,
    accept: { type: "boolean" },
  }),
  answer: { $ref: "BookingDetail#" },
});

/** Confirms a payment of a change that the payment provider has taken; while that is on its way, the change is answered unpaid. */
export const confirmChangePayment: Contract = contractOf({
  id: "confirmChangePayment",
  method: "PATCH",
  path: "/booking/:booking_id/change/pay",
  guard: "guestOfBooking",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.not_found", "booking.not_this_side", "change.closed", "change.payment_returned", "checkout.payment_not_found", "checkout.payment_unavailable", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large"],
  performs: {
    lifecycle: "changeLife",
    events: ["pay"],
  },
  repeatable: true,
  params: fields({
    booking_id: uuid,
  }),
  body: fields({
    confirmation_id: { type: "string", minLength: 1, maxLength: 100, format: "text" },
  }),
  answer: { $ref: "BookingDetail#" },
});

/** Begins a payment of the difference of an accepted change; the browser goes on to the payment page. */
export const payChange: Contract = contractOf({
  id: "payChange",
  method: "POST",
  path: "/booking/:booking_id/change/pay",
  guard: "guestOfBooking",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.not_found", "booking.not_this_side", "change.closed", "change.not_found", "checkout.payment_unavailable", "checkout.total_unpayable", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large"],
  rules: ["mayPayChange"],
  repeatable: true,
  params: fields({
    booking_id: uuid,
  }),
  body: fields({
    change_id: uuid,
    success_path: { type: "string", maxLength: 2048, pattern: "^/(?![/\\\\]).*$", format: "text" },
    cancel_path: { type: "string", maxLength: 2048, pattern: "^/(?![/\\\\]).*$", format: "text" },
  }),
  answer: fields({
    url: { type: "string", maxLength: 2048, format: "uri" },
  }),
});

/** What a change of a paid booking, or an offer for a request, would cost. Nights that are booked already keep their price, and so does the exchange rate. */
export const previewChange: Contract = contractOf({
  id: "previewChange",
  method: "POST",
  path: "/booking/:booking_id/change/price",
  guard: "namedPartyToBooking",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.checkin_day", "booking.checkin_past", "booking.checkout_before_checkin", "booking.checkout_day", "booking.dates_unavailable", "booking.max_nights", "booking.min_nights", "booking.not_bookable", "booking.not_found", "booking.pets_refused", "booking.reply_late", "booking.too_far_ahead", "booking.too_many_guests", "change.not_changeable", "change.not_offerable", "change.nothing_new", "change.offer_unlisted", "change.price_of_host", "change.refunded_before", "change.too_late", "checkout.total_unpayable", "input.invalid", "input.malformed", "input.too_large"],
  params: fields({
    booking_id: uuid,
  }),
  body: fields({
    checkin: date,
    checkout: date,
    guests: { $ref: "GuestsInput#" },
    nights_cents: { type: "integer", minimum: 0, maximum: 1000000000 },
  }, ["nights_cents"]),
  answer: { $ref: "ChangePreview#" },
});

/** Proposes a change of a paid booking, for the price that was seen, which the other side has {changeHours} hours to answer; or answers a request with an offer, which the guest has {offerHours} hours to accept. */
export const proposeChange: Contract = contractOf({
  id: "proposeChange",
  method: "POST",
  path: "/booking/:booking_id/change",
  guard: "namedPartyToBooking",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.dates_unavailable", "booking.not_bookable", "booking.not_found", "booking.reply_late", "change.already_open", "change.closed", "change.not_changeable", "change.not_offerable", "change.offer_unlisted", "change.outdated", "change.payment_disputed", "change.refunded_before", "change.too_late", "checkout.total_unpayable", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large"],
  performs: {
    lifecycle: "changeLife",
    events: ["propose", "offer"],
  },
  throttle: { times: 20, seconds: 3600 },
  repeatable: true,
  params: fields({
    booking_id: uuid,
  }),
  body: fields({
    quote_id: uuid,
    message: { type: "string", maxLength: 2000, format: "long-text" },
  }, ["message"]),
  answer: { $ref: "BookingDetail#" },
});

/** Takes a change back that is not answered or not paid yet. */
export const withdrawChange: Contract = contractOf({
  id: "withdrawChange",
  method: "DELETE",
  path: "/booking/:booking_id/change/:change_id",
  guard: "namedPartyToBooking",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.not_found", "change.closed", "change.not_found", "change.of_other", "input.invalid", "input.malformed", "input.no_such_call", "input.too_large"],
  performs: {
    lifecycle: "changeLife",
    events: ["withdraw"],
  },
  params: fields({
    booking_id: uuid,
    change_id: uuid,
  }),
  answer: { $ref: "BookingDetail#" },
});
