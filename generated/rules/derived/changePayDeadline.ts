// Generated 0f036b95fb02. Until when a guest may pay for a change that is accepted now.
import { payHours, payHoursSoon, soonHours } from "../../model/constants";
import { HOUR, dayOf } from "../../model/dates";
import type { Booking } from "../../model/entities";
import { instantOf, type Instant } from "../../model/wire";
import { momentAt, momentOf } from "../runtime";

export interface ChangePayDeadlineFacts {
  readonly booking: Pick<Booking, "checkin" | "checkin_time" | "timezone">;
  readonly now: Instant;
}

/** Until when a guest may pay for a change that is accepted now: 2 hours where check-in time is earlier than 48 hours after now, otherwise 24 hours after now or check-in time, whichever comes first. */
export function changePayDeadline(facts: ChangePayDeadlineFacts): Instant {
  return instantOf(Math.min((momentOf(facts.now) + (momentAt(dayOf(facts.booking.checkin), facts.booking.checkin_time, facts.booking.timezone) < (momentOf(facts.now) + soonHours * HOUR) ? payHoursSoon : payHours) * HOUR), momentAt(dayOf(facts.booking.checkin), facts.booking.checkin_time, facts.booking.timezone)));
}
