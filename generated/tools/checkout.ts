// Generated 0df9b920d1a1. What assistants may ask of checkout.
import { fields, oneOf, uuid } from "../contract/contract";
import { Currency } from "../model/values";
import type { Tool } from "./tool";

export const getCheckout: Tool = {
  name: "getCheckout",
  title: "Get checkout",
  description: "The offer behind a checkout link; of a link that leads to none, its error tells the ID. For anyone. May be refused with: checkout.offer_not_found.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/checkout/{booking_id}",
  query: [],
  inputSchema: fields({
    booking_id: { type: "string", format: "text", description: "As it stands in the link" },
  }),
};

export const getCurrency: Tool = {
  name: "getCurrency",
  title: "Get currency",
  description: "A currency with today’s rate; an empty or unknown code answers the supported ones in its error. For anyone. May be refused with: checkout.currency_not_supported, checkout.rates_outdated.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/checkout/currencies/{code}",
  query: [],
  inputSchema: fields({
    code: {
      type: "string",
      format: "text",
      examples: ["USD"],
    },
  }),
};

export const startCheckout: Tool = {
  name: "startCheckout",
  title: "Start checkout",
  description: "Begins a payment; the browser goes on to the payment page. For people whose profile has a first and a last name. A booking may be paid by card. Safe to try again under the same idempotency_key. May be refused with: account.not_named, account.not_signed_in, account.not_verified, booking.already_paid, booking.not_confirmed, booking.payment_late, booking.price_changed, booking.quote_expired, checkout.offer_not_found, checkout.paid_directly, checkout.payment_unavailable, checkout.rates_outdated, checkout.total_unpayable.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "POST",
  path: "/checkout",
  query: [],
  repeatable: true,
  inputSchema: fields({
    booking_id: uuid,
    currency: oneOf(Currency),
    quote_id: { type: "string", format: "uuid", description: "The price that the payer saw, where it is not the booking’s own" },
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
  }, ["currency", "quote_id", "idempotency_key"]),
};
