// Generated 761f02ad29c2. The table repeated_calls, and what is read from its rows.
// Generated 318d2f6cb86f. The table repeated_calls, and what is read from its rows. Change the spec, not this file.
import type { Json, Moment } from "./columns";

/** What was answered to calls that may be sent twice. */
export interface RepeatedCallsTable {
  /** A hash of whoever asked, and one of the call and their key */
  readonly key: string;
  readonly request_hash: string;
  readonly answer: Json<unknown> | null;
  readonly status: number | null;
  readonly created_at: Moment;
}
