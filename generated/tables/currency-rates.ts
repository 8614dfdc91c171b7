// Generated 175f6dc91370. The table currency_rates, and what is read from its rows.
import type { Currency } from "../model/values";
import type { PlainDate } from "../model/wire";
import type { Written } from "./columns";

/** What one Canadian dollar buys, as published, without our margin. */
export interface CurrencyRatesTable {
  readonly code: Currency;
  readonly as_of: Written<PlainDate>;
  readonly rate: number;
}
