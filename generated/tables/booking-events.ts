// Generated 0a2cfa2e4a78. The table booking_events, and what is read from its rows.
import type { BookingStatus } from "../model/values";
import type { Moment } from "./columns";

/** What happened to bookings. */
export interface BookingEventsTable {
  readonly event_id: string;
  /** As bookings are, so that the two stay together */
  readonly property_id: string;
  readonly booking_id: string;
  readonly at: Moment;
  /** The profile of whoever did it; nothing for the product itself, and for who has left */
  readonly who: string | null;
  readonly event: string;
  readonly from_status: BookingStatus | null;
  readonly to_status: BookingStatus;
  readonly reason: string | null;
}
