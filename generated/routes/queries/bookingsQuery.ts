// Generated 16d0ed25e11b. How to read the query of /bookings/:booking_id?. What does not fit counts as not given.
import type { BookingTab } from "../../model/values";
import { read } from "../query";

export interface BookingsQuery {
  readonly tab?: BookingTab | undefined;
  readonly words?: string | undefined;
  readonly review?: boolean | undefined;
}

/** From what stands behind the question mark. */
export const bookingsQuery = (search: string): BookingsQuery => read(search, {
  tab: {
    is: "one",
    of: ["requests", "current", "upcoming", "unpaid", "past", "cancelled"],
  },
  words: { is: "text", most: 300 },
  review: { is: "flag" },
}) as BookingsQuery;
