// What must hold before something may happen: each rule answers yes, or every reason why not.
// Written by the generator from the spec; change the spec, not this file.
import {
  bookingHorizonDays, cookieLimitBytes, feedbackEditHours, hostReplyDays, lowestPriceCents, photosMin, pointsMinimum, reportDays,
} from "../model/constants";
import type {
  BannerVisit, Booking, BookingMessage, BookingReference, CookieToSet, FeedbackRatings, HostContact, Link, ListingCheck, PayoutDetails,
  PointsUse, PriceTarget, Profile, Property, PropertyRequest, RecipientChoices, ReferralClick, ReferralFeedback, Review, SearchFilters,
  SenderFeedback, SenderRatings, SentFeedback, StayRequest, ThreadMessage, TokenChange, TripSearch, Visitor, WayOn,
} from "../model/entities";
import type { Instant } from "../model/wire";
import {
  DAY, HOUR, dayIn, dayOf, isAmong, isMatch, isNo, isPresent, isSame, isYes, judge, lengthOf, momentAt, momentOf, numberOf, type Facts,
  type Verdict,
} from "./runtime";

export type BookingMessageIsGivenFacts = { readonly bookingMessage: Facts<BookingMessage, "message"> };

/** A message about a booking says something (§5). */
export function bookingMessageIsGiven(facts: BookingMessageIsGivenFacts): Verdict<"booking.message_missing"> {
  return judge([[lengthOf(facts.bookingMessage.message) >= 1, "booking.message_missing", "bookingMessageIsGiven.1"]]);
}

export type ChangeNamesBookingFacts = { readonly bookingReference: Facts<BookingReference, "booking_id"> };

/** A change and a new price name their booking (§5). */
export function changeNamesBooking(facts: ChangeNamesBookingFacts): Verdict<"booking.id_invalid"> {
  return judge([[isPresent(facts.bookingReference.booking_id), "booking.id_invalid", "changeNamesBooking.1"]]);
}

export type ClosedSurveyIsSentFacts = {
  readonly senderFeedback: Facts<SenderFeedback, "comment" | "followup_requested">;
  readonly senderRatings: Facts<SenderRatings, "likely_to_refer" | "understand_referral_system" | "worth_time">;
};

/** A sender’s survey that is closed early is sent (§2 Sender survey modal). */
export function closedSurveyIsSent(facts: ClosedSurveyIsSentFacts): Verdict<"referral.nothing_to_send"> {
  return judge([
    [
      isPresent(facts.senderRatings.understand_referral_system)
        || isPresent(facts.senderRatings.likely_to_refer)
        || isPresent(facts.senderRatings.worth_time)
        || isPresent(facts.senderFeedback.comment)
        || isYes(facts.senderFeedback.followup_requested),
      "referral.nothing_to_send",
      "closedSurveyIsSent.1",
    ]
  ]);
}

export type CookieFitsFacts = { readonly cookieToSet: Facts<CookieToSet, "bytes"> };

/** A cookie is set (§5). */
export function cookieFits(facts: CookieFitsFacts): Verdict<"browser.cookie_too_large"> {
  return judge([[numberOf(facts.cookieToSet.bytes) <= cookieLimitBytes, "browser.cookie_too_large", "cookieFits.1"]]);
}

export type FeedbackFitsFacts = {
  readonly feedbackRatings: Facts<
    FeedbackRatings,
    "likely_to_refer" | "signup_satisfaction" | "understand_referral_system" | "worth_time"
  >;
  readonly referralFeedback: Facts<ReferralFeedback, "choices" | "comment" | "followup_requested" | "type">;
};

/** Feedback carries the parts of its type and no others (§3 Referral feedback payload). */
export function feedbackFits(facts: FeedbackFitsFacts): Verdict<"referral.feedback_mixed"> {
  return judge([
    [
      (
        isSame(facts.referralFeedback.type, "referral_sender")
          && !isPresent(facts.referralFeedback.choices)
          && !isPresent(facts.feedbackRatings.signup_satisfaction)
      )
        || (
          isSame(facts.referralFeedback.type, "referral_recipient")
            && !isPresent(facts.referralFeedback.comment)
            && !(isYes(facts.referralFeedback.followup_requested))
            && !isPresent(facts.feedbackRatings.understand_referral_system)
            && !isPresent(facts.feedbackRatings.likely_to_refer)
            && !isPresent(facts.feedbackRatings.worth_time)
        ),
      "referral.feedback_mixed",
      "feedbackFits.1",
    ]
  ]);
}

export type FeedbackIsNewFacts = { readonly sentFeedback: Facts<SentFeedback, "first_sent_at">; readonly now: Instant };

/** Feedback is taken, or replaces what was sent before (decision: section 7: second thoughts are welcome for a day). */
export function feedbackIsNew(facts: FeedbackIsNewFacts): Verdict<"referral.feedback_already_sent"> {
  return judge([
    [
      !isPresent(facts.sentFeedback.first_sent_at)
        || momentOf(facts.now) <= (momentOf(facts.sentFeedback.first_sent_at) + feedbackEditHours * HOUR),
      "referral.feedback_already_sent",
      "feedbackIsNew.1",
      { data: { first_sent_at: facts.sentFeedback.first_sent_at } },
    ]
  ]);
}

export type GuestMayCancelFacts = { readonly booking: Facts<Booking, "checkout" | "checkout_time" | "timezone">; readonly now: Instant };

/** A guest may cancel (decision: section 2: a guest may leave until check-out). */
export function guestMayCancel(facts: GuestMayCancelFacts): Verdict<"booking.cancel_too_late"> {
  return judge([
    [
      momentOf(facts.now) < momentAt(dayOf(facts.booking.checkout), facts.booking.checkout_time, facts.booking.timezone),
      "booking.cancel_too_late",
      "guestMayCancel.1",
    ]
  ]);
}

export type HostMayCancelFacts = { readonly booking: Facts<Booking, "checkin" | "checkin_time" | "timezone">; readonly now: Instant };

/** A host may cancel (decision: section 2: a host may cancel until check-in). */
export function hostMayCancel(facts: HostMayCancelFacts): Verdict<"booking.cancel_too_late"> {
  return judge([
    [
      momentOf(facts.now) < momentAt(dayOf(facts.booking.checkin), facts.booking.checkin_time, facts.booking.timezone),
      "booking.cancel_too_late",
      "hostMayCancel.1",
    ]
  ]);
}

export type HostMessageIsGivenFacts = { readonly hostContact: Facts<HostContact, "message"> };

/** A message to a host says something (§5). */
export function hostMessageIsGiven(facts: HostMessageIsGivenFacts): Verdict<"property.no_message"> {
  return judge([[lengthOf(facts.hostContact.message) >= 1, "property.no_message", "hostMessageIsGiven.1"]]);
}

export type HostMessageIsSentFacts = { readonly visitor: Facts<Visitor, "signed_in"> };

/** A message to a host is sent; for others no request is made (§5). */
export function hostMessageIsSent(facts: HostMessageIsSentFacts): Verdict<"account.not_signed_in"> {
  return judge([[isYes(facts.visitor.signed_in), "account.not_signed_in", "hostMessageIsSent.1"]]);
}

export type LinkHasSchemeFacts = { readonly link: Facts<Link, "address"> };

/** A link is taken as it stands; any other gets a scheme put before it (§5). */
export function linkHasScheme(facts: LinkHasSchemeFacts): Verdict<"browser.link_without_scheme"> {
  return judge([[isMatch(facts.link.address, "^[hH][tT][tT][pP][sS]?://"), "browser.link_without_scheme", "linkHasScheme.1"]]);
}

export type ListingUrlIsSavedFacts = { readonly property: Facts<Property, "listing_url"> };

/** A listing is connected; its address was saved first (§4 Connect flow). */
export function listingUrlIsSaved(facts: ListingUrlIsSavedFacts): Verdict<"property.no_listing_url"> {
  return judge([[isPresent(facts.property.listing_url), "property.no_listing_url", "listingUrlIsSaved.1"]]);
}

export type MayAnswerFacts = { readonly booking: Facts<Booking, "reply_by">; readonly now: Instant };

/** A host may answer a request (decision: section 2: a day to answer, and never after check-in time). */
export function mayAnswer(facts: MayAnswerFacts): Verdict<"booking.reply_late"> {
  return judge([
    [!isPresent(facts.booking.reply_by) || momentOf(facts.now) <= momentOf(facts.booking.reply_by), "booking.reply_late", "mayAnswer.1"]
  ]);
}

export type MayBeListedFacts = {
  readonly listingCheck: Facts<
    ListingCheck,
      | "calendars" | "ownership_proven" | "photos" | "photos_without_text" | "registration_fits" | "registration_needed"
      | "registration_undated"
  >;
  readonly property: Facts<
    Property,
      | "address" | "base_cents" | "city" | "description" | "house_rules" | "latitude" | "longitude" | "no_other_calendars" | "postal_code"
      | "province" | "registration_expires" | "registration_number" | "timezone" | "title"
  >;
  readonly now: Instant;
};

/**
 * A property may be listed (decision: section 12: title, pictures, place, price, rules, calendar, proof of ownership, and the number that
 * law asks for).
 */
export function mayBeListed(
  facts: MayBeListedFacts,
): Verdict<
    | "property.address_missing" | "property.calendar_missing" | "property.description_missing" | "property.house_rules_missing"
    | "property.ownership_missing" | "property.photo_texts_missing" | "property.photos_missing" | "property.pin_missing"
    | "property.price_missing" | "property.registration_expired" | "property.registration_misfit" | "property.registration_required"
    | "property.registration_undated" | "property.title_missing"
> {
  return judge([
    [isPresent(facts.property.title), "property.title_missing", "mayBeListed.1"],
    [isPresent(facts.property.description), "property.description_missing", "mayBeListed.2"],
    [numberOf(facts.listingCheck.photos) >= photosMin, "property.photos_missing", "mayBeListed.3"],
    [isSame(numberOf(facts.listingCheck.photos_without_text), 0), "property.photo_texts_missing", "mayBeListed.4"],
    [isPresent(facts.property.address), "property.address_missing", "mayBeListed.5"],
    [isPresent(facts.property.city), "property.address_missing", "mayBeListed.6"],
    [isPresent(facts.property.province), "property.address_missing", "mayBeListed.7"],
    [isPresent(facts.property.postal_code), "property.address_missing", "mayBeListed.8"],
    [isPresent(facts.property.latitude), "property.pin_missing", "mayBeListed.9"],
    [isPresent(facts.property.longitude), "property.pin_missing", "mayBeListed.10"],
    [numberOf(facts.property.base_cents) >= lowestPriceCents, "property.price_missing", "mayBeListed.11"],
    [isPresent(facts.property.house_rules), "property.house_rules_missing", "mayBeListed.12"],
    [
      numberOf(facts.listingCheck.calendars) >= 1 || isYes(facts.property.no_other_calendars),
      "property.calendar_missing",
      "mayBeListed.13",
    ],
    [isYes(facts.listingCheck.ownership_proven), "property.ownership_missing", "mayBeListed.14"],
    [
      isNo(facts.listingCheck.registration_needed) || isPresent(facts.property.registration_number),
      "property.registration_required",
      "mayBeListed.15",
    ],
    [
      !isPresent(facts.property.registration_number) || isYes(facts.listingCheck.registration_fits),
      "property.registration_misfit",
      "mayBeListed.16",
    ],
    [isNo(facts.listingCheck.registration_undated), "property.registration_undated", "mayBeListed.17"],
    [
      !isPresent(facts.property.registration_expires)
        || dayOf(facts.property.registration_expires) >= dayIn(momentOf(facts.now), facts.property.timezone),
      "property.registration_expired",
      "mayBeListed.18",
    ],
  ]);
}

export type MayChangePointsFacts = { readonly booking: Facts<Booking, "paid_at" | "pay_by" | "status">; readonly now: Instant };

/** The points of a booking may be changed (decision: section 6: points are held until the stay is paid, and can be changed as long). */
export function mayChangePoints(
  facts: MayChangePointsFacts,
): Verdict<"booking.already_paid" | "booking.illegal_transition" | "booking.payment_late"> {
  return judge([
    [
      isAmong(facts.booking.status, ["pending", "confirmed"]),
      "booking.illegal_transition",
      "mayChangePoints.1",
      { data: { status: facts.booking.status } },
    ],
    [!isPresent(facts.booking.paid_at), "booking.already_paid", "mayChangePoints.2"],
    [
      !isPresent(facts.booking.pay_by) || momentOf(facts.now) <= momentOf(facts.booking.pay_by),
      "booking.payment_late",
      "mayChangePoints.3",
    ],
  ]);
}

export type MayPayFacts = { readonly booking: Facts<Booking, "paid_at" | "pay_by" | "status">; readonly now: Instant };

/** A booking may be paid (decision: section 2: confirmed, unpaid, in time). */
export function mayPay(facts: MayPayFacts): Verdict<"booking.already_paid" | "booking.not_confirmed" | "booking.payment_late"> {
  return judge([
    [isSame(facts.booking.status, "confirmed"), "booking.not_confirmed", "mayPay.1"],
    [!isPresent(facts.booking.paid_at), "booking.already_paid", "mayPay.2"],
    [!isPresent(facts.booking.pay_by) || momentOf(facts.now) <= momentOf(facts.booking.pay_by), "booking.payment_late", "mayPay.3"],
  ]);
}

export type MayRecordPaymentFacts = { readonly booking: Facts<Booking, "paid_at" | "payment_method" | "status"> };

/** A host may record a payment (decision: section 2: what was paid to the host directly). */
export function mayRecordPayment(
  facts: MayRecordPaymentFacts,
): Verdict<"booking.already_paid" | "booking.not_confirmed" | "booking.not_offline"> {
  return judge([
    [isSame(facts.booking.status, "confirmed"), "booking.not_confirmed", "mayRecordPayment.1"],
    [!isPresent(facts.booking.paid_at), "booking.already_paid", "mayRecordPayment.2"],
    [!(isSame(facts.booking.payment_method, "card")), "booking.not_offline", "mayRecordPayment.3"],
  ]);
}

export type MayReplyFacts = { readonly review: Facts<Review, "created_at" | "host_reply">; readonly now: Instant };

/** A host may reply to a review (decision: section 9: one public reply, within a month). */
export function mayReply(facts: MayReplyFacts): Verdict<"review.already_replied" | "review.reply_too_late"> {
  return judge([
    [!isPresent(facts.review.host_reply), "review.already_replied", "mayReply.1"],
    [momentOf(facts.now) <= (momentOf(facts.review.created_at) + hostReplyDays * DAY), "review.reply_too_late", "mayReply.2"],
  ]);
}

export type MayReportFacts = { readonly booking: Facts<Booking, "checkout" | "checkout_time" | "timezone">; readonly now: Instant };

/** A stay may be reported (decision: section 2: either side, until some days after check-out). */
export function mayReport(facts: MayReportFacts): Verdict<"booking.report_too_late"> {
  return judge([
    [
      momentOf(facts.now) <= (
        momentAt(dayOf(facts.booking.checkout), facts.booking.checkout_time, facts.booking.timezone) + reportDays * DAY
      ),
      "booking.report_too_late",
      "mayReport.1",
    ]
  ]);
}

export type MayReviewFacts = {
  readonly booking: Facts<Booking, "checkout" | "checkout_time" | "review" | "reviewWindowDays" | "status" | "timezone">;
  readonly now: Instant;
};

/** A stay may be reviewed (§5). */
export function mayReview(
  facts: MayReviewFacts,
): Verdict<"review.already_there" | "review.not_confirmed" | "review.stay_not_over" | "review.too_late"> {
  return judge([
    [isSame(facts.booking.status, "confirmed"), "review.not_confirmed", "mayReview.1"],
    [
      momentOf(facts.now) > momentAt(dayOf(facts.booking.checkout), facts.booking.checkout_time, facts.booking.timezone),
      "review.stay_not_over",
      "mayReview.2",
    ],
    [
      momentOf(facts.now) <= (
        momentAt(
          dayOf(facts.booking.checkout),
          facts.booking.checkout_time,
          facts.booking.timezone,
        ) + numberOf(facts.booking.reviewWindowDays) * DAY
      ),
      "review.too_late",
      "mayReview.3",
    ],
    [!isPresent(facts.booking.review), "review.already_there", "mayReview.4"],
  ]);
}

export type MayTakeTokenAlongFacts = { readonly wayOn: Facts<WayOn, "token" | "url"> };

/** A redirect with a token happens (§5). */
export function mayTakeTokenAlong(
  facts: MayTakeTokenAlongFacts,
): Verdict<"account.address_outside" | "account.address_unknown" | "account.token_unknown"> {
  return judge([
    [isPresent(facts.wayOn.url), "account.address_unknown", "mayTakeTokenAlong.1"],
    [isPresent(facts.wayOn.token), "account.token_unknown", "mayTakeTokenAlong.2"],
    [isMatch(facts.wayOn.url, "^/([^/\\\\\\s].*)?$"), "account.address_outside", "mayTakeTokenAlong.3"],
  ]);
}

export type MayUsePointsFacts = { readonly pointsUse: Facts<PointsUse, "balance" | "max" | "points"> };

/** A booking may be paid with so many points (decision: section 6: a minimum, what the guest has, and what the booking can take). */
export function mayUsePoints(facts: MayUsePointsFacts): Verdict<"points.not_enough" | "points.too_few" | "points.too_many"> {
  return judge([
    [isSame(numberOf(facts.pointsUse.points), 0) || numberOf(facts.pointsUse.points) >= pointsMinimum, "points.too_few", "mayUsePoints.1"],
    [
      numberOf(facts.pointsUse.points) <= numberOf(facts.pointsUse.balance),
      "points.not_enough",
      "mayUsePoints.2",
      { data: { balance: facts.pointsUse.balance } },
    ],
    [
      numberOf(facts.pointsUse.points) <= numberOf(facts.pointsUse.max),
      "points.too_many",
      "mayUsePoints.3",
      { data: { max: facts.pointsUse.max } },
    ],
  ]);
}

export type MessageNamesBookingFacts = { readonly bookingReference: Facts<BookingReference, "booking_id"> };

/** A message about a booking names the booking (§5). */
export function messageNamesBooking(facts: MessageNamesBookingFacts): Verdict<"booking.id_missing"> {
  return judge([[isPresent(facts.bookingReference.booking_id), "booking.id_missing", "messageNamesBooking.1"]]);
}

export type NightsFitFacts = { readonly property: Facts<Property, "max_nights" | "min_nights"> };

/** The limits of a stay fit together (decision: a shortest stay cannot be longer than the longest). */
export function nightsFit(facts: NightsFitFacts): Verdict<"property.nights_reversed"> {
  return judge([[numberOf(facts.property.min_nights) <= numberOf(facts.property.max_nights), "property.nights_reversed", "nightsFit.1"]]);
}

export type NotOwnPropertyFacts = { readonly property: Facts<Property, "profile_id">; readonly visitor: Facts<Visitor, "profile_id"> };

/** A guest books somebody else’s property (decision: section 2: nobody books from themselves). */
export function notOwnProperty(facts: NotOwnPropertyFacts): Verdict<"booking.own_property"> {
  return judge([[!(isSame(facts.property.profile_id, facts.visitor.profile_id)), "booking.own_property", "notOwnProperty.1"]]);
}

export type PayeeIsKnownFacts = { readonly payoutDetails: Facts<PayoutDetails, "birth_date" | "company_number" | "kind"> };

/**
 * A person tells a birth date, and a company its number (decision: section 16: the yearly report names hosts by birth date, or as companies
 * by their number).
 */
export function payeeIsKnown(facts: PayeeIsKnownFacts): Verdict<"payout.birth_date_missing" | "payout.company_number_missing"> {
  return judge([
    [
      isSame(facts.payoutDetails.kind, "company") || isPresent(facts.payoutDetails.birth_date),
      "payout.birth_date_missing",
      "payeeIsKnown.1",
    ],
    [
      isSame(facts.payoutDetails.kind, "person") || isPresent(facts.payoutDetails.company_number),
      "payout.company_number_missing",
      "payeeIsKnown.2",
    ],
  ]);
}

export type PlaceIsBookableFacts = { readonly property: Facts<Property, "status"> };

/** A place can be booked while it is listed (decision: section 12: drafts, paused and archived properties take no bookings). */
export function placeIsBookable(facts: PlaceIsBookableFacts): Verdict<"booking.not_bookable"> {
  return judge([[isSame(facts.property.status, "listed"), "booking.not_bookable", "placeIsBookable.1"]]);
}

export type PriceRangeFitsFacts = { readonly searchFilters: Facts<SearchFilters, "price_max" | "price_min"> };

/** The price filter fits together (decision: a range begins below its end). */
export function priceRangeFits(facts: PriceRangeFitsFacts): Verdict<"property.prices_reversed"> {
  return judge([
    [
      !isPresent(facts.searchFilters.price_min)
        || !isPresent(facts.searchFilters.price_max)
        || numberOf(facts.searchFilters.price_min) <= numberOf(facts.searchFilters.price_max),
      "property.prices_reversed",
      "priceRangeFits.1",
    ]
  ]);
}

export type PropertyIsGivenFacts = { readonly propertyRequest: Facts<PropertyRequest, "property_id"> };

/** A request about a property names it (§5). */
export function propertyIsGiven(facts: PropertyIsGivenFacts): Verdict<"property.no_property_id"> {
  return judge([[isPresent(facts.propertyRequest.property_id), "property.no_property_id", "propertyIsGiven.1"]]);
}

export type RecipientAnswersGivenFacts = {
  readonly recipientChoices: Facts<RecipientChoices, "aware_of_referral" | "referral_affected_decision">
};

/** The recipient’s survey can be submitted (§5). */
export function recipientAnswersGiven(facts: RecipientAnswersGivenFacts): Verdict<"referral.answers_missing"> {
  return judge([
    [isPresent(facts.recipientChoices.aware_of_referral), "referral.answers_missing", "recipientAnswersGiven.1"],
    [isPresent(facts.recipientChoices.referral_affected_decision), "referral.answers_missing", "recipientAnswersGiven.2"],
  ]);
}

export type RecipientBannerShowsFacts = {
  readonly bannerVisit: Facts<BannerVisit, "path">;
  readonly profile: Facts<Profile, "show_referral_recipient_banner">;
};

/** The recipient’s banner shows (§4 Referral banners). */
export function recipientBannerShows(
  facts: RecipientBannerShowsFacts,
): Verdict<"referral.banner_elsewhere" | "referral.banner_hidden"> {
  return judge([
    [
      isMatch(facts.bannerVisit.path, "^/(properties|property|listing|account|stays|bookings|search|points|referral-center)"),
      "referral.banner_elsewhere",
      "recipientBannerShows.1",
    ],
    [!(isNo(facts.profile.show_referral_recipient_banner)), "referral.banner_hidden", "recipientBannerShows.2"],
  ]);
}

export type ReferralCodeIsKeptFacts = {
  readonly referralClick: Facts<ReferralClick, "kept_code">;
  readonly visitor: Facts<Visitor, "signed_in">;
};

/** The browser keeps the code of a referral link (decision: section 7: the first click wins, and only before signing up). */
export function referralCodeIsKept(facts: ReferralCodeIsKeptFacts): Verdict<"referral.already_kept" | "referral.too_late"> {
  return judge([
    [!isPresent(facts.referralClick.kept_code), "referral.already_kept", "referralCodeIsKept.1"],
    [!(isYes(facts.visitor.signed_in)), "referral.too_late", "referralCodeIsKept.2"],
  ]);
}

export type ReturnIsInsideFacts = { readonly wayOn: Facts<WayOn, "url"> };

/** A return path is followed (decision: section 1: the return path of the login page is a path of our own, so that nobody is led astray). */
export function returnIsInside(facts: ReturnIsInsideFacts): Verdict<"account.address_outside" | "account.address_unknown"> {
  return judge([
    [isPresent(facts.wayOn.url), "account.address_unknown", "returnIsInside.1"],
    [isMatch(facts.wayOn.url, "^/([^/\\\\\\s].*)?$"), "account.address_outside", "returnIsInside.2"],
  ]);
}

export type SenderBannerShowsFacts = {
  readonly bannerVisit: Facts<BannerVisit, "path">;
  readonly profile: Facts<Profile, "show_referral_sender_banner" | "show_referral_sender_modal">;
};

/** The sender’s banner shows (§4 Referral banners). */
export function senderBannerShows(facts: SenderBannerShowsFacts): Verdict<"referral.banner_elsewhere" | "referral.banner_hidden"> {
  return judge([
    [
      isMatch(facts.bannerVisit.path, "^/(properties|property|listing|account|stays|bookings|search|points|referral-center)"),
      "referral.banner_elsewhere",
      "senderBannerShows.1",
    ],
    [!(isNo(facts.profile.show_referral_sender_banner)), "referral.banner_hidden", "senderBannerShows.2"],
    [
      !(isMatch(facts.bannerVisit.path, "^/referral-center") && isYes(facts.profile.show_referral_sender_modal)),
      "referral.banner_hidden",
      "senderBannerShows.3",
    ],
  ]);
}

export type SenderRatingsGivenFacts = {
  readonly senderRatings: Facts<SenderRatings, "likely_to_refer" | "understand_referral_system" | "worth_time">
};

/** The sender’s survey goes on to step 2 (§5). */
export function senderRatingsGiven(facts: SenderRatingsGivenFacts): Verdict<"referral.ratings_missing"> {
  return judge([
    [isPresent(facts.senderRatings.understand_referral_system), "referral.ratings_missing", "senderRatingsGiven.1"],
    [isPresent(facts.senderRatings.likely_to_refer), "referral.ratings_missing", "senderRatingsGiven.2"],
    [isPresent(facts.senderRatings.worth_time), "referral.ratings_missing", "senderRatingsGiven.3"],
  ]);
}

export type SenderSurveyOpensFacts = {
  readonly bannerVisit: Facts<BannerVisit, "path">;
  readonly profile: Facts<Profile, "show_referral_sender_modal">;
};

/** The sender’s survey opens by itself (§4 Referral banners). */
export function senderSurveyOpens(facts: SenderSurveyOpensFacts): Verdict<"referral.survey_not_due"> {
  return judge([
    [isMatch(facts.bannerVisit.path, "^/referral-center"), "referral.survey_not_due", "senderSurveyOpens.1"],
    [isYes(facts.profile.show_referral_sender_modal), "referral.survey_not_due", "senderSurveyOpens.2"],
  ]);
}

export type SessionIsStillOursFacts = { readonly tokenChange: Facts<TokenChange, "elsewhere" | "here"> };

/** A tab goes on when the stored token changes in another tab, and checks anew who is signed in (§4 Authentication). */
export function sessionIsStillOurs(facts: SessionIsStillOursFacts): Verdict<"account.session_changed_elsewhere"> {
  return judge([
    [
      !isPresent(facts.tokenChange.elsewhere) || isSame(facts.tokenChange.elsewhere, facts.tokenChange.here),
      "account.session_changed_elsewhere",
      "sessionIsStillOurs.1",
    ]
  ]);
}

export type StayFitsFacts = {
  readonly property: Facts<
    Property,
    "advance_notice_hours" | "checkin_time" | "max_nights" | "min_nights" | "pets_allowed" | "sleeps" | "timezone"
  >;
  readonly stayRequest: Facts<StayRequest, "adults" | "checkin" | "checkout" | "children" | "pets">;
  readonly now: Instant;
};

/** A stay fits the rules of the property (decision: sections 2 and 8: the rules of the listing hold for every booking). */
export function stayFits(
  facts: StayFitsFacts,
): Verdict<
    | "booking.checkin_past" | "booking.checkout_before_checkin" | "booking.max_nights" | "booking.min_nights" | "booking.pets_refused"
    | "booking.too_far_ahead" | "booking.too_many_guests"
> {
  return judge([
    [dayOf(facts.stayRequest.checkin) < dayOf(facts.stayRequest.checkout), "booking.checkout_before_checkin", "stayFits.1"],
    [
      momentAt(
        dayOf(facts.stayRequest.checkin),
        facts.property.checkin_time,
        facts.property.timezone,
      ) >= (momentOf(facts.now) + numberOf(facts.property.advance_notice_hours) * HOUR),
      "booking.checkin_past",
      "stayFits.2",
    ],
    [
      dayOf(facts.stayRequest.checkout) <= (dayIn(momentOf(facts.now), facts.property.timezone) + bookingHorizonDays),
      "booking.too_far_ahead",
      "stayFits.3",
    ],
    [
      (dayOf(facts.stayRequest.checkout) - dayOf(facts.stayRequest.checkin)) >= numberOf(facts.property.min_nights),
      "booking.min_nights",
      "stayFits.4",
      { slots: { min_nights: facts.property.min_nights } },
    ],
    [
      (dayOf(facts.stayRequest.checkout) - dayOf(facts.stayRequest.checkin)) <= numberOf(facts.property.max_nights),
      "booking.max_nights",
      "stayFits.5",
      { slots: { max_nights: facts.property.max_nights } },
    ],
    [
      (numberOf(facts.stayRequest.adults) + numberOf(facts.stayRequest.children)) <= numberOf(facts.property.sleeps),
      "booking.too_many_guests",
      "stayFits.6",
      { slots: { sleeps: facts.property.sleeps } },
    ],
    [numberOf(facts.stayRequest.pets) < 1 || isYes(facts.property.pets_allowed), "booking.pets_refused", "stayFits.7"],
  ]);
}

export type StillUnpaidFacts = { readonly booking: Facts<Booking, "paid_at"> };

/** A booking that nobody paid comes to its end (decision: section 2: what is paid stays). */
export function stillUnpaid(facts: StillUnpaidFacts): Verdict<"booking.already_paid"> {
  return judge([[!isPresent(facts.booking.paid_at), "booking.already_paid", "stillUnpaid.1"]]);
}

export type TargetIsGivenFacts = { readonly priceTarget: Facts<PriceTarget, "url"> };

/** A price is compared with the one at an address (§5). */
export function targetIsGiven(facts: TargetIsGivenFacts): Verdict<"property.no_target_url"> {
  return judge([[isPresent(facts.priceTarget.url), "property.no_target_url", "targetIsGiven.1"]]);
}

export type ThreadMessageIsGivenFacts = { readonly threadMessage: Facts<ThreadMessage, "message"> };

/** A message in a thread says something (§5). */
export function threadMessageIsGiven(facts: ThreadMessageIsGivenFacts): Verdict<"message.empty"> {
  return judge([[lengthOf(facts.threadMessage.message) >= 1, "message.empty", "threadMessageIsGiven.1"]]);
}

export type TripDatesFitFacts = { readonly tripSearch: Facts<TripSearch, "checkin" | "checkout"> };

/** The dates of a search fit together (decision: a stay has two dates or none, and ends after it begins). */
export function tripDatesFit(facts: TripDatesFitFacts): Verdict<"property.date_missing" | "property.dates_reversed"> {
  return judge([
    [
      (!isPresent(facts.tripSearch.checkin) && !isPresent(facts.tripSearch.checkout))
        || (isPresent(facts.tripSearch.checkin) && isPresent(facts.tripSearch.checkout)),
      "property.date_missing",
      "tripDatesFit.1",
    ],
    [
      !isPresent(facts.tripSearch.checkin)
        || !isPresent(facts.tripSearch.checkout)
        || dayOf(facts.tripSearch.checkin) < dayOf(facts.tripSearch.checkout),
      "property.dates_reversed",
      "tripDatesFit.2",
    ],
  ]);
}
