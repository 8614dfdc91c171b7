// Generated d3f30c1e654a. The table reminders, and what is read from its rows. Change the spec, not this file.
import type { Defaulted, Moment } from "./columns";

/** What was sent to members. Source: §3. */
export interface RemindersTable {
  readonly reminder_id: string;
  readonly loan_id: string;
  readonly sent_at: Moment;
  readonly times: Defaulted<number>;
}
