// Generated 28d5bb3c45ce. The table automatic_sent, and what is read from its rows.
import type { Moment } from "./columns";

/** The bookings for which a message was sent by itself: for each booking once. */
export interface AutomaticSentTable {
  readonly message_id: string;
  readonly booking_id: string;
  readonly sent_at: Moment;
}
