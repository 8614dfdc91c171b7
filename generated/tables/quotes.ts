// Generated 2d77fbd2a65c. The table quotes, and what is read from its rows.
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
