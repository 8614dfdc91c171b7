// Generated b9db59ed07cb. The call getCurrency. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";
import type { ExchangeRate } from "../../model/entities";

export interface GetCurrencyArgs {
  readonly code: string;
}

export type GetCurrencyAnswer = ExchangeRate;

export type GetCurrencyCode = "checkout.currency_not_supported"
  | "checkout.rates_outdated"
  | "input.invalid"
  | "input.malformed"
  | "input.no_such_call";

/** A currency with today’s rate; an empty or unknown code answers the supported ones in its error. GET /checkout/currencies/{code}. For anyone. Source: §7 Checkout. */
export function getCurrency(transport: Transport, args: GetCurrencyArgs): Promise<Outcome<GetCurrencyAnswer, GetCurrencyCode>> {
  return ask(transport, { call: "getCurrency", method: "GET", path: "/checkout/currencies/{code}", codes: "checkout.currency_not_supported checkout.rates_outdated input.invalid input.malformed input.no_such_call" }, args);
}
