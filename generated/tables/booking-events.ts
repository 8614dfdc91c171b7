// Generated 0edb150e3e8f. The table booking_events, and what is read from its rows.
import type { BookingStatus } from "../model/values";
import type { Moment } from "./columns";

/** What happened to bookings. */
export interface BookingEventsTable {
  readonly event_id: string;
  /** As bookings are, so that the two stay together */
  readonly property_id: string;
  readonly booking_id: string;
  readonly at: Moment;
  /** The profile of the person who did it; nothing where the product did, or the person has left */
  readonly who: string | null;
  readonly event: string;
  readonly from_status: BookingStatus | null;
  readonly to_status: BookingStatus;
  readonly reason: string | null;
}
