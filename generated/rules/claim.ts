// Generated 8ddac265375f. What must hold before something may happen: each rule answers yes, or every reason why not.
import { reportDays } from "../model/constants";
import { DAY, dayOf } from "../model/dates";
import type { Booking, Claim, ClaimReply } from "../model/entities";
import type { Instant } from "../model/wire";
import { isDifferent, isPresent, isSame, judge, lengthOf, momentAt, momentOf, numberOf, type Facts, type Verdict } from "./runtime";

export interface MayAnswerClaimFacts {
  readonly claim: Facts<Claim, "answer_by">;
  readonly now: Instant;
}

/** A guest may answer a claim. */
export function mayAnswerClaim(facts: MayAnswerClaimFacts): Verdict<"claim.answer_late"> {
  return judge([[momentOf(facts.now) <= momentOf(facts.claim.answer_by), "claim.answer_late", "mayAnswerClaim.1"]]);
}

export interface MayClaimFacts {
  readonly booking: Facts<Booking, "checkout" | "checkout_time" | "paid_at" | "status" | "timezone">;
  readonly now: Instant;
}

/** A host may make a claim. */
export function mayClaim(facts: MayClaimFacts): Verdict<"claim.not_claimable" | "claim.stay_not_over" | "claim.too_late"> {
  return judge([[isSame(facts.booking.status, "confirmed"), "claim.not_claimable", "mayClaim.1"], [isPresent(facts.booking.paid_at), "claim.not_claimable", "mayClaim.2"], [momentOf(facts.now) > momentAt(dayOf(facts.booking.checkout), facts.booking.checkout_time, facts.booking.timezone), "claim.stay_not_over", "mayClaim.3"], [momentOf(facts.now) <= (momentAt(dayOf(facts.booking.checkout), facts.booking.checkout_time, facts.booking.timezone) + reportDays * DAY), "claim.too_late", "mayClaim.4"]]);
}

export interface MayPayClaimFacts {
  readonly claim: Facts<Claim, "owed_cents" | "state">;
}

/** A guest may pay a claim by card. */
export function mayPayClaim(facts: MayPayClaimFacts): Verdict<"claim.closed"> {
  return judge([[isSame(facts.claim.state, "accepted") || isSame(facts.claim.state, "upheld"), "claim.closed", "mayPayClaim.1"], [isPresent(facts.claim.owed_cents), "claim.closed", "mayPayClaim.2"]]);
}

export interface OfferIsAPartFacts {
  readonly claim: Facts<Claim, "amount_cents">;
  readonly claimReply: Facts<ClaimReply, "answer" | "offered_cents">;
}

/** An offer is less than the claim. */
export function offerIsAPart(facts: OfferIsAPartFacts): Verdict<"claim.offer_too_high"> {
  return judge([[isDifferent(facts.claimReply.answer, "offer") || numberOf(facts.claimReply.offered_cents) < numberOf(facts.claim.amount_cents), "claim.offer_too_high", "offerIsAPart.1"]]);
}

export interface OfferIsThereFacts {
  readonly claim: Facts<Claim, "offered_cents">;
}

/** A host takes an offer that the guest has made. */
export function offerIsThere(facts: OfferIsThereFacts): Verdict<"claim.no_offer"> {
  return judge([[isPresent(facts.claim.offered_cents), "claim.no_offer", "offerIsThere.1"]]);
}

export interface ReplyIsWholeFacts {
  readonly claimReply: Facts<ClaimReply, "answer" | "message" | "offered_cents">;
}

/** An answer that does not accept says why, and an offer names its amount. */
export function replyIsWhole(facts: ReplyIsWholeFacts): Verdict<"claim.offer_missing" | "claim.reason_missing"> {
  return judge([[lengthOf(facts.claimReply.message) >= 1 || isSame(facts.claimReply.answer, "accept"), "claim.reason_missing", "replyIsWhole.1"], [isPresent(facts.claimReply.offered_cents) || isDifferent(facts.claimReply.answer, "offer"), "claim.offer_missing", "replyIsWhole.2"]]);
}
