// Generated d0958b069b83. The table currency_rates, and what is read from its rows. Change the spec, not this file.
import type { Currency } from "../model/values";
import type { PlainDate } from "../model/wire";
import type { Written } from "./columns";

/** What one Canadian dollar buys, as published, without our margin. */
export interface CurrencyRatesTable {
  readonly code: Currency;
  readonly as_of: Written<PlainDate>;
  readonly rate: number;
}
