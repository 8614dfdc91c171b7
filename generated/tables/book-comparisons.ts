// Generated f6ab0a34da1e. The table book_comparisons, and what is read from its rows.
import type { PaymentProvider } from "../model/values";
import type { Moment } from "./columns";

/** When the books were compared last with each provider. */
export interface BookComparisonsTable {
  readonly provider: PaymentProvider;
  readonly compared_at: Moment;
}
