// Generated 77e48fff392d. What the calls of checkout take and answer. Change the spec, not this file.
import type { Contract } from "./contract";

/** Ends a payment on the built-in page. */
export const finishPayment: Contract = {
  id: "finishPayment",
  method: "POST",
  path: "/checkout/:booking_id/payment/:payment_id",
  guard: "guestOfBooking",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.not_found", "booking.not_this_side", "checkout.payment_not_found", "checkout.payment_refused", "input.invalid", "input.malformed", "input.no_such_call", "input.too_large"],
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
        payment_id: { type: "string", format: "uuid" },
      },
      required: ["booking_id", "payment_id"],
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
        outcome: {
          type: "string",
          enum: ["paid", "slow", "lost", "refused", "cancelled"],
        },
      },
      required: ["outcome"],
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "SandboxPayment#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** The offer behind a checkout link; of a link that leads to none, its error tells the ID. */
export const getCheckout: Contract = {
  id: "getCheckout",
  method: "GET",
  path: "/checkout/:booking_id",
  guard: "anyone",
  secure: false,
  errors: ["checkout.offer_not_found", "input.invalid", "input.malformed", "input.no_such_call"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    params: {
      type: "object",
      properties: {
        booking_id: { type: "string" },
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
          data: { $ref: "CheckoutOffer#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** A currency with today’s rate; an empty or unknown code answers the supported ones in its error. */
export const getCurrency: Contract = {
  id: "getCurrency",
  method: "GET",
  path: "/checkout/currencies/:code",
  guard: "anyone",
  secure: false,
  errors: ["checkout.currency_not_supported", "checkout.rates_outdated", "input.invalid", "input.malformed", "input.no_such_call"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    params: {
      type: "object",
      properties: {
        code: { type: "string" },
      },
      required: ["code"],
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
          data: { $ref: "ExchangeRate#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** A payment as the built-in page shows it. */
export const getPayment: Contract = {
  id: "getPayment",
  method: "GET",
  path: "/checkout/:booking_id/payment/:payment_id",
  guard: "guestOfBooking",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.not_found", "booking.not_this_side", "checkout.payment_not_found", "input.invalid", "input.malformed", "input.no_such_call"],
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
        payment_id: { type: "string", format: "uuid" },
      },
      required: ["booking_id", "payment_id"],
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
          data: { $ref: "SandboxPayment#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** The payment provider tells what became of a payment, or that something changed about whom it pays. */
export const hearPayment: Contract = {
  id: "hearPayment",
  method: "POST",
  path: "/payment/:provider",
  guard: "anyone",
  secure: false,
  errors: ["checkout.news_unsigned", "checkout.payment_unavailable", "input.invalid", "input.malformed", "input.no_such_call", "input.too_large"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  raw: true,
  schema: {
    params: {
      type: "object",
      properties: {
        provider: {
          type: "string",
          enum: ["stripe", "sandbox"],
        },
      },
      required: ["provider"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
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

/** Begins a payment; the browser goes on to the payment page. */
export const startCheckout: Contract = {
  id: "startCheckout",
  method: "POST",
  path: "/checkout",
  guard: "named",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.already_paid", "booking.not_confirmed", "booking.payment_late", "booking.price_changed", "booking.quote_expired", "checkout.offer_not_found", "checkout.paid_directly", "checkout.payment_unavailable", "checkout.rates_outdated", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large"],
  rules: ["mayPay"],
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
        booking_id: { type: "string", format: "uuid" },
        currency: {
          type: "string",
          enum: ["CAD", "USD", "EUR", "GBP", "AUD", "JPY"],
        },
        quote_id: { type: "string", format: "uuid" },
        success_path: { type: "string", maxLength: 2048, pattern: "^/(?![/\\\\]).*$" },
        cancel_path: { type: "string", maxLength: 2048, pattern: "^/(?![/\\\\]).*$" },
      },
      required: ["booking_id", "success_path", "cancel_path"],
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: {
            type: "object",
            properties: {
              url: { type: "string", maxLength: 2048, format: "uri" },
            },
            required: ["url"],
            additionalProperties: false,
          },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};
