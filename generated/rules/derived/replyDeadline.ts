// Generated 722f2f8d0c97. Until when a host may answer a request.
import { replyHours } from "../../model/constants";
import { HOUR, dayOf } from "../../model/dates";
import type { Booking } from "../../model/entities";
import { instantOf, type Instant } from "../../model/wire";
import { momentAt, momentOf } from "../runtime";

export interface ReplyDeadlineFacts {
  readonly booking: Pick<Booking, "checkin" | "checkin_time" | "created_at" | "timezone">;
}

/** Until when a host may answer a request: 24 hours after the booking's created-at time or check-in time, whichever comes first. */
export function replyDeadline(facts: ReplyDeadlineFacts): Instant {
  return instantOf(Math.min((momentOf(facts.booking.created_at) + replyHours * HOUR), momentAt(dayOf(facts.booking.checkin), facts.booking.checkin_time, facts.booking.timezone)));
}
