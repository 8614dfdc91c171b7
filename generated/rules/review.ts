// Generated a1336c27e8a0. What must hold before something may happen: each rule answers yes, or every reason why not.
import { hostReplyDays } from "../model/constants";
import { DAY, dayOf } from "../model/dates";
import type { Booking, Review } from "../model/entities";
import type { Instant } from "../model/wire";
import { isNo, isPresent, isSame, judge, momentAt, momentOf, numberOf, type Facts, type Verdict } from "./runtime";

export interface MayReplyFacts {
  readonly review: Facts<Review, "created_at" | "host_reply">;
  readonly now: Instant;
}

/** A host may reply to a review. */
export function mayReply(facts: MayReplyFacts): Verdict<"review.already_replied" | "review.reply_too_late"> {
  return judge([[!isPresent(facts.review.host_reply), "review.already_replied", "mayReply.1"], [momentOf(facts.now) <= (momentOf(facts.review.created_at) + hostReplyDays * DAY), "review.reply_too_late", "mayReply.2"]]);
}

export interface MayReviewFacts {
  readonly booking: Facts<Booking, "checkout" | "checkout_time" | "is_given_back" | "review" | "reviewWindowDays" | "status" | "timezone">;
  readonly now: Instant;
}

/** A stay may be reviewed. Source: §5. */
export function mayReview(facts: MayReviewFacts): Verdict<"review.already_there" | "review.not_confirmed" | "review.stay_not_over" | "review.too_late"> {
  return judge([[isSame(facts.booking.status, "confirmed"), "review.not_confirmed", "mayReview.1"], [isNo(facts.booking.is_given_back), "review.not_confirmed", "mayReview.2"], [momentOf(facts.now) > momentAt(dayOf(facts.booking.checkout), facts.booking.checkout_time, facts.booking.timezone), "review.stay_not_over", "mayReview.3"], [momentOf(facts.now) <= (momentAt(dayOf(facts.booking.checkout), facts.booking.checkout_time, facts.booking.timezone) + numberOf(facts.booking.reviewWindowDays) * DAY), "review.too_late", "mayReview.4"], [!isPresent(facts.booking.review), "review.already_there", "mayReview.5"]]);
}

export interface MayReviewGuestFacts {
  readonly booking: Facts<Booking, "checkout" | "checkout_time" | "guest_review" | "is_given_back" | "reviewWindowDays" | "status" | "timezone">;
  readonly now: Instant;
}

/** A host may review the guest. */
export function mayReviewGuest(facts: MayReviewGuestFacts): Verdict<"review.guest_already_there" | "review.guest_not_confirmed" | "review.guest_still_there" | "review.guest_too_late"> {
  return judge([[isSame(facts.booking.status, "confirmed"), "review.guest_not_confirmed", "mayReviewGuest.1"], [isNo(facts.booking.is_given_back), "review.guest_not_confirmed", "mayReviewGuest.2"], [momentOf(facts.now) > momentAt(dayOf(facts.booking.checkout), facts.booking.checkout_time, facts.booking.timezone), "review.guest_still_there", "mayReviewGuest.3"], [momentOf(facts.now) <= (momentAt(dayOf(facts.booking.checkout), facts.booking.checkout_time, facts.booking.timezone) + numberOf(facts.booking.reviewWindowDays) * DAY), "review.guest_too_late", "mayReviewGuest.4"], [!isPresent(facts.booking.guest_review), "review.guest_already_there", "mayReviewGuest.5"]]);
}
