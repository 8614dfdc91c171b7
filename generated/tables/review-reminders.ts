// Generated 173cdd496c7b. The table review_reminders, and what is read from its rows.
import type { ReviewReminder } from "../model/values";
import type { Moment } from "./columns";

/** Which guests were asked for a review of which stay. */
export interface ReviewRemindersTable {
  /** As bookings are, so that the two stay together */
  readonly property_id: string;
  readonly booking_id: string;
  readonly reminder: ReviewReminder;
  readonly sent_at: Moment;
}
