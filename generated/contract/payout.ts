// Generated c92eb8fc96b5. What the calls of payout take and answer.
import { contractOf, date, fields, oneOf, orNull, uuid, type Contract } from "./contract";
import { PayeeKind, Province, StatementFormat } from "../model/values";

/** What a host earned in a year, by month and listing: for this host alone. */
export const getEarnings: Contract = contractOf({
  id: "getEarnings",
  method: "GET",
  path: "/user/payout/earnings",
  guard: "hostMode",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.rate_limited"],
  throttle: { times: 60, seconds: 3600 },
  query: fields({
    year: { type: "string", pattern: "^20\\d{2}$", format: "text" },
  }),
  answer: { $ref: "HostEarnings#" },
});

/** The payouts that are due to the host, and wait until we can send them somewhere. */
export const getHeldPayouts: Contract = contractOf({
  id: "getHeldPayouts",
  method: "GET",
  path: "/user/payout/held",
  guard: "hostMode",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed"],
  answer: fields({
    held: orNull({ $ref: "Money#" }),
  }),
});

/** The payouts of one listing, and what it earned in a year; nothing of where money goes. */
export const getListingMoney: Contract = contractOf({
  id: "getListingMoney",
  method: "GET",
  path: "/user/property/:property_id/money",
  guard: "moneyReader",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.rate_limited", "property.not_found", "property.not_owner"],
  throttle: { times: 120, seconds: 3600 },
  params: fields({
    property_id: uuid,
  }),
  query: fields({
    year: { type: "string", pattern: "^20\\d{2}$", format: "text" },
  }),
  answer: { $ref: "ListingMoney#" },
});

/** Who is paid for the host’s stays, what waits, and what was paid. */
export const getPayout: Contract = contractOf({
  id: "getPayout",
  method: "GET",
  path: "/user/payout",
  guard: "hostMode",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed"],
  answer: { $ref: "PayoutStanding#" },
});

/** What a host was paid in a month or a year: for this host alone. */
export const getPayoutStatement: Contract = contractOf({
  id: "getPayoutStatement",
  method: "GET",
  path: "/user/payout/statement",
  guard: "hostMode",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.rate_limited"],
  throttle: { times: 60, seconds: 3600 },
  query: fields({
    period: { type: "string", pattern: "^20\\d{2}(-(0[1-9]|1[0-2]))?$", format: "text" },
    format: oneOf(StatementFormat),
  }),
  answer: { $ref: "HostStatement#" },
});

/** Sets who is paid, and where. */
export const savePayout: Contract = contractOf({
  id: "savePayout",
  method: "PUT",
  path: "/user/payout",
  guard: "hostMode",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.too_many_attempts", "account.wrong_mode", "account.wrong_password", "input.invalid", "input.malformed", "input.too_large", "payout.birth_date_ahead", "payout.birth_date_missing", "payout.company_number_missing"],
  rules: ["payeeIsKnown"],
  body: fields({
    kind: {
      ...oneOf(PayeeKind),
      default: "person",
    },
    legal_name: { type: "string", minLength: 1, maxLength: 200, format: "text" },
    birth_date: date,
    company_number: { type: "string", minLength: 1, maxLength: 30, format: "text" },
    address: { type: "string", minLength: 1, maxLength: 200, format: "text" },
    city: { type: "string", minLength: 1, maxLength: 100, format: "text" },
    province: oneOf(Province),
    postal_code: { type: "string", pattern: "^[A-Z]\\d[A-Z] ?\\d[A-Z]\\d$", format: "text" },
    tax_number: { type: "string", pattern: "^\\d{9}$", format: "text" },
    gst_number: { type: "string", pattern: "^\\d{9} ?RT ?\\d{4}$", format: "text" },
    qst_number: { type: "string", pattern: "^\\d{10} ?TQ ?\\d{4}$", format: "text" },
    institution: { type: "string", pattern: "^\\d{3}$", format: "text" },
    transit: { type: "string", pattern: "^\\d{5}$", format: "text" },
    account: { type: "string", pattern: "^\\d{7,12}$", format: "text" },
    password: { type: "string", minLength: 1, maxLength: 128, format: "password" },
  }, ["kind", "birth_date", "company_number", "gst_number", "qst_number", "institution", "transit", "account"]),
  answer: { $ref: "PayoutStanding#" },
});

/** Where the host goes on with the provider that pays them; each address is good once, and not for long. */
export const startOnboarding: Contract = contractOf({
  id: "startOnboarding",
  method: "POST",
  path: "/user/payout/onboarding",
  guard: "hostMode",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.too_many_attempts", "account.wrong_mode", "account.wrong_password", "input.invalid", "input.malformed", "input.too_large", "payout.onboarding_unavailable", "payout.payee_unknown"],
  body: fields({
    password: { type: "string", minLength: 1, maxLength: 128, format: "password" },
  }),
  answer: fields({
    url: { type: "string", maxLength: 2048, format: "uri" },
  }),
});
