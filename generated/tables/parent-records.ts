// The table parent_records, and what is read from its rows.
// Written by the generator from the spec; change the spec, not this file.
import type { Json, Moment } from "./columns";

/**
 * What the demo’s parent platform remembers between two requests
 *
 * Decision: the demo brings a stand-in of the parent platform along
 */
export interface ParentRecordsTable {
  readonly kind: string;
  readonly id: string;
  readonly payload: Json<unknown>;
  readonly grant_id: string | null;
  readonly ends_at: Moment;
}
