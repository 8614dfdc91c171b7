// Generated 67845f9325bb. The table booking_changes, and what is read from its rows.
import type { AgreedPrice, Change, Quote } from "../model/entities";
import type { ChangeState } from "../model/values";
import { instantOf } from "../model/wire";
import type { Selectable } from "kysely";
import type { Json, Moment } from "./columns";

/** Changes of bookings that one side proposed. */
export interface BookingChangesTable {
  readonly change_id: string;
  readonly booking_id: string;
  readonly state: ChangeState;
  readonly by_host: boolean;
  readonly proposed_at: Moment;
  readonly answer_by: Moment;
  readonly pay_by: Moment | null;
  readonly quote: Json<Quote>;
  readonly ended_at: Moment | null;
  /** As bookings are, so that the two stay together */
  readonly property_id: string;
  /** What the quote shows, before points and in no currency but ours */
  readonly price: Json<AgreedPrice>;
  /** The new nights, where they lie apart from those of the booking and are held until it is paid */
  readonly held_id: string | null;
}

/** The columns that Change is read from. */
export const columnsOfChange = ["change_id", "booking_id", "state", "by_host", "proposed_at", "answer_by", "pay_by", "quote", "ended_at"] as const;

/** A row of booking_changes as Change. */
export function readChange(row: Pick<Selectable<BookingChangesTable>, (typeof columnsOfChange)[number]>): Change {
  return { change_id: row.change_id, booking_id: row.booking_id, state: row.state, by_host: row.by_host, proposed_at: instantOf(row.proposed_at), answer_by: instantOf(row.answer_by), pay_by: row.pay_by && instantOf(row.pay_by), quote: row.quote, ended_at: row.ended_at && instantOf(row.ended_at) };
}
