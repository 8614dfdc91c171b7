// Generated 34c6217adc63. What must hold before something may happen: each rule answers yes, or every reason why not.
import { feedbackEditHours } from "../model/constants";
import { HOUR } from "../model/dates";
import type { BannerVisit, FeedbackRatings, Profile, RecipientChoices, ReferralClick, ReferralFeedback, SenderFeedback, SenderRatings, SentFeedback, Visitor } from "../model/entities";
import type { Instant } from "../model/wire";
import { isMatch, isNo, isPresent, isSame, isYes, judge, momentOf, type Facts, type Verdict } from "./runtime";

export interface ClosedSurveyIsSentFacts {
  readonly senderFeedback: Facts<SenderFeedback, "comment" | "followup_requested">;
  readonly senderRatings: Facts<SenderRatings, "likely_to_refer" | "understand_referral_system" | "worth_time">;
}

/** A sender’s survey that is closed early is sent. Source: §2 Sender survey modal. */
export function closedSurveyIsSent(facts: ClosedSurveyIsSentFacts): Verdict<"referral.nothing_to_send"> {
  return judge([[isPresent(facts.senderRatings.understand_referral_system) || isPresent(facts.senderRatings.likely_to_refer) || isPresent(facts.senderRatings.worth_time) || isPresent(facts.senderFeedback.comment) || isYes(facts.senderFeedback.followup_requested), "referral.nothing_to_send", "closedSurveyIsSent.1"]]);
}

export interface FeedbackFitsFacts {
  readonly feedbackRatings: Facts<FeedbackRatings, "likely_to_refer" | "signup_satisfaction" | "understand_referral_system" | "worth_time">;
  readonly referralFeedback: Facts<ReferralFeedback, "choices" | "comment" | "followup_requested" | "type">;
}

/** Feedback carries the parts of its type and no others. Source: §3 Referral feedback payload. */
export function feedbackFits(facts: FeedbackFitsFacts): Verdict<"referral.feedback_mixed"> {
  return judge([[(isSame(facts.referralFeedback.type, "referral_sender") && !isPresent(facts.referralFeedback.choices) && !isPresent(facts.feedbackRatings.signup_satisfaction)) || (isSame(facts.referralFeedback.type, "referral_recipient") && !isPresent(facts.referralFeedback.comment) && !(isYes(facts.referralFeedback.followup_requested)) && !isPresent(facts.feedbackRatings.understand_referral_system) && !isPresent(facts.feedbackRatings.likely_to_refer) && !isPresent(facts.feedbackRatings.worth_time)), "referral.feedback_mixed", "feedbackFits.1"]]);
}

export interface FeedbackIsNewFacts {
  readonly sentFeedback: Facts<SentFeedback, "first_sent_at">;
  readonly now: Instant;
}

/** Feedback is taken, or replaces what was sent before. */
export function feedbackIsNew(facts: FeedbackIsNewFacts): Verdict<"referral.feedback_already_sent"> {
  return judge([[!isPresent(facts.sentFeedback.first_sent_at) || momentOf(facts.now) <= (momentOf(facts.sentFeedback.first_sent_at) + feedbackEditHours * HOUR), "referral.feedback_already_sent", "feedbackIsNew.1", {
    data: {
      first_sent_at: facts.sentFeedback.first_sent_at,
    },
  }]]);
}

export interface RecipientAnswersGivenFacts {
  readonly recipientChoices: Facts<RecipientChoices, "aware_of_referral" | "referral_affected_decision">;
}

/** The recipient’s survey can be submitted. Source: §5. */
export function recipientAnswersGiven(facts: RecipientAnswersGivenFacts): Verdict<"referral.answers_missing"> {
  return judge([[isPresent(facts.recipientChoices.aware_of_referral), "referral.answers_missing", "recipientAnswersGiven.1"], [isPresent(facts.recipientChoices.referral_affected_decision), "referral.answers_missing", "recipientAnswersGiven.2"]]);
}

export interface RecipientBannerShowsFacts {
  readonly bannerVisit: Facts<BannerVisit, "path">;
  readonly profile: Facts<Profile, "show_referral_recipient_banner">;
}

/** The recipient’s banner shows. Source: §4 Referral banners. */
export function recipientBannerShows(facts: RecipientBannerShowsFacts): Verdict<"referral.banner_elsewhere" | "referral.banner_hidden"> {
  return judge([[isMatch(facts.bannerVisit.path, "^/(properties|property|listing|account|stays|bookings|search|points|referral-center)"), "referral.banner_elsewhere", "recipientBannerShows.1"], [!(isNo(facts.profile.show_referral_recipient_banner)), "referral.banner_hidden", "recipientBannerShows.2"]]);
}

export interface ReferralCodeIsKeptFacts {
  readonly referralClick: Facts<ReferralClick, "kept_code">;
  readonly visitor: Facts<Visitor, "signed_in">;
}

/** The browser keeps the code of a referral link. */
export function referralCodeIsKept(facts: ReferralCodeIsKeptFacts): Verdict<"referral.already_kept" | "referral.too_late"> {
  return judge([[!isPresent(facts.referralClick.kept_code), "referral.already_kept", "referralCodeIsKept.1"], [!(isYes(facts.visitor.signed_in)), "referral.too_late", "referralCodeIsKept.2"]]);
}

export interface SenderBannerShowsFacts {
  readonly bannerVisit: Facts<BannerVisit, "path">;
  readonly profile: Facts<Profile, "show_referral_sender_banner" | "show_referral_sender_modal">;
}

/** The sender’s banner shows. Source: §4 Referral banners. */
export function senderBannerShows(facts: SenderBannerShowsFacts): Verdict<"referral.banner_elsewhere" | "referral.banner_hidden"> {
  return judge([[isMatch(facts.bannerVisit.path, "^/(properties|property|listing|account|stays|bookings|search|points|referral-center)"), "referral.banner_elsewhere", "senderBannerShows.1"], [!(isNo(facts.profile.show_referral_sender_banner)), "referral.banner_hidden", "senderBannerShows.2"], [!(isMatch(facts.bannerVisit.path, "^/referral-center") && isYes(facts.profile.show_referral_sender_modal)), "referral.banner_hidden", "senderBannerShows.3"]]);
}

export interface SenderRatingsGivenFacts {
  readonly senderRatings: Facts<SenderRatings, "likely_to_refer" | "understand_referral_system" | "worth_time">;
}

/** The sender’s survey goes on to step 2. Source: §5. */
export function senderRatingsGiven(facts: SenderRatingsGivenFacts): Verdict<"referral.ratings_missing"> {
  return judge([[isPresent(facts.senderRatings.understand_referral_system), "referral.ratings_missing", "senderRatingsGiven.1"], [isPresent(facts.senderRatings.likely_to_refer), "referral.ratings_missing", "senderRatingsGiven.2"], [isPresent(facts.senderRatings.worth_time), "referral.ratings_missing", "senderRatingsGiven.3"]]);
}

export interface SenderSurveyOpensFacts {
  readonly bannerVisit: Facts<BannerVisit, "path">;
  readonly profile: Facts<Profile, "show_referral_sender_modal">;
}

/** The sender’s survey opens by itself. Source: §4 Referral banners. */
export function senderSurveyOpens(facts: SenderSurveyOpensFacts): Verdict<"referral.survey_not_due"> {
  return judge([[isMatch(facts.bannerVisit.path, "^/referral-center"), "referral.survey_not_due", "senderSurveyOpens.1"], [isYes(facts.profile.show_referral_sender_modal), "referral.survey_not_due", "senderSurveyOpens.2"]]);
}
