// Generated 82d3bffc5aa4. What the calls of payout take and answer. Change the spec, not this file.
import type { Contract } from "./contract";

/** Who is paid for the host’s stays, what waits, and what was paid. */
export const getPayout: Contract = {
  id: "getPayout",
  method: "GET",
  path: "/user/payout",
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
      properties: {},
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "PayoutStanding#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Sets who is paid, and where. */
export const savePayout: Contract = {
  id: "savePayout",
  method: "PUT",
  path: "/user/payout",
  guard: "hostMode",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.too_many_attempts", "account.wrong_mode", "account.wrong_password", "input.invalid", "input.malformed", "input.too_large", "payout.birth_date_missing", "payout.company_number_missing"],
  rules: ["payeeIsKnown"],
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
        kind: {
          type: "string",
          enum: ["person", "company"],
          default: "person",
        },
        legal_name: { type: "string", minLength: 1, maxLength: 200 },
        birth_date: { type: "string", format: "date" },
        company_number: { type: "string", minLength: 1, maxLength: 30 },
        address: { type: "string", minLength: 1, maxLength: 200 },
        city: { type: "string", minLength: 1, maxLength: 100 },
        province: {
          type: "string",
          enum: ["AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "ON", "PE", "QC", "SK", "YT"],
        },
        postal_code: { type: "string", pattern: "^[A-Z]\\d[A-Z] ?\\d[A-Z]\\d$" },
        tax_number: { type: "string", pattern: "^\\d{9}$" },
        gst_number: { type: "string", pattern: "^\\d{9} ?RT ?\\d{4}$" },
        qst_number: { type: "string", pattern: "^\\d{10} ?TQ ?\\d{4}$" },
        institution: { type: "string", pattern: "^\\d{3}$" },
        transit: { type: "string", pattern: "^\\d{5}$" },
        account: { type: "string", pattern: "^\\d{7,12}$" },
        password: { type: "string", minLength: 1, maxLength: 128 },
      },
      required: ["legal_name", "address", "city", "province", "postal_code", "tax_number", "password"],
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "PayoutStanding#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Where the host goes on with the provider that pays them; each address is good once, and not for long. */
export const startOnboarding: Contract = {
  id: "startOnboarding",
  method: "POST",
  path: "/user/payout/onboarding",
  guard: "hostMode",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.too_many_attempts", "account.wrong_mode", "account.wrong_password", "input.invalid", "input.malformed", "input.too_large", "payout.onboarding_unavailable", "payout.payee_unknown"],
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
        password: { type: "string", minLength: 1, maxLength: 128 },
      },
      required: ["password"],
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
