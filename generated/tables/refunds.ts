// Generated 795fa1fd392b. The table refunds, and what is read from its rows.
import type { Refund } from "../model/entities";
import type { RefundReason } from "../model/values";
import { instantOf } from "../model/wire";
import type { Selectable } from "kysely";
import type { Defaulted, Moment } from "./columns";

/** Money that is owed to a card, until it is back and afterwards. */
export interface RefundsTable {
  readonly refund_id: string;
  readonly property_id: string;
  readonly booking_id: string;
  readonly claim_id: string | null;
  readonly payment_id: string;
  readonly reason: RefundReason;
  readonly amount_cents: number;
  readonly cad_cents: number;
  readonly owed_at: Moment;
  readonly returned_at: Moment | null;
  readonly provider_id: string | null;
  readonly failed_at: Moment | null;
  readonly attempts: Defaulted<number>;
}

/** The columns that Refund is read from. */
export const columnsOfRefund = ["refund_id", "property_id", "booking_id", "claim_id", "payment_id", "reason", "amount_cents", "cad_cents", "owed_at", "returned_at", "provider_id", "failed_at", "attempts"] as const;

/** A row of refunds as Refund. */
export function readRefund(row: Pick<Selectable<RefundsTable>, (typeof columnsOfRefund)[number]>): Refund {
  return { refund_id: row.refund_id, property_id: row.property_id, booking_id: row.booking_id, claim_id: row.claim_id, payment_id: row.payment_id, reason: row.reason, amount_cents: row.amount_cents, cad_cents: row.cad_cents, owed_at: instantOf(row.owed_at), returned_at: row.returned_at && instantOf(row.returned_at), provider_id: row.provider_id, failed_at: row.failed_at && instantOf(row.failed_at), attempts: row.attempts };
}
