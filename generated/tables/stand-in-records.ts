// Generated 9d1a29c7bb03. The table stand_in_records, and what is read from its rows. Change the spec, not this file.
import type { Json, Moment } from "./columns";

/**
 * What the demo’s stand-ins remember between two requests
 *
 * Decision: the demo brings stand-ins of other companies along: the parent platform, the payment provider
 */
export interface StandInRecordsTable {
  readonly kind: string;
  readonly id: string;
  readonly payload: Json<unknown>;
  readonly grant_id: string | null;
  readonly ends_at: Moment;
}
