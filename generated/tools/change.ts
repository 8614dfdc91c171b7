// Generated ab0215f04726. What assistants may ask of change.
import { fields } from "../contract/contract";
import { Guests } from "./shapes";
import type { Tool } from "./tool";

export const answerChange: Tool = {
  name: "answerChange",
  title: "Answer change",
  description: "Accepts or declines a change or an offer of the other side. What costs more takes effect once the guest has paid the difference. For the guest or the host of the booking, with a name. Safe to try again under the same idempotency_key. May be refused with: account.not_named, account.not_signed_in, account.not_verified, booking.dates_unavailable, booking.not_bookable, booking.not_found, change.answer_late, change.closed, change.not_changeable, change.not_found, change.own, change.payment_disputed, change.refunded_before, change.too_late.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "PATCH",
  path: "/booking/{booking_id}/change",
  query: [],
  repeatable: true,
  inputSchema: fields({
    booking_id: { type: "string", format: "uuid", description: "Unguessable: anybody who has it can see the offer" },
    change_id: { type: "string", format: "uuid", description: "The change that was read" },
    accept: { type: "boolean" },
    idempotency_key: { type: "string", minLength: 1, maxLength: 255, format: "text", description: "Under the same key it is done once, however often it is asked: a fresh one for each wish, the same to try again" },
  }, ["idempotency_key"]),
};

export const confirmChangePayment: Tool = {
  name: "confirmChangePayment",
  title: "Confirm change payment",
  description: "Confirms a payment of a change that the payment provider has taken; while that is on its way, the change is answered unpaid. For the guest of the booking. Safe to try again under the same idempotency_key. May be refused with: account.not_named, account.not_signed_in, account.not_verified, booking.not_found, booking.not_this_side, change.closed, change.payment_returned, checkout.payment_not_found, checkout.payment_unavailable.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "PATCH",
  path: "/booking/{booking_id}/change/pay",
  query: [],
  repeatable: true,
  inputSchema: fields({
    booking_id: { type: "string", format: "uuid", description: "Unguessable: anybody who has it can see the offer" },
    confirmation_id: { type: "string", minLength: 1, maxLength: 100, format: "text" },
    idempotency_key: { type: "string", minLength: 1, maxLength: 255, format: "text", description: "Under the same key it is done once, however often it is asked: a fresh one for each wish, the same to try again" },
  }, ["idempotency_key"]),
};

export const payChange: Tool = {
  name: "payChange",
  title: "Pay change",
  description: "Begins a payment of the difference of an accepted change; the browser goes on to the payment page. For the guest of the booking. A guest may pay for an accepted change. Safe to try again under the same idempotency_key. May be refused with: account.not_named, account.not_signed_in, account.not_verified, booking.not_found, booking.not_this_side, change.closed, change.not_found, checkout.payment_unavailable, checkout.total_unpayable.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "POST",
  path: "/booking/{booking_id}/change/pay",
  query: [],
  repeatable: true,
  inputSchema: fields({
    booking_id: { type: "string", format: "uuid", description: "Unguessable: anybody who has it can see the offer" },
    change_id: { type: "string", format: "uuid", description: "The change that was read" },
    success_path: {
      type: "string",
      maxLength: 2048,
      pattern: "^/(?![/\\\\]).*$",
      format: "text",
      description: "Where a payer comes back to; the payment is added to it",
      examples: ["/stays"],
    },
    cancel_path: {
      type: "string",
      maxLength: 2048,
      pattern: "^/(?![/\\\\]).*$",
      format: "text",
      description: "Where somebody comes back to who did not pay",
      examples: ["/stays"],
    },
    idempotency_key: { type: "string", minLength: 1, maxLength: 255, format: "text", description: "Under the same key it is done once, however often it is asked: a fresh one for each wish, the same to try again" },
  }, ["idempotency_key"]),
};

export const previewChange: Tool = {
  name: "previewChange",
  title: "Preview change",
  description: "What a change of a paid booking, or an offer for a request, would cost. Nights that are booked already keep their price, and so does the exchange rate. For the guest or the host of the booking, with a name. May be refused with: account.not_named, account.not_signed_in, account.not_verified, booking.checkin_day, booking.checkin_past, booking.checkout_before_checkin, booking.checkout_day, booking.dates_unavailable, booking.max_nights, booking.min_nights, booking.not_bookable, booking.not_found, booking.pets_refused, booking.reply_late, booking.too_far_ahead, booking.too_many_guests, change.not_changeable, change.not_offerable, change.nothing_new, change.offer_unlisted, change.price_of_host, change.refunded_before, change.too_late, checkout.total_unpayable.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "POST",
  path: "/booking/{booking_id}/change/price",
  query: [],
  inputSchema: {
    ...fields({
      booking_id: { type: "string", format: "uuid", description: "Unguessable: anybody who has it can see the offer" },
      checkin: {
        type: "string",
        format: "date",
        examples: ["2027-02-12"],
      },
      checkout: {
        type: "string",
        format: "date",
        examples: ["2027-02-16"],
      },
      guests: { $ref: "#/$defs/Guests" },
      nights_cents: { type: "integer", minimum: 0, maximum: 1000000000, description: "From the host: the price of all nights, before fees and taxes, in Canadian cents" },
    }, ["nights_cents"]),
    $defs: { Guests: Guests },
  },
};

export const proposeChange: Tool = {
  name: "proposeChange",
  title: "Propose change",
  description: "Proposes a change of a paid booking, for the price that was seen, which the other side has 48 hours to answer; or answers a request with an offer, which the guest has 24 hours to accept. For the guest or the host of the booking, with a name. Safe to try again under the same idempotency_key. At most 20 times in 1 hour. May be refused with: account.not_named, account.not_signed_in, account.not_verified, booking.dates_unavailable, booking.not_bookable, booking.not_found, booking.reply_late, change.already_open, change.closed, change.not_changeable, change.not_offerable, change.offer_unlisted, change.outdated, change.payment_disputed, change.refunded_before, change.too_late, checkout.total_unpayable.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "POST",
  path: "/booking/{booking_id}/change",
  query: [],
  repeatable: true,
  inputSchema: fields({
    booking_id: { type: "string", format: "uuid", description: "Unguessable: anybody who has it can see the offer" },
    quote_id: { type: "string", format: "uuid", description: "The price of the changed stay that was seen" },
    message: { type: "string", maxLength: 2000, format: "long-text", description: "For the other side" },
    idempotency_key: { type: "string", minLength: 1, maxLength: 255, format: "text", description: "Under the same key it is done once, however often it is asked: a fresh one for each wish, the same to try again" },
  }, ["message", "idempotency_key"]),
};

export const withdrawChange: Tool = {
  name: "withdrawChange",
  title: "Withdraw change",
  description: "Takes a change back that is not answered or not paid yet. For the guest or the host of the booking, with a name. May be refused with: account.not_named, account.not_signed_in, account.not_verified, booking.not_found, change.closed, change.not_found, change.of_other.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "DELETE",
  path: "/booking/{booking_id}/change/{change_id}",
  query: [],
  inputSchema: fields({
    booking_id: { type: "string", format: "uuid", description: "Unguessable: anybody who has it can see the offer" },
    change_id: { type: "string", format: "uuid", description: "The change that was read" },
  }),
};
