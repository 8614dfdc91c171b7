// Generated fdf9828fbeea. Until when a change that is proposed now may be answered.
import { changeHours } from "../../model/constants";
import { HOUR, dayOf } from "../../model/dates";
import type { Booking } from "../../model/entities";
import { instantOf, type Instant } from "../../model/wire";
import { momentAt, momentOf } from "../runtime";

export interface ChangeDeadlineFacts {
  readonly booking: Pick<Booking, "checkin" | "checkin_time" | "timezone">;
  readonly now: Instant;
}

/** Until when a change that is proposed now may be answered: 48 hours after now or check-in time, whichever comes first. */
export function changeDeadline(facts: ChangeDeadlineFacts): Instant {
  return instantOf(Math.min((momentOf(facts.now) + changeHours * HOUR), momentAt(dayOf(facts.booking.checkin), facts.booking.checkin_time, facts.booking.timezone)));
}
