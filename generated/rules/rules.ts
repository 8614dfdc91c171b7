// What must hold before something may happen: each rule answers yes, or every reason why not.
// Written by the generator from the spec; change the spec, not this file.
import { bookingHorizonDays, cookieLimitBytes, feedbackEditHours, lowestPriceCents, photosMin, pointsMinimum, reportDays } from "../model/constants";
import type { BannerVisit, Booking, BookingMessage, BookingReference, CookieToSet, HostContact, Link, ListingCheck, PointsUse, PriceTarget, Profile, Property, PropertyRequest, RecipientChoices, ReferralClick, ReferralFeedback, SearchFilters, SenderFeedback, SenderRatings, SentFeedback, StayRequest, TokenChange, TripSearch, Visitor, WayOn } from "../model/entities";
import type { Instant } from "../model/wire";
import { DAY, HOUR, dayIn, dayOf, isAmong, isMatch, isNo, isPresent, isSame, isYes, judge, lengthOf, momentAt, momentOf, numberOf, type Facts, type Verdict } from "./runtime";

/** A message about a booking says something (§5). */
export const bookingMessageIsGiven = (facts: { readonly bookingMessage: Facts<BookingMessage, "message"> }): Verdict<"booking.message_missing"> =>
  judge([
    [lengthOf(facts.bookingMessage.message) >= 1, "booking.message_missing", "bookingMessageIsGiven.1"],
  ]);

/** A change and a new price name their booking (§5). */
export const changeNamesBooking = (facts: { readonly bookingReference: Facts<BookingReference, "booking_id"> }): Verdict<"booking.id_invalid"> =>
  judge([
    [isPresent(facts.bookingReference.booking_id), "booking.id_invalid", "changeNamesBooking.1"],
  ]);

/** A sender’s survey that is closed early is sent (§2 Sender survey modal). */
export const closedSurveyIsSent = (facts: { readonly senderFeedback: Facts<SenderFeedback, "comment" | "followup_requested">; readonly senderRatings: Facts<SenderRatings, "likely_to_refer" | "understand_referral_system" | "worth_time"> }): Verdict<"referral.nothing_to_send"> =>
  judge([
    [isPresent(facts.senderRatings.understand_referral_system) || isPresent(facts.senderRatings.likely_to_refer) || isPresent(facts.senderRatings.worth_time) || isPresent(facts.senderFeedback.comment) || isYes(facts.senderFeedback.followup_requested), "referral.nothing_to_send", "closedSurveyIsSent.1"],
  ]);

/** A cookie is set (§5). */
export const cookieFits = (facts: { readonly cookieToSet: Facts<CookieToSet, "bytes"> }): Verdict<"browser.cookie_too_large"> =>
  judge([
    [numberOf(facts.cookieToSet.bytes) <= cookieLimitBytes, "browser.cookie_too_large", "cookieFits.1"],
  ]);

/** Feedback carries the parts of its type and no others (§3 Referral feedback payload). */
export const feedbackFits = (facts: { readonly referralFeedback: Facts<ReferralFeedback, "choices" | "comment" | "followup_requested" | "type"> }): Verdict<"referral.feedback_mixed"> =>
  judge([
    [(isSame(facts.referralFeedback.type, "referral_sender") && !isPresent(facts.referralFeedback.choices)) || (isSame(facts.referralFeedback.type, "referral_recipient") && !isPresent(facts.referralFeedback.comment) && !(isYes(facts.referralFeedback.followup_requested))), "referral.feedback_mixed", "feedbackFits.1"],
  ]);

/** Feedback is taken, or replaces what was sent before (decision: section 7: second thoughts are welcome for a day). */
export const feedbackIsNew = (facts: { readonly sentFeedback: Facts<SentFeedback, "first_sent_at">; readonly now: Instant }): Verdict<"referral.feedback_already_sent"> =>
  judge([
    [!isPresent(facts.sentFeedback.first_sent_at) || momentOf(facts.now) <= (momentOf(facts.sentFeedback.first_sent_at) + feedbackEditHours * HOUR), "referral.feedback_already_sent", "feedbackIsNew.1", { data: { first_sent_at: facts.sentFeedback.first_sent_at } }],
  ]);

/** A guest may cancel (decision: section 2: a guest may leave until check-out). */
export const guestMayCancel = (facts: { readonly booking: Facts<Booking, "checkout" | "checkout_time" | "timezone">; readonly now: Instant }): Verdict<"booking.cancel_too_late"> =>
  judge([
    [momentOf(facts.now) < momentAt(dayOf(facts.booking.checkout), facts.booking.checkout_time, facts.booking.timezone), "booking.cancel_too_late", "guestMayCancel.1"],
  ]);

/** A host may cancel (decision: section 2: a host may cancel until check-in). */
export const hostMayCancel = (facts: { readonly booking: Facts<Booking, "checkin" | "checkin_time" | "timezone">; readonly now: Instant }): Verdict<"booking.cancel_too_late"> =>
  judge([
    [momentOf(facts.now) < momentAt(dayOf(facts.booking.checkin), facts.booking.checkin_time, facts.booking.timezone), "booking.cancel_too_late", "hostMayCancel.1"],
  ]);

/** A message to a host says something (§5). */
export const hostMessageIsGiven = (facts: { readonly hostContact: Facts<HostContact, "message"> }): Verdict<"property.no_message"> =>
  judge([
    [lengthOf(facts.hostContact.message) >= 1, "property.no_message", "hostMessageIsGiven.1"],
  ]);

/** A message to a host is sent; for others no request is made (§5). */
export const hostMessageIsSent = (facts: { readonly visitor: Facts<Visitor, "signed_in"> }): Verdict<"account.not_signed_in"> =>
  judge([
    [isYes(facts.visitor.signed_in), "account.not_signed_in", "hostMessageIsSent.1"],
  ]);

/** A link is taken as it stands; any other gets a scheme put before it (§5). */
export const linkHasScheme = (facts: { readonly link: Facts<Link, "address"> }): Verdict<"browser.link_without_scheme"> =>
  judge([
    [isMatch(facts.link.address, "^[hH][tT][tT][pP][sS]?://"), "browser.link_without_scheme", "linkHasScheme.1"],
  ]);

/** A listing is connected; its address was saved first (§4 Connect flow). */
export const listingUrlIsSaved = (facts: { readonly property: Facts<Property, "listing_url"> }): Verdict<"property.no_listing_url"> =>
  judge([
    [isPresent(facts.property.listing_url), "property.no_listing_url", "listingUrlIsSaved.1"],
  ]);

/** A host may answer a request (decision: section 2: a day to answer, and never after check-in time). */
export const mayAnswer = (facts: { readonly booking: Facts<Booking, "reply_by">; readonly now: Instant }): Verdict<"booking.reply_late"> =>
  judge([
    [!isPresent(facts.booking.reply_by) || momentOf(facts.now) <= momentOf(facts.booking.reply_by), "booking.reply_late", "mayAnswer.1"],
  ]);

/**
 * A property may be listed (decision: section 12: title, pictures, place, price, rules, calendar, proof of ownership, and the number that
 * law asks for).
 */
export const mayBeListed = (facts: { readonly listingCheck: Facts<ListingCheck, "calendars" | "ownership_proven" | "photos" | "photos_without_text" | "registration_fits" | "registration_needed">; readonly property: Facts<Property, "address" | "base_cents" | "city" | "description" | "house_rules" | "latitude" | "longitude" | "no_other_calendars" | "postal_code" | "province" | "registration_expires" | "registration_number" | "timezone" | "title">; readonly now: Instant }): Verdict<"property.address_missing" | "property.calendar_missing" | "property.description_missing" | "property.house_rules_missing" | "property.ownership_missing" | "property.photo_texts_missing" | "property.photos_missing" | "property.pin_missing" | "property.price_missing" | "property.registration_expired" | "property.registration_misfit" | "property.registration_required" | "property.title_missing"> =>
  judge([
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
    [numberOf(facts.listingCheck.calendars) >= 1 || isYes(facts.property.no_other_calendars), "property.calendar_missing", "mayBeListed.13"],
    [isYes(facts.listingCheck.ownership_proven), "property.ownership_missing", "mayBeListed.14"],
    [isNo(facts.listingCheck.registration_needed) || isPresent(facts.property.registration_number), "property.registration_required", "mayBeListed.15"],
    [!isPresent(facts.property.registration_number) || isYes(facts.listingCheck.registration_fits), "property.registration_misfit", "mayBeListed.16"],
    [!isPresent(facts.property.registration_expires) || dayOf(facts.property.registration_expires) >= dayIn(momentOf(facts.now), facts.property.timezone), "property.registration_expired", "mayBeListed.17"],
  ]);

/** The points of a booking may be changed (decision: section 6: points are held until the stay is paid, and can be changed as long). */
export const mayChangePoints = (facts: { readonly booking: Facts<Booking, "paid_at" | "pay_by" | "status">; readonly now: Instant }): Verdict<"booking.already_paid" | "booking.illegal_transition" | "booking.payment_late"> =>
  judge([
    [isAmong(facts.booking.status, ["pending", "confirmed"]), "booking.illegal_transition", "mayChangePoints.1", { data: { status: facts.booking.status } }],
    [!isPresent(facts.booking.paid_at), "booking.already_paid", "mayChangePoints.2"],
    [!isPresent(facts.booking.pay_by) || momentOf(facts.now) <= momentOf(facts.booking.pay_by), "booking.payment_late", "mayChangePoints.3"],
  ]);

/** A booking may be paid (decision: section 2: confirmed, unpaid, in time). */
export const mayPay = (facts: { readonly booking: Facts<Booking, "paid_at" | "pay_by" | "status">; readonly now: Instant }): Verdict<"booking.already_paid" | "booking.not_confirmed" | "booking.payment_late"> =>
  judge([
    [isSame(facts.booking.status, "confirmed"), "booking.not_confirmed", "mayPay.1"],
    [!isPresent(facts.booking.paid_at), "booking.already_paid", "mayPay.2"],
    [!isPresent(facts.booking.pay_by) || momentOf(facts.now) <= momentOf(facts.booking.pay_by), "booking.payment_late", "mayPay.3"],
  ]);

/** A host may record a payment (decision: section 2: what was paid to the host directly). */
export const mayRecordPayment = (facts: { readonly booking: Facts<Booking, "paid_at" | "payment_method" | "status"> }): Verdict<"booking.already_paid" | "booking.not_confirmed" | "booking.not_offline"> =>
  judge([
    [isSame(facts.booking.status, "confirmed"), "booking.not_confirmed", "mayRecordPayment.1"],
    [!isPresent(facts.booking.paid_at), "booking.already_paid", "mayRecordPayment.2"],
    [!(isSame(facts.booking.payment_method, "card")), "booking.not_offline", "mayRecordPayment.3"],
  ]);

/** A stay may be reported (decision: section 2: either side, until some days after check-out). */
export const mayReport = (facts: { readonly booking: Facts<Booking, "checkout" | "checkout_time" | "timezone">; readonly now: Instant }): Verdict<"booking.report_too_late"> =>
  judge([
    [momentOf(facts.now) <= (momentAt(dayOf(facts.booking.checkout), facts.booking.checkout_time, facts.booking.timezone) + reportDays * DAY), "booking.report_too_late", "mayReport.1"],
  ]);

/** A stay may be reviewed (§5). */
export const mayReview = (facts: { readonly booking: Facts<Booking, "checkout" | "checkout_time" | "review" | "reviewWindowDays" | "status" | "timezone">; readonly now: Instant }): Verdict<"review.already_there" | "review.not_confirmed" | "review.stay_not_over" | "review.too_late"> =>
  judge([
    [isSame(facts.booking.status, "confirmed"), "review.not_confirmed", "mayReview.1"],
    [momentOf(facts.now) > momentAt(dayOf(facts.booking.checkout), facts.booking.checkout_time, facts.booking.timezone), "review.stay_not_over", "mayReview.2"],
    [momentOf(facts.now) <= (momentAt(dayOf(facts.booking.checkout), facts.booking.checkout_time, facts.booking.timezone) + numberOf(facts.booking.reviewWindowDays) * DAY), "review.too_late", "mayReview.3"],
    [!isPresent(facts.booking.review), "review.already_there", "mayReview.4"],
  ]);

/** A redirect with a token happens (§5). */
export const mayTakeTokenAlong = (facts: { readonly wayOn: Facts<WayOn, "token" | "url"> }): Verdict<"account.address_outside" | "account.address_unknown" | "account.token_unknown"> =>
  judge([
    [isPresent(facts.wayOn.url), "account.address_unknown", "mayTakeTokenAlong.1"],
    [isPresent(facts.wayOn.token), "account.token_unknown", "mayTakeTokenAlong.2"],
    [isMatch(facts.wayOn.url, "^/([^/\\\\\\s].*)?$"), "account.address_outside", "mayTakeTokenAlong.3"],
  ]);

/** A booking may be paid with so many points (decision: section 6: a minimum, what the guest has, and what the booking can take). */
export const mayUsePoints = (facts: { readonly pointsUse: Facts<PointsUse, "balance" | "max" | "points"> }): Verdict<"points.not_enough" | "points.too_few" | "points.too_many"> =>
  judge([
    [isSame(numberOf(facts.pointsUse.points), 0) || numberOf(facts.pointsUse.points) >= pointsMinimum, "points.too_few", "mayUsePoints.1"],
    [numberOf(facts.pointsUse.points) <= numberOf(facts.pointsUse.balance), "points.not_enough", "mayUsePoints.2", { data: { balance: facts.pointsUse.balance } }],
    [numberOf(facts.pointsUse.points) <= numberOf(facts.pointsUse.max), "points.too_many", "mayUsePoints.3", { data: { max: facts.pointsUse.max } }],
  ]);

/** A message about a booking names the booking (§5). */
export const messageNamesBooking = (facts: { readonly bookingReference: Facts<BookingReference, "booking_id"> }): Verdict<"booking.id_missing"> =>
  judge([
    [isPresent(facts.bookingReference.booking_id), "booking.id_missing", "messageNamesBooking.1"],
  ]);

/** The limits of a stay fit together (decision: a shortest stay cannot be longer than the longest). */
export const nightsFit = (facts: { readonly property: Facts<Property, "max_nights" | "min_nights"> }): Verdict<"property.nights_reversed"> =>
  judge([
    [numberOf(facts.property.min_nights) <= numberOf(facts.property.max_nights), "property.nights_reversed", "nightsFit.1"],
  ]);

/** A guest books somebody else’s property (decision: section 2: nobody books from themselves). */
export const notOwnProperty = (facts: { readonly property: Facts<Property, "profile_id">; readonly visitor: Facts<Visitor, "profile_id"> }): Verdict<"booking.own_property"> =>
  judge([
    [!(isSame(facts.property.profile_id, facts.visitor.profile_id)), "booking.own_property", "notOwnProperty.1"],
  ]);

/** A place can be booked while it is listed (decision: section 12: drafts, paused and archived properties take no bookings). */
export const placeIsBookable = (facts: { readonly property: Facts<Property, "status"> }): Verdict<"booking.not_bookable"> =>
  judge([
    [isSame(facts.property.status, "listed"), "booking.not_bookable", "placeIsBookable.1"],
  ]);

/** The price filter fits together (decision: a range begins below its end). */
export const priceRangeFits = (facts: { readonly searchFilters: Facts<SearchFilters, "price_max" | "price_min"> }): Verdict<"property.prices_reversed"> =>
  judge([
    [!isPresent(facts.searchFilters.price_min) || !isPresent(facts.searchFilters.price_max) || numberOf(facts.searchFilters.price_min) <= numberOf(facts.searchFilters.price_max), "property.prices_reversed", "priceRangeFits.1"],
  ]);

/** A request about a property names it (§5). */
export const propertyIsGiven = (facts: { readonly propertyRequest: Facts<PropertyRequest, "property_id"> }): Verdict<"property.no_property_id"> =>
  judge([
    [isPresent(facts.propertyRequest.property_id), "property.no_property_id", "propertyIsGiven.1"],
  ]);

/** The recipient’s survey can be submitted (§5). */
export const recipientAnswersGiven = (facts: { readonly recipientChoices: Facts<RecipientChoices, "aware_of_referral" | "referral_affected_decision"> }): Verdict<"referral.answers_missing"> =>
  judge([
    [isPresent(facts.recipientChoices.aware_of_referral), "referral.answers_missing", "recipientAnswersGiven.1"],
    [isPresent(facts.recipientChoices.referral_affected_decision), "referral.answers_missing", "recipientAnswersGiven.2"],
  ]);

/** The recipient’s banner shows (§4 Referral banners). */
export const recipientBannerShows = (facts: { readonly bannerVisit: Facts<BannerVisit, "path">; readonly profile: Facts<Profile, "show_referral_recipient_banner"> }): Verdict<"referral.banner_elsewhere" | "referral.banner_hidden"> =>
  judge([
    [isMatch(facts.bannerVisit.path, "^/(properties|property|listing|account|stays|bookings|search|points|referral-center)"), "referral.banner_elsewhere", "recipientBannerShows.1"],
    [!(isNo(facts.profile.show_referral_recipient_banner)), "referral.banner_hidden", "recipientBannerShows.2"],
  ]);

/** The browser keeps the code of a referral link (decision: section 7: the first click wins, and only before signing up). */
export const referralCodeIsKept = (facts: { readonly referralClick: Facts<ReferralClick, "kept_code">; readonly visitor: Facts<Visitor, "signed_in"> }): Verdict<"referral.already_kept" | "referral.too_late"> =>
  judge([
    [!isPresent(facts.referralClick.kept_code), "referral.already_kept", "referralCodeIsKept.1"],
    [!(isYes(facts.visitor.signed_in)), "referral.too_late", "referralCodeIsKept.2"],
  ]);

/** A return path is followed (decision: section 1: the return path of the login page is a path of our own, so that nobody is led astray). */
export const returnIsInside = (facts: { readonly wayOn: Facts<WayOn, "url"> }): Verdict<"account.address_outside" | "account.address_unknown"> =>
  judge([
    [isPresent(facts.wayOn.url), "account.address_unknown", "returnIsInside.1"],
    [isMatch(facts.wayOn.url, "^/([^/\\\\\\s].*)?$"), "account.address_outside", "returnIsInside.2"],
  ]);

/** The sender’s banner shows (§4 Referral banners). */
export const senderBannerShows = (facts: { readonly bannerVisit: Facts<BannerVisit, "path">; readonly profile: Facts<Profile, "show_referral_sender_banner" | "show_referral_sender_modal"> }): Verdict<"referral.banner_elsewhere" | "referral.banner_hidden"> =>
  judge([
    [isMatch(facts.bannerVisit.path, "^/(properties|property|listing|account|stays|bookings|search|points|referral-center)"), "referral.banner_elsewhere", "senderBannerShows.1"],
    [!(isNo(facts.profile.show_referral_sender_banner)), "referral.banner_hidden", "senderBannerShows.2"],
    [!(isMatch(facts.bannerVisit.path, "^/referral-center") && isYes(facts.profile.show_referral_sender_modal)), "referral.banner_hidden", "senderBannerShows.3"],
  ]);

/** The sender’s survey goes on to step 2 (§5). */
export const senderRatingsGiven = (facts: { readonly senderRatings: Facts<SenderRatings, "likely_to_refer" | "understand_referral_system" | "worth_time"> }): Verdict<"referral.ratings_missing"> =>
  judge([
    [isPresent(facts.senderRatings.understand_referral_system), "referral.ratings_missing", "senderRatingsGiven.1"],
    [isPresent(facts.senderRatings.likely_to_refer), "referral.ratings_missing", "senderRatingsGiven.2"],
    [isPresent(facts.senderRatings.worth_time), "referral.ratings_missing", "senderRatingsGiven.3"],
  ]);

/** The sender’s survey opens by itself (§4 Referral banners). */
export const senderSurveyOpens = (facts: { readonly bannerVisit: Facts<BannerVisit, "path">; readonly profile: Facts<Profile, "show_referral_sender_modal"> }): Verdict<"referral.survey_not_due"> =>
  judge([
    [isMatch(facts.bannerVisit.path, "^/referral-center"), "referral.survey_not_due", "senderSurveyOpens.1"],
    [isYes(facts.profile.show_referral_sender_modal), "referral.survey_not_due", "senderSurveyOpens.2"],
  ]);

/** A tab goes on when the stored token changes in another tab, and checks anew who is signed in (§4 Authentication). */
export const sessionIsStillOurs = (facts: { readonly tokenChange: Facts<TokenChange, "elsewhere" | "here"> }): Verdict<"account.session_changed_elsewhere"> =>
  judge([
    [!isPresent(facts.tokenChange.elsewhere) || isSame(facts.tokenChange.elsewhere, facts.tokenChange.here), "account.session_changed_elsewhere", "sessionIsStillOurs.1"],
  ]);

/** A stay fits the rules of the property (decision: sections 2 and 8: the rules of the listing hold for every booking). */
export const stayFits = (facts: { readonly property: Facts<Property, "advance_notice_hours" | "checkin_time" | "max_nights" | "min_nights" | "pets_allowed" | "sleeps" | "timezone">; readonly stayRequest: Facts<StayRequest, "adults" | "checkin" | "checkout" | "children" | "pets">; readonly now: Instant }): Verdict<"booking.checkin_past" | "booking.checkout_before_checkin" | "booking.max_nights" | "booking.min_nights" | "booking.pets_refused" | "booking.too_far_ahead" | "booking.too_many_guests"> =>
  judge([
    [dayOf(facts.stayRequest.checkin) < dayOf(facts.stayRequest.checkout), "booking.checkout_before_checkin", "stayFits.1"],
    [momentAt(dayOf(facts.stayRequest.checkin), facts.property.checkin_time, facts.property.timezone) >= (momentOf(facts.now) + numberOf(facts.property.advance_notice_hours) * HOUR), "booking.checkin_past", "stayFits.2"],
    [dayOf(facts.stayRequest.checkout) <= (dayIn(momentOf(facts.now), facts.property.timezone) + bookingHorizonDays), "booking.too_far_ahead", "stayFits.3"],
    [(dayOf(facts.stayRequest.checkout) - dayOf(facts.stayRequest.checkin)) >= numberOf(facts.property.min_nights), "booking.min_nights", "stayFits.4"],
    [(dayOf(facts.stayRequest.checkout) - dayOf(facts.stayRequest.checkin)) <= numberOf(facts.property.max_nights), "booking.max_nights", "stayFits.5"],
    [(numberOf(facts.stayRequest.adults) + numberOf(facts.stayRequest.children)) <= numberOf(facts.property.sleeps), "booking.too_many_guests", "stayFits.6", { slots: { sleeps: facts.property.sleeps } }],
    [numberOf(facts.stayRequest.pets) < 1 || isYes(facts.property.pets_allowed), "booking.pets_refused", "stayFits.7"],
  ]);

/** A price is compared with the one at an address (§5). */
export const targetIsGiven = (facts: { readonly priceTarget: Facts<PriceTarget, "url"> }): Verdict<"property.no_target_url"> =>
  judge([
    [isPresent(facts.priceTarget.url), "property.no_target_url", "targetIsGiven.1"],
  ]);

/** The dates of a search fit together (decision: a stay has two dates or none, and ends after it begins). */
export const tripDatesFit = (facts: { readonly tripSearch: Facts<TripSearch, "checkin" | "checkout"> }): Verdict<"property.date_missing" | "property.dates_reversed"> =>
  judge([
    [(!isPresent(facts.tripSearch.checkin) && !isPresent(facts.tripSearch.checkout)) || (isPresent(facts.tripSearch.checkin) && isPresent(facts.tripSearch.checkout)), "property.date_missing", "tripDatesFit.1"],
    [!isPresent(facts.tripSearch.checkin) || !isPresent(facts.tripSearch.checkout) || dayOf(facts.tripSearch.checkin) < dayOf(facts.tripSearch.checkout), "property.dates_reversed", "tripDatesFit.2"],
  ]);
