// Generated 75f36e7d1dc2. How many hours a guest may take to pay an accepted request.
import { payHours, payHoursSoon, soonHours } from "../../model/constants";
import { HOUR, dayOf } from "../../model/dates";
import type { Booking } from "../../model/entities";
import type { Instant } from "../../model/wire";
import { momentAt, momentOf } from "../runtime";

export interface HoursToPayFacts {
  readonly booking: Pick<Booking, "checkin" | "checkin_time" | "timezone">;
  readonly now: Instant;
}

/** How many hours a guest may take to pay an accepted request: 2 hours where check-in time is earlier than 48 hours after now, otherwise 24 hours. */
export function hoursToPay(facts: HoursToPayFacts): number {
  return (momentAt(dayOf(facts.booking.checkin), facts.booking.checkin_time, facts.booking.timezone) < (momentOf(facts.now) + soonHours * HOUR) ? payHoursSoon : payHours);
}
