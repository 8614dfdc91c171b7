// Generated fdde609dff2e. The table repeated_calls, and what is read from its rows.
import type { Json, Moment } from "./columns";

/** What was answered to calls that may be sent twice. */
export interface RepeatedCallsTable {
  /** A hash of the caller, and one of the call and its key */
  readonly key: string;
  readonly request_hash: string;
  readonly answer: Json<unknown> | null;
  readonly status: number | null;
  readonly created_at: Moment;
}
