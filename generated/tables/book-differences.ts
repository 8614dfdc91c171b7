// Generated 2038c8975b5c. The table book_differences, and what is read from its rows.
import type { Difference } from "../model/entities";
import type { DifferenceKind, PaymentProvider } from "../model/values";
import { instantOf } from "../model/wire";
import type { Selectable } from "kysely";
import type { Moment } from "./columns";

/** The differences that the last comparison found. */
export interface BookDifferencesTable {
  readonly kind: DifferenceKind;
  readonly thing_id: string;
  readonly booking_id: string | null;
  readonly ours_cents: number | null;
  readonly theirs_cents: number | null;
  readonly currency: string;
  readonly at: Moment;
  readonly first_seen: Moment;
  readonly provider: PaymentProvider;
}

/** The columns that Difference is read from. */
export const columnsOfDifference = ["kind", "thing_id", "booking_id", "ours_cents", "theirs_cents", "currency", "at", "first_seen"] as const;

/** A row of book_differences as Difference. */
export function readDifference(row: Pick<Selectable<BookDifferencesTable>, (typeof columnsOfDifference)[number]>): Difference {
  return { kind: row.kind, thing_id: row.thing_id, booking_id: row.booking_id, ours_cents: row.ours_cents, theirs_cents: row.theirs_cents, currency: row.currency, at: instantOf(row.at), first_seen: instantOf(row.first_seen) };
}
