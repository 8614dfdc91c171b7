// Generated 8cf344561791. The table quotes, and what is read from its rows. Change the spec, not this file.
import type { AgreedPrice, Quote } from "../model/entities";
import type { Json, Moment } from "./columns";

/** Prices that were promised, until they run out. */
export interface QuotesTable {
  readonly quote_id: string;
  readonly property_id: string;
  readonly quote: Json<Quote>;
  /** What the quote shows, before points and in no currency but ours */
  readonly price: Json<AgreedPrice>;
  readonly expires_at: Moment;
}
