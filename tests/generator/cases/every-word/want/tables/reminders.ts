// Generated 51565485c1c7. The table reminders, and what is read from its rows.
import type { Defaulted, Moment } from "./columns";

/** What was sent to members. Source: §3. */
export interface RemindersTable {
  readonly reminder_id: string;
  readonly loan_id: string;
  readonly sent_at: Moment;
  readonly times: Defaulted<number>;
}
