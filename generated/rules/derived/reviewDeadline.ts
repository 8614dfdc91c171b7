// Generated fb529d0d7e51. Until when a stay may be reviewed.
import { DAY } from "../../model/dates";
import type { Booking } from "../../model/entities";
import { instantOf, type Instant } from "../../model/wire";
import { momentOf, numberOf } from "../runtime";

export interface ReviewDeadlineFacts {
  readonly booking: Pick<Booking, "checkoutDate" | "reviewWindowDays">;
}

/** Until when a stay may be reviewed: the booking's review window after the booking's checkout date time. Source: §9. */
export function reviewDeadline(facts: ReviewDeadlineFacts): Instant {
  return instantOf((momentOf(facts.booking.checkoutDate) + numberOf(facts.booking.reviewWindowDays) * DAY));
}
