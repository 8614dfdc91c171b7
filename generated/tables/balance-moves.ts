// Generated f881d4fbbc6e. The table balance_moves, and what is read from its rows.
import type { BalanceMove } from "../model/entities";
import type { BalanceKind, PaymentProvider } from "../model/values";
import { instantOf } from "../model/wire";
import type { Selectable } from "kysely";
import type { Moment } from "./columns";

/** The moves of the money that lies for us at providers, until each is in the books and afterwards. */
export interface BalanceMovesTable {
  readonly move_id: string;
  readonly kind: BalanceKind;
  readonly source_id: string | null;
  readonly charge_id: string | null;
  readonly transfer_id: string | null;
  readonly payout_id: string | null;
  readonly amount_cents: number;
  readonly fee_cents: number;
  readonly currency: string;
  readonly own_cents: number;
  readonly own_currency: string;
  readonly at: Moment;
  readonly provider: PaymentProvider;
  /** When the books had it */
  readonly booked_at: Moment | null;
}

/** The columns that BalanceMove is read from. */
export const columnsOfBalanceMove = ["move_id", "kind", "source_id", "charge_id", "transfer_id", "payout_id", "amount_cents", "fee_cents", "currency", "own_cents", "own_currency", "at"] as const;

/** A row of balance_moves as BalanceMove. */
export function readBalanceMove(row: Pick<Selectable<BalanceMovesTable>, (typeof columnsOfBalanceMove)[number]>): BalanceMove {
  return { move_id: row.move_id, kind: row.kind, source_id: row.source_id, charge_id: row.charge_id, transfer_id: row.transfer_id, payout_id: row.payout_id, amount_cents: row.amount_cents, fee_cents: row.fee_cents, currency: row.currency, own_cents: row.own_cents, own_currency: row.own_currency, at: instantOf(row.at) };
}
