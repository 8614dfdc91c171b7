// Generated 157e4b300331. The table payees, and what is read from its rows.
import type { PayeeState, PaymentProvider } from "../model/values";
import type { Moment } from "./columns";

/** What providers call the hosts that they pay, and how far each is. */
export interface PayeesTable {
  readonly profile_id: string;
  readonly provider: PaymentProvider;
  /** What the provider calls them; told to nobody */
  readonly account_id: string;
  readonly state: PayeeState;
  /** When the provider was asked last how far they are */
  readonly asked_at: Moment;
}
