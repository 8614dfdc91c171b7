// Generated a0611b30cc73. The table stand_in_records, and what is read from its rows.
import type { Json, Moment } from "./columns";

/** What the demo’s stand-ins remember between two requests. */
export interface StandInRecordsTable {
  readonly kind: string;
  readonly id: string;
  readonly payload: Json<unknown>;
  readonly grant_id: string | null;
  readonly ends_at: Moment;
}
