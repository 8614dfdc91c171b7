// Generated 420ebf67700b. The table payouts, and what is read from its rows.
import type { Payout } from "../model/entities";
import { instantOf } from "../model/wire";
import type { Selectable } from "kysely";
import type { Defaulted, Moment } from "./columns";

/** What hosts get for their stays and claims, each once. */
export interface PayoutsTable {
  readonly payout_id: string;
  readonly property_id: string;
  readonly booking_id: string;
  readonly claim_id: string | null;
  readonly profile_id: string;
  readonly cents: number;
  readonly withheld_cents: Defaulted<number>;
  readonly due_at: Moment;
  readonly paid_at: Moment | null;
  readonly sending_at: Moment | null;
  readonly refused_at: Moment | null;
  readonly paid_to: string | null;
}

/** The columns that Payout is read from. */
export const columnsOfPayout = ["payout_id", "property_id", "booking_id", "claim_id", "profile_id", "cents", "withheld_cents", "due_at", "paid_at", "sending_at", "refused_at", "paid_to"] as const;

/** A row of payouts as Payout. */
export function readPayout(row: Pick<Selectable<PayoutsTable>, (typeof columnsOfPayout)[number]>): Payout {
  return { payout_id: row.payout_id, property_id: row.property_id, booking_id: row.booking_id, claim_id: row.claim_id, profile_id: row.profile_id, cents: row.cents, withheld_cents: row.withheld_cents, due_at: instantOf(row.due_at), paid_at: row.paid_at && instantOf(row.paid_at), sending_at: row.sending_at && instantOf(row.sending_at), refused_at: row.refused_at && instantOf(row.refused_at), paid_to: row.paid_to };
}
