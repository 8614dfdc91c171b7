// Generated 5ce030e75de0. The table claims, and what is read from its rows.
import type { Claim, ShownClaim } from "../model/entities";
import type { ClaimKind, ClaimState } from "../model/values";
import { instantOf } from "../model/wire";
import type { Selectable } from "kysely";
import type { Defaulted, Moment } from "./columns";

/** What hosts claim after stays. */
export interface ClaimsTable {
  readonly claim_id: string;
  readonly booking_id: string;
  readonly kind: ClaimKind;
  readonly amount_cents: number;
  readonly message: string | null;
  readonly state: ClaimState;
  readonly filed_at: Moment;
  readonly answer_by: Moment;
  readonly answered_at: Moment | null;
  readonly answer: string | null;
  readonly offered_cents: number | null;
  readonly decided_at: Moment | null;
  readonly decision: string | null;
  readonly owed_cents: number | null;
  readonly paid_at: Moment | null;
  readonly paid_by_card: Defaulted<boolean>;
  readonly withdrawn_at: Moment | null;
  /** As bookings are, so that the two stay together */
  readonly property_id: string;
}

/** The columns that Claim is read from. */
export const columnsOfClaim = ["claim_id", "booking_id", "kind", "amount_cents", "message", "state", "filed_at", "answer_by", "answered_at", "answer", "offered_cents", "decided_at", "decision", "owed_cents", "paid_at", "paid_by_card", "withdrawn_at"] as const;

/** A row of claims as Claim. What comes from elsewhere: photos. */
export function readClaim(row: Pick<Selectable<ClaimsTable>, (typeof columnsOfClaim)[number]>): Omit<Claim, "photos"> {
  return { claim_id: row.claim_id, booking_id: row.booking_id, kind: row.kind, amount_cents: row.amount_cents, message: row.message, state: row.state, filed_at: instantOf(row.filed_at), answer_by: instantOf(row.answer_by), answered_at: row.answered_at && instantOf(row.answered_at), answer: row.answer, offered_cents: row.offered_cents, decided_at: row.decided_at && instantOf(row.decided_at), decision: row.decision, owed_cents: row.owed_cents, paid_at: row.paid_at && instantOf(row.paid_at), paid_by_card: row.paid_by_card, withdrawn_at: row.withdrawn_at && instantOf(row.withdrawn_at) };
}

/** The columns that ShownClaim is read from. */
export const columnsOfShownClaim = ["kind", "amount_cents", "message", "state", "filed_at", "answer_by", "answered_at", "answer", "offered_cents", "decided_at", "decision", "owed_cents", "paid_at", "paid_by_card", "withdrawn_at"] as const;

/** A row of claims as ShownClaim. What comes from elsewhere: photos. */
export function readShownClaim(row: Pick<Selectable<ClaimsTable>, (typeof columnsOfShownClaim)[number]>): Omit<ShownClaim, "photos"> {
  return { kind: row.kind, amount_cents: row.amount_cents, message: row.message, state: row.state, filed_at: instantOf(row.filed_at), answer_by: instantOf(row.answer_by), answered_at: row.answered_at && instantOf(row.answered_at), answer: row.answer, offered_cents: row.offered_cents, decided_at: row.decided_at && instantOf(row.decided_at), decision: row.decision, owed_cents: row.owed_cents, paid_at: row.paid_at && instantOf(row.paid_at), paid_by_card: row.paid_by_card, withdrawn_at: row.withdrawn_at && instantOf(row.withdrawn_at) };
}
