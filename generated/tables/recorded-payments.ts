// Generated 082a25b805da. The table recorded_payments, and what is read from its rows.
import type { RecordedPayment } from "../model/entities";
import type { OfflineMethod } from "../model/values";
import { instantOf, type PlainDate } from "../model/wire";
import type { Selectable } from "kysely";
import type { Moment, Written } from "./columns";

/** What guests paid their hosts directly. */
export interface RecordedPaymentsTable {
  readonly record_id: string;
  readonly property_id: string;
  readonly booking_id: string;
  readonly amount_cents: number;
  readonly method: OfflineMethod;
  readonly received_on: Written<PlainDate>;
  readonly reference: string | null;
  readonly recorded_at: Moment;
}

/** The columns that RecordedPayment is read from. */
export const columnsOfRecordedPayment = ["record_id", "property_id", "booking_id", "amount_cents", "method", "received_on", "reference", "recorded_at"] as const;

/** A row of recorded_payments as RecordedPayment. */
export function readRecordedPayment(row: Pick<Selectable<RecordedPaymentsTable>, (typeof columnsOfRecordedPayment)[number]>): RecordedPayment {
  return { record_id: row.record_id, property_id: row.property_id, booking_id: row.booking_id, amount_cents: row.amount_cents, method: row.method, received_on: row.received_on, reference: row.reference, recorded_at: instantOf(row.recorded_at) };
}
