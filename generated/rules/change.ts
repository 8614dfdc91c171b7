// Generated 3491e8311bb8. What must hold before something may happen: each rule answers yes, or every reason why not.
import { dayOf } from "../model/dates";
import type { Booking, Change, Visitor } from "../model/entities";
import type { Instant } from "../model/wire";
import { mayAnswer } from "./booking";
import { isNo, isPresent, isSame, isYes, judge, momentAt, momentOf, type Facts, type Verdict } from "./runtime";

export interface IsInTimeFacts {
  readonly change: Facts<Change, "answer_by">;
  readonly now: Instant;
}

/** A change is answered in time. */
export function isInTime(facts: IsInTimeFacts): Verdict<"change.answer_late"> {
  return judge([[momentOf(facts.now) <= momentOf(facts.change.answer_by), "change.answer_late", "isInTime.1"]]);
}

export interface IsOthersChangeFacts {
  readonly booking: Facts<Booking, "guest_id" | "host_id">;
  readonly change: Facts<Change, "by_host">;
  readonly visitor: Facts<Visitor, "profile_id">;
}

/** A change is answered by the side that did not propose it. */
export function isOthersChange(facts: IsOthersChangeFacts): Verdict<"change.own"> {
  return judge([[(isYes(facts.change.by_host) && isSame(facts.booking.guest_id, facts.visitor.profile_id)) || (isNo(facts.change.by_host) && isSame(facts.booking.host_id, facts.visitor.profile_id)), "change.own", "isOthersChange.1"]]);
}

export interface IsOwnChangeFacts {
  readonly booking: Facts<Booking, "guest_id" | "host_id">;
  readonly change: Facts<Change, "by_host">;
  readonly visitor: Facts<Visitor, "profile_id">;
}

/** A change is withdrawn by the side that proposed it. */
export function isOwnChange(facts: IsOwnChangeFacts): Verdict<"change.of_other"> {
  return judge([[(isYes(facts.change.by_host) && isSame(facts.booking.host_id, facts.visitor.profile_id)) || (isNo(facts.change.by_host) && isSame(facts.booking.guest_id, facts.visitor.profile_id)), "change.of_other", "isOwnChange.1"]]);
}

export interface MayChangeFacts {
  readonly booking: Facts<Booking, "checkin" | "checkin_time" | "paid_at" | "payment_method" | "refund_cents" | "status" | "timezone">;
  readonly now: Instant;
}

/** A paid booking may be changed. */
export function mayChange(facts: MayChangeFacts): Verdict<"change.not_changeable" | "change.refunded_before" | "change.too_late"> {
  return judge([[isSame(facts.booking.status, "confirmed"), "change.not_changeable", "mayChange.1"], [isPresent(facts.booking.paid_at), "change.not_changeable", "mayChange.2"], [isSame(facts.booking.payment_method, "card"), "change.not_changeable", "mayChange.3"], [momentOf(facts.now) < momentAt(dayOf(facts.booking.checkin), facts.booking.checkin_time, facts.booking.timezone), "change.too_late", "mayChange.4"], [!isPresent(facts.booking.refund_cents), "change.refunded_before", "mayChange.5"]]);
}

export interface MayOfferFacts {
  readonly booking: Facts<Booking, "reply_by" | "status">;
  readonly now: Instant;
}

/** A request may be answered with an offer. */
export function mayOffer(facts: MayOfferFacts): Verdict<"booking.reply_late" | "change.not_offerable"> {
  return judge([[isSame(facts.booking.status, "pending"), "change.not_offerable", "mayOffer.1"], [mayAnswer(facts).ok, "booking.reply_late", "mayOffer.2"]]);
}

export interface MayPayChangeFacts {
  readonly change: Facts<Change, "pay_by" | "state">;
  readonly now: Instant;
}

/** A guest may pay for an accepted change. */
export function mayPayChange(facts: MayPayChangeFacts): Verdict<"change.closed"> {
  return judge([[isSame(facts.change.state, "accepted"), "change.closed", "mayPayChange.1"], [!isPresent(facts.change.pay_by) || momentOf(facts.now) <= momentOf(facts.change.pay_by), "change.closed", "mayPayChange.2"]]);
}
