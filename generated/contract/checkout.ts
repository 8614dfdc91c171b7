// Generated ad043672ccea. What the calls of checkout take and answer.
import { contractOf, fields, oneOf, uuid, type Contract } from "./contract";
import { CardOutcome, Currency, PaymentProvider } from "../model/values";

/** Ends a payment on the built-in page. */
export const finishPayment: Contract = contractOf({
  id: "finishPayment",
  method: "POST",
  path: "/checkout/:booking_id/payment/:payment_id",
  guard: "guestOfBooking",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.not_found", "booking.not_this_side", "checkout.payment_not_found", "checkout.payment_refused", "input.invalid", "input.malformed", "input.no_such_call", "input.too_large"],
  params: fields({
    booking_id: uuid,
    payment_id: uuid,
  }),
  body: fields({
    outcome: oneOf(CardOutcome),
  }),
  answer: { $ref: "SandboxPayment#" },
});

/** The offer behind a checkout link; of a link that leads to none, its error tells the ID. */
export const getCheckout: Contract = contractOf({
  id: "getCheckout",
  method: "GET",
  path: "/checkout/:booking_id",
  guard: "anyone",
  secure: false,
  errors: ["checkout.offer_not_found", "input.invalid", "input.malformed", "input.no_such_call"],
  params: fields({
    booking_id: { type: "string", format: "text" },
  }),
  answer: { $ref: "CheckoutOffer#" },
});

/** A currency with today’s rate; an empty or unknown code answers the supported ones in its error. */
export const getCurrency: Contract = contractOf({
  id: "getCurrency",
  method: "GET",
  path: "/checkout/currencies/:code",
  guard: "anyone",
  secure: false,
  errors: ["checkout.currency_not_supported", "checkout.rates_outdated", "input.invalid", "input.malformed", "input.no_such_call"],
  params: fields({
    code: { type: "string", format: "text" },
  }),
  answer: { $ref: "ExchangeRate#" },
});

/** A payment as the built-in page shows it. */
export const getPayment: Contract = contractOf({
  id: "getPayment",
  method: "GET",
  path: "/checkout/:booking_id/payment/:payment_id",
  guard: "guestOfBooking",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.not_found", "booking.not_this_side", "checkout.payment_not_found", "input.invalid", "input.malformed", "input.no_such_call"],
  params: fields({
    booking_id: uuid,
    payment_id: uuid,
  }),
  answer: { $ref: "SandboxPayment#" },
});

/** The payment provider tells what became of a payment, or that something changed about whom it pays. */
export const hearPayment: Contract = contractOf({
  id: "hearPayment",
  method: "POST",
  path: "/payment/:provider",
  guard: "anyone",
  secure: false,
  errors: ["checkout.news_unsigned", "checkout.payment_unavailable", "input.invalid", "input.malformed", "input.no_such_call", "input.too_large"],
  raw: true,
  params: fields({
    provider: oneOf(PaymentProvider),
  }),
  answer: fields({}),
});

/** Begins a payment; the browser goes on to the payment page. */
export const startCheckout: Contract = contractOf({
  id: "startCheckout",
  method: "POST",
  path: "/checkout",
  guard: "named",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.already_paid", "booking.not_confirmed", "booking.payment_late", "booking.price_changed", "booking.quote_expired", "checkout.offer_not_found", "checkout.paid_directly", "checkout.payment_unavailable", "checkout.rates_outdated", "checkout.total_unpayable", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large"],
  rules: ["mayPay"],
  repeatable: true,
  body: fields({
    booking_id: uuid,
    currency: oneOf(Currency),
    quote_id: uuid,
    success_path: { type: "string", maxLength: 2048, pattern: "^/(?![/\\\\]).*$", format: "text" },
    cancel_path: { type: "string", maxLength: 2048, pattern: "^/(?![/\\\\]).*$", format: "text" },
  }, ["currency", "quote_id"]),
  answer: fields({
    url: { type: "string", maxLength: 2048, format: "uri" },
  }),
});
