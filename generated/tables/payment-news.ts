// Generated fe37285f960c. The table payment_news, and what is read from its rows.
import type { PaymentProvider } from "../model/values";
import type { Moment } from "./columns";

/** What providers of payments told, each piece once. */
export interface PaymentNewsTable {
  readonly provider: PaymentProvider;
  /** The provider’s */
  readonly news_id: string;
  /** What it is called there */
  readonly says: string;
  /** The charge that it names */
  readonly charge_id: string | null;
  /** Whether it is about a payment of ours */
  readonly is_ours: boolean;
  readonly heard_at: Moment;
}
