// Generated 9cb0740bf327. The table quotes, and what is read from its rows.
import type { AgreedPrice, AgreedTerms, Quote } from "../model/entities";
import type { Json, Moment } from "./columns";

/** Prices that were promised, until they run out. */
export interface QuotesTable {
  readonly quote_id: string;
  readonly property_id: string;
  readonly quote: Json<Quote>;
  /** What the quote shows, before points and in no currency but ours */
  readonly price: Json<AgreedPrice>;
  /** Those shown beside it; none beside the price of what is booked already */
  readonly terms: Json<AgreedTerms> | null;
  readonly expires_at: Moment;
}
