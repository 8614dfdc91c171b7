// Generated 276ccef2c752. Until when an offer that is made now may be accepted.
import { offerHours } from "../../model/constants";
import { HOUR, dayOf } from "../../model/dates";
import type { Booking } from "../../model/entities";
import { instantOf, type Instant } from "../../model/wire";
import { momentAt, momentOf } from "../runtime";

export interface OfferDeadlineFacts {
  readonly booking: Pick<Booking, "checkin" | "checkin_time" | "timezone">;
  readonly now: Instant;
}

/** Until when an offer that is made now may be accepted: 24 hours after now or check-in time, whichever comes first. */
export function offerDeadline(facts: OfferDeadlineFacts): Instant {
  return instantOf(Math.min((momentOf(facts.now) + offerHours * HOUR), momentAt(dayOf(facts.booking.checkin), facts.booking.checkin_time, facts.booking.timezone)));
}
