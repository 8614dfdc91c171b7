// Generated a9c16280bb05. The call getCurrency, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { ExchangeRate } from "../../model/entities";

export interface GetCurrencyArgs {
  readonly code: string;
}

export type GetCurrencyAnswer = ExchangeRate;

const codes = "checkout.currency_not_supported checkout.rates_outdated input.invalid input.malformed input.no_such_call";

export type GetCurrencyCode = Words<typeof codes>;

/** A currency with today’s rate; an empty or unknown code answers the supported ones in its error. GET /checkout/currencies/{code}. For anyone. Source: §7 Checkout. */
export function getCurrency(transport: Transport, args: GetCurrencyArgs): Promise<Outcome<GetCurrencyAnswer, GetCurrencyCode>> {
  return ask(transport, { call: "getCurrency", method: "GET", path: "/checkout/currencies/{code}", codes }, args);
}

export const getCurrencyFx = /* @__PURE__ */ effectOf("getCurrencyFx", getCurrency);
