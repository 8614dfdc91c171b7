// Generated 1593ee471d09. Every error of the product, by its code on the wire.
import type { CurrencyName, FieldProblem, Money, Quote } from "../model/entities";
import type { BookingStatus, ChangeState, ClaimState, LineProblem, LinkEnd, ListingNeed, PropertyStatus, SourcePlatform } from "../model/values";
import type { Instant, PlainDate } from "../model/wire";

/** Errors that only the browser knows. */
export type BrowserCode = "account.address_outside"
  | "account.address_unknown"
  | "account.counts_failed"
  | "account.session_changed_elsewhere"
  | "account.token_unknown"
  | "account.user_details_failed"
  | "browser.contract_broken"
  | "browser.cookie_too_large"
  | "browser.invalid_date"
  | "browser.link_without_scheme"
  | "browser.not_a_number"
  | "browser.offline"
  | "browser.unexpected_error"
  | "referral.already_kept"
  | "referral.banner_elsewhere"
  | "referral.banner_failed"
  | "referral.banner_hidden"
  | "referral.feedback_failed"
  | "referral.nothing_to_send"
  | "referral.survey_not_due"
  | "referral.too_late"
  | "router.not_routable"
  | "router.too_many_redirects";

/** Errors that an answer may carry, as its `error_code`. */
export type WireCode = "account.already_verified"
  | "account.avatar_unreadable"
  | "account.blocked"
  | "account.email_taken"
  | "account.gone"
  | "account.link_spent"
  | "account.money_open"
  | "account.not_named"
  | "account.not_signed_in"
  | "account.not_verified"
  | "account.outside_link"
  | "account.password_common"
  | "account.password_holds_email"
  | "account.password_holds_product"
  | "account.profile_not_found"
  | "account.session_not_found"
  | "account.sign_on_code_spent"
  | "account.sign_on_declined"
  | "account.sign_on_failed"
  | "account.sign_on_not_offered"
  | "account.sign_on_unverified"
  | "account.too_many_attempts"
  | "account.too_many_confirm_mails"
  | "account.wrong_credentials"
  | "account.wrong_mode"
  | "account.wrong_password"
  | "app.stale_client"
  | "app.unavailable"
  | "app.unexpected"
  | "booking.already_paid"
  | "booking.cancel_too_late"
  | "booking.checkin_day"
  | "booking.checkin_past"
  | "booking.checkout_before_checkin"
  | "booking.checkout_day"
  | "booking.create_failed"
  | "booking.dates_unavailable"
  | "booking.duplicate"
  | "booking.held_unpaid"
  | "booking.id_invalid"
  | "booking.id_missing"
  | "booking.illegal_transition"
  | "booking.max_nights"
  | "booking.message_missing"
  | "booking.min_nights"
  | "booking.not_bookable"
  | "booking.not_confirmed"
  | "booking.not_found"
  | "booking.not_offline"
  | "booking.not_paid_yet"
  | "booking.not_this_side"
  | "booking.own_property"
  | "booking.payment_differs"
  | "booking.payment_late"
  | "booking.pets_refused"
  | "booking.price_changed"
  | "booking.quote_expired"
  | "booking.reply_late"
  | "booking.report_too_late"
  | "booking.search_empty"
  | "booking.terms_changed"
  | "booking.too_far_ahead"
  | "booking.too_many_guests"
  | "booking.too_many_requests"
  | "booking.too_many_unpaid"
  | "change.already_open"
  | "change.answer_late"
  | "change.closed"
  | "change.not_changeable"
  | "change.not_found"
  | "change.not_offerable"
  | "change.nothing_new"
  | "change.of_other"
  | "change.offer_unlisted"
  | "change.outdated"
  | "change.own"
  | "change.payment_disputed"
  | "change.payment_returned"
  | "change.price_of_host"
  | "change.refunded_before"
  | "change.too_late"
  | "checkout.currency_not_supported"
  | "checkout.news_unsigned"
  | "checkout.offer_not_found"
  | "checkout.paid_directly"
  | "checkout.payment_not_found"
  | "checkout.payment_refused"
  | "checkout.payment_unavailable"
  | "checkout.rates_outdated"
  | "checkout.total_unpayable"
  | "claim.already_there"
  | "claim.answer_late"
  | "claim.closed"
  | "claim.no_offer"
  | "claim.not_claimable"
  | "claim.not_found"
  | "claim.offer_missing"
  | "claim.offer_too_high"
  | "claim.payment_returned"
  | "claim.photo_not_found"
  | "claim.reason_missing"
  | "claim.stay_not_over"
  | "claim.too_late"
  | "claim.too_many_photos"
  | "input.invalid"
  | "input.malformed"
  | "input.no_such_call"
  | "input.rate_limited"
  | "input.repeated_differently"
  | "input.too_large"
  | "message.automatic_not_found"
  | "message.empty"
  | "message.field_unfilled"
  | "message.field_unknown"
  | "message.person_left"
  | "message.photo_not_found"
  | "message.photos_not_yet"
  | "message.reply_not_found"
  | "message.thread_not_found"
  | "message.too_many_automatic"
  | "message.too_many_replies"
  | "pages.looks_automatic"
  | "payout.birth_date_ahead"
  | "payout.birth_date_missing"
  | "payout.company_number_missing"
  | "payout.onboarding_unavailable"
  | "payout.payee_unknown"
  | "points.not_enough"
  | "points.too_few"
  | "points.too_many"
  | "property.address_missing"
  | "property.beyond_calendar"
  | "property.calendar_missing"
  | "property.changed_elsewhere"
  | "property.cohost_known"
  | "property.cohost_mails"
  | "property.cohost_not_found"
  | "property.cohosts_already"
  | "property.date_missing"
  | "property.dates_reversed"
  | "property.description_missing"
  | "property.destination_not_found"
  | "property.export_not_found"
  | "property.feed_failed"
  | "property.feed_known"
  | "property.feed_not_found"
  | "property.feed_of_other_listing"
  | "property.feed_too_large"
  | "property.feed_unreadable"
  | "property.found_photo_unreadable"
  | "property.gone"
  | "property.has_open_bookings"
  | "property.house_rules_missing"
  | "property.illegal_transition"
  | "property.invitation_ended"
  | "property.licence_misfit"
  | "property.licence_required"
  | "property.listing_address_unusable"
  | "property.listing_claimed"
  | "property.listing_incomplete"
  | "property.listing_lines_unusable"
  | "property.map_part_wrong"
  | "property.nights_booked"
  | "property.nights_locked"
  | "property.nights_reversed"
  | "property.no_listing_url"
  | "property.no_message"
  | "property.no_property_id"
  | "property.no_target_url"
  | "property.not_connected"
  | "property.not_found"
  | "property.not_owner"
  | "property.own_invitation"
  | "property.own_listing"
  | "property.ownership_missing"
  | "property.photo_not_found"
  | "property.photo_texts_missing"
  | "property.photo_unreadable"
  | "property.photos_missing"
  | "property.pin_missing"
  | "property.price_missing"
  | "property.prices_reversed"
  | "property.registration_expired"
  | "property.registration_misfit"
  | "property.registration_required"
  | "property.registration_undated"
  | "property.season_beyond"
  | "property.season_empty"
  | "property.season_not_found"
  | "property.season_reversed"
  | "property.season_too_long"
  | "property.seasons_overlap"
  | "property.suspended_not_duplicated"
  | "property.title_missing"
  | "property.too_many_cohosts"
  | "property.too_many_drafts"
  | "property.too_many_feeds"
  | "property.too_many_photos"
  | "property.too_many_seasons"
  | "referral.answers_missing"
  | "referral.feedback_already_sent"
  | "referral.feedback_mixed"
  | "referral.ratings_missing"
  | "referral.unknown_code"
  | "report.not_found"
  | "review.already_replied"
  | "review.already_there"
  | "review.guest_already_there"
  | "review.guest_not_confirmed"
  | "review.guest_still_there"
  | "review.guest_too_late"
  | "review.not_confirmed"
  | "review.not_found"
  | "review.personal_details"
  | "review.reply_too_late"
  | "review.stay_not_over"
  | "review.too_late"
  | "wishlist.full"
  | "wishlist.not_found"
  | "wishlist.note_not_found"
  | "wishlist.removed"
  | "wishlist.search_not_found"
  | "wishlist.stay_not_found"
  | "wishlist.too_many"
  | "wishlist.too_many_fellows"
  | "wishlist.too_many_notes"
  | "wishlist.too_many_searches";

/** Every error, by its code on the wire. */
export type ErrorCode = WireCode | BrowserCode;

/** What the slots of a text are filled with; errors whose text has none are not in it. */
export interface ErrorSlots {
  readonly "account.blocked": {
      readonly reason: string;
    };
  readonly "booking.held_unpaid": {
      readonly moment: string;
    };
  readonly "booking.max_nights": {
      readonly max_nights: number;
    };
  readonly "booking.min_nights": {
      readonly min_nights: number;
    };
  readonly "booking.too_many_guests": {
      readonly sleeps: number;
    };
  readonly "booking.too_many_unpaid": {
      readonly moment: string;
    };
  readonly "browser.cookie_too_large": {
      readonly name: string;
      readonly bytes: number;
    };
  readonly "browser.link_without_scheme": {
      readonly link: string;
    };
  readonly "browser.not_a_number": {
      readonly value: string;
    };
  readonly "checkout.offer_not_found": {
      readonly id: string;
    };
  readonly "checkout.total_unpayable": {
      readonly total: string;
      readonly least: string;
      readonly most: string;
    };
  readonly "message.field_unfilled": {
      readonly found: string;
    };
  readonly "message.field_unknown": {
      readonly found: string;
    };
  readonly "property.illegal_transition": {
      readonly from: string;
      readonly to: string;
    };
  readonly "property.seasons_overlap": {
      readonly season: string;
      readonly listing: string;
    };
  readonly "review.personal_details": {
      readonly found: string;
    };
  readonly "router.not_routable": {
      readonly path: string;
    };
  readonly "wishlist.full": {
      readonly name: string;
    };
}

/** What an answer's `data` carries; errors that carry nothing are not in it. */
export interface ErrorData {
  readonly "account.link_spent": {
      readonly why: LinkEnd;
    };
  readonly "account.money_open": {
      readonly open: number;
      readonly payouts: number;
      readonly shares: number;
      readonly refunds: number;
      readonly disputes: number;
      readonly claims: number;
      readonly debt: Money | null;
    };
  readonly "account.too_many_attempts": {
      readonly retry_after: number;
      readonly password_attempts: number;
    };
  readonly "account.too_many_confirm_mails": {
      readonly retry_after: number;
    };
  readonly "account.wrong_credentials": {
      readonly password_attempts: number;
    };
  readonly "account.wrong_password": {
      readonly password_attempts: number;
    };
  readonly "app.unavailable": {
      readonly retry_after: number;
    };
  readonly "booking.dates_unavailable": {
      readonly conflict?: readonly ({
        readonly start: PlainDate;
        readonly end: PlainDate;
        readonly platform: SourcePlatform;
        readonly feed_name: string | null;
      })[] | undefined;
      readonly status?: BookingStatus | undefined;
    };
  readonly "booking.duplicate": {
      readonly booking_id: string;
    };
  readonly "booking.held_unpaid": {
      readonly retry_after: number;
    };
  readonly "booking.illegal_transition": {
      readonly status: BookingStatus;
    };
  readonly "booking.payment_differs": {
      readonly status: BookingStatus;
    };
  readonly "booking.price_changed": {
      readonly quote: Quote;
      readonly status?: BookingStatus | undefined;
    };
  readonly "booking.quote_expired": {
      readonly quote: Quote;
      readonly status?: BookingStatus | undefined;
    };
  readonly "booking.search_empty": {
      readonly needs: string;
    };
  readonly "booking.terms_changed": {
      readonly changed: readonly string[];
    };
  readonly "booking.too_many_unpaid": {
      readonly retry_after: number;
    };
  readonly "change.already_open": {
      readonly status: BookingStatus;
    };
  readonly "change.closed": {
      readonly state: ChangeState;
      readonly status: BookingStatus;
    };
  readonly "change.offer_unlisted": {
      readonly status: BookingStatus;
    };
  readonly "change.outdated": {
      readonly status: BookingStatus;
    };
  readonly "change.payment_disputed": {
      readonly status: BookingStatus;
    };
  readonly "change.payment_returned": {
      readonly status: BookingStatus;
    };
  readonly "checkout.currency_not_supported": {
      readonly supported_currencies: readonly CurrencyName[];
    };
  readonly "claim.already_there": {
      readonly status: BookingStatus;
    };
  readonly "claim.closed": {
      readonly state: ClaimState;
      readonly status: BookingStatus;
    };
  readonly "claim.no_offer": {
      readonly status: BookingStatus;
    };
  readonly "claim.payment_returned": {
      readonly status: BookingStatus;
    };
  readonly "claim.too_many_photos": {
      readonly status: BookingStatus;
    };
  readonly "input.invalid": {
      readonly fields: readonly FieldProblem[];
    };
  readonly "input.rate_limited": {
      readonly retry_after: number;
    };
  readonly "points.not_enough": {
      readonly balance: number;
      readonly status?: BookingStatus | undefined;
    };
  readonly "points.too_many": {
      readonly max: number;
    };
  readonly "property.address_missing": {
      readonly missing: readonly ListingNeed[];
    };
  readonly "property.calendar_missing": {
      readonly missing: readonly ListingNeed[];
    };
  readonly "property.changed_elsewhere": {
      readonly version: number;
      readonly changed: readonly string[];
    };
  readonly "property.description_missing": {
      readonly missing: readonly ListingNeed[];
    };
  readonly "property.feed_failed": {
      readonly failures: number;
    };
  readonly "property.has_open_bookings": {
      readonly open: number;
    };
  readonly "property.house_rules_missing": {
      readonly missing: readonly ListingNeed[];
    };
  readonly "property.illegal_transition": {
      readonly status: PropertyStatus;
    };
  readonly "property.invitation_ended": {
      readonly why: LinkEnd;
    };
  readonly "property.licence_misfit": {
      readonly missing: readonly ListingNeed[];
    };
  readonly "property.licence_required": {
      readonly missing: readonly ListingNeed[];
    };
  readonly "property.listing_incomplete": {
      readonly missing: readonly ListingNeed[];
    };
  readonly "property.listing_lines_unusable": {
      readonly lines: readonly {
        readonly line: number;
        readonly problem: LineProblem;
      }[];
    };
  readonly "property.nights_booked": {
      readonly taken: readonly {
        readonly start: PlainDate;
        readonly end: PlainDate;
      }[];
    };
  readonly "property.ownership_missing": {
      readonly missing: readonly ListingNeed[];
    };
  readonly "property.photo_texts_missing": {
      readonly missing: readonly ListingNeed[];
    };
  readonly "property.photos_missing": {
      readonly missing: readonly ListingNeed[];
    };
  readonly "property.pin_missing": {
      readonly missing: readonly ListingNeed[];
    };
  readonly "property.price_missing": {
      readonly missing: readonly ListingNeed[];
    };
  readonly "property.registration_expired": {
      readonly missing: readonly ListingNeed[];
    };
  readonly "property.registration_misfit": {
      readonly missing: readonly ListingNeed[];
    };
  readonly "property.registration_required": {
      readonly missing: readonly ListingNeed[];
    };
  readonly "property.registration_undated": {
      readonly missing: readonly ListingNeed[];
    };
  readonly "property.title_missing": {
      readonly missing: readonly ListingNeed[];
    };
  readonly "referral.feedback_already_sent": {
      readonly first_sent_at: Instant;
    };
}

/** What the `data` of one error holds; undefined where it carries nothing. */
export type DataOf<C extends ErrorCode> = C extends keyof ErrorData ? ErrorData[C] : undefined;

export interface CatalogueEntry {
  /** The name of the error in the spec. */
  readonly id: string;
  readonly text: string;
  /** What the person can do. */
  readonly cure: string;
  readonly shown: "field" | "dialog" | "banner" | "redirect" | "log";
  /** The HTTP status of an answer that carries it. */
  readonly status?: number;
}

export interface WireEntry extends CatalogueEntry {
  readonly status: number;
}

export type Catalogue = { readonly [C in WireCode]: WireEntry } & { readonly [C in BrowserCode]: CatalogueEntry };

export const catalogue: Catalogue = {
  "account.address_outside": { id: "addressOutside", shown: "log", text: "This link doesn’t lead to a page of Tuckamore.", cure: "Nothing to do; the visit goes to the start page of the account." },
  /** Source: §5 */
  "account.address_unknown": { id: "addressUnknown", shown: "log", text: "No address was given.", cure: "Nothing to do; the page stays." },
  "account.already_verified": { id: "alreadyVerified", status: 409, shown: "banner", text: "Your email address is already verified.", cure: "Continue to your dashboard." },
  "account.avatar_unreadable": { id: "avatarUnreadable", status: 422, shown: "field", text: "We couldn’t open this file.", cure: "Choose a JPEG, PNG or WebP image, or save it smaller." },
  "account.blocked": { id: "accountBlocked", status: 403, shown: "banner", text: "This account is blocked: {reason}", cure: "If you think that’s a mistake, email help@tuckamore.example. Stays that are paid go on." },
  /** Raised by the browser, when the counts or the state of the session cannot be loaded. Source: §8 */
  "account.counts_failed": { id: "countsFailed", shown: "dialog", text: "We couldn’t load your bookings, properties and stays.", cure: "Reload the page." },
  "account.email_taken": { id: "emailTaken", status: 409, shown: "field", text: "An account with this email already exists.", cure: "Log in instead, or reset your password." },
  /** Source: §4 Authentication */
  "account.gone": { id: "accountGone", status: 404, shown: "redirect", text: "This account no longer exists.", cure: "Log in with another account, or create a new one." },
  "account.link_spent": { id: "linkSpent", status: 410, shown: "banner", text: "This link has expired or was already used.", cure: "Request a new one." },
  "account.money_open": { id: "moneyOpen", status: 409, shown: "banner", text: "Your account has open stays, payments or payouts.", cure: "Wait until they end, or cancel them, then delete your account." },
  /** Source: §4 Authentication */
  "account.not_named": { id: "notNamed", status: 403, shown: "redirect", text: "Complete your profile to continue.", cure: "Enter your first and last name." },
  /** Source: §4 Authentication */
  "account.not_signed_in": { id: "notSignedIn", status: 401, shown: "redirect", text: "Log in to continue.", cure: "Log in or create an account. We’ll bring you back here." },
  /** Source: §4 Authentication */
  "account.not_verified": { id: "notVerified", status: 403, shown: "redirect", text: "Verify your email to continue.", cure: "Open the link we emailed you, or resend it." },
  "account.outside_link": { id: "outsideLink", status: 422, shown: "dialog", text: "Emailed links can only lead to Tuckamore.", cure: "Start again from the page that sends the email." },
  "account.password_common": { id: "passwordCommon", status: 422, shown: "field", text: "This password is too common or has been leaked.", cure: "Choose another. Three or four unrelated words work well." },
  "account.password_holds_email": { id: "passwordHoldsEmail", status: 422, shown: "field", text: "Your password contains part of your email address.", cure: "Choose one without it." },
  "account.password_holds_product": { id: "passwordHoldsProduct", status: 422, shown: "field", text: "Your password contains the name Tuckamore.", cure: "Choose one without it." },
  /** Source: §7 User and session */
  "account.profile_not_found": { id: "profileNotFound", status: 404, shown: "banner", text: "We couldn’t find this profile.", cure: "Check the link. This person may have left." },
  /** Source: §4 Authentication */
  "account.session_changed_elsewhere": { id: "sessionChangedElsewhere", shown: "redirect", text: "You logged in as someone else in another tab.", cure: "Log in again here." },
  "account.session_not_found": { id: "sessionNotFound", status: 404, shown: "banner", text: "That session has already ended.", cure: "You don’t need to do anything." },
  "account.sign_on_code_spent": { id: "signOnCodeSpent", status: 410, shown: "banner", text: "This login has expired or was already used.", cure: "Log in with Halyard again." },
  /** Raised by the login page, where a single sign-on ends with its code in the address. */
  "account.sign_on_declined": { id: "signOnDeclined", status: 403, shown: "banner", text: "Logging in with Halyard was cancelled.", cure: "Try again, or continue with email instead." },
  /** Raised by the login page, where a single sign-on ends with its code in the address. Source: §7 Single sign-on */
  "account.sign_on_failed": { id: "signOnFailed", status: 400, shown: "banner", text: "Logging in with Halyard didn’t work.", cure: "Try again, or continue with email instead." },
  "account.sign_on_not_offered": { id: "signOnNotOffered", status: 404, shown: "banner", text: "Logging in with Halyard isn’t available here.", cure: "Continue with email instead." },
  /** Raised by the login page, where a single sign-on ends with its code in the address. */
  "account.sign_on_unverified": { id: "signOnUnverified", status: 403, shown: "banner", text: "Your Halyard account has no verified email address.", cure: "Verify the address with Halyard, or continue with email instead." },
  /** Source: §5 */
  "account.token_unknown": { id: "tokenUnknown", shown: "log", text: "No access token is stored.", cure: "Log in first." },
  "account.too_many_attempts": { id: "tooManyAttempts", status: 429, shown: "banner", text: "Too many attempts. Try again in up to 15 minutes.", cure: "Wait, or reset your password." },
  "account.too_many_confirm_mails": { id: "tooManyConfirmMails", status: 429, shown: "banner", text: "We’ve already sent 5 emails today.", cure: "Check your spam folder, or try again tomorrow." },
  /** Raised by the verification guard, when GET /user fails; 401 and 404 end the session. Source: §8 */
  "account.user_details_failed": { id: "userDetailsFailed", shown: "log", text: "Failed to fetch user details", cure: "Reload the page, or log in again." },
  "account.wrong_credentials": { id: "wrongCredentials", status: 401, shown: "field", text: "Incorrect email or password.", cure: "Check both, or reset your password." },
  /** Source: §6 */
  "account.wrong_mode": { id: "wrongMode", status: 403, shown: "redirect", text: "This page is for hosts or for guests only.", cure: "Switch to host or guest first. One account can do both." },
  /** Source: §7 User and session */
  "account.wrong_password": { id: "wrongPassword", status: 422, shown: "field", text: "Incorrect password.", cure: "Enter the password you log in with." },
  /** Raised by the server in development, when the hashes of browser and server differ. */
  "app.stale_client": { id: "staleClient", status: 409, shown: "dialog", text: "A new version of this page is available.", cure: "Reload the page." },
  /** Raised by the server, while it stops or cannot use its database. */
  "app.unavailable": { id: "unavailable", status: 503, shown: "banner", text: "Tuckamore isn’t available right now.", cure: "Try again in a minute." },
  /** Raised by the server, for a fault of its own; the details stay in its log. */
  "app.unexpected": { id: "unexpectedFailure", status: 500, shown: "dialog", text: "Unexpected Error", cure: "Try again. If it happens again, send us the reference under Details." },
  "booking.already_paid": { id: "alreadyPaid", status: 409, shown: "banner", text: "This booking is already paid.", cure: "You don’t need to do anything." },
  "booking.cancel_too_late": { id: "cancelTooLate", status: 409, shown: "banner", text: "It’s too late to cancel this booking.", cure: "Report a problem instead." },
  "booking.checkin_day": { id: "checkinDay", status: 422, shown: "field", text: "Check-in isn’t available on this day.", cure: "Choose another check-in date. The calendar shows which days are available." },
  "booking.checkin_past": { id: "checkinPast", status: 422, shown: "field", text: "This check-in is too soon. The host needs more notice.", cure: "Choose a later check-in date." },
  "booking.checkout_before_checkin": { id: "checkoutBeforeCheckin", status: 422, shown: "field", text: "Check-out must be after check-in.", cure: "Choose a later check-out date." },
  "booking.checkout_day": { id: "checkoutDay", status: 422, shown: "field", text: "Check-out isn’t available on this day.", cure: "Choose another check-out date. The calendar shows which days are available." },
  /** Raised by the browser, when a booking could not be created for a reason that nobody declared. Source: §8 */
  "booking.create_failed": { id: "createFailed", status: 500, shown: "dialog", text: "Failed to create booking", cure: "Please try again. Nothing was booked or charged." },
  "booking.dates_unavailable": { id: "datesUnavailable", status: 409, shown: "banner", text: "Some of these nights are no longer available.", cure: "Choose other dates." },
  "booking.duplicate": { id: "duplicateBooking", status: 409, shown: "banner", text: "You’ve already booked this place for these nights.", cure: "You’ll find it in your stays." },
  "booking.held_unpaid": { id: "heldUnpaid", status: 429, shown: "banner", text: "Your last booking of this place ended unpaid. You can book it again from {moment}.", cure: "Come back then, or choose another place." },
  /** Source: §8 */
  "booking.id_invalid": { id: "bookingIdInvalid", status: 422, shown: "dialog", text: "Invalid booking id", cure: "Start again from the booking." },
  /** Source: §8 */
  "booking.id_missing": { id: "bookingIdMissing", status: 422, shown: "dialog", text: "No booking_id provided", cure: "Start again from the booking." },
  "booking.illegal_transition": { id: "illegalTransition", status: 409, shown: "banner", text: "This is no longer possible. The booking has changed.", cure: "The page now shows its current status." },
  "booking.max_nights": { id: "maxNights", status: 422, shown: "field", text: "{max_nights}-night maximum.", cure: "Choose fewer nights." },
  /** Source: §8 */
  "booking.message_missing": { id: "messageMissing", status: 422, shown: "field", text: "No message provided", cure: "Enter a message." },
  "booking.min_nights": { id: "minNights", status: 422, shown: "field", text: "{min_nights}-night minimum.", cure: "Add nights." },
  "booking.not_bookable": { id: "notBookable", status: 409, shown: "banner", text: "This place isn’t taking bookings right now.", cure: "Choose another place." },
  "booking.not_confirmed": { id: "notConfirmed", status: 409, shown: "banner", text: "This booking isn’t confirmed yet.", cure: "Wait for the host’s response." },
  "booking.not_found": { id: "bookingNotFound", status: 404, shown: "banner", text: "We couldn’t find this booking in your account.", cure: "Check the link, or look in your bookings." },
  "booking.not_offline": { id: "notOffline", status: 409, shown: "banner", text: "This booking is paid by card.", cure: "There’s nothing to record. The payout is automatic." },
  "booking.not_paid_yet": { id: "notPaidYet", status: 409, shown: "banner", text: "This booking hasn’t been paid yet.", cure: "Come back once it’s paid." },
  /** Source: §6 */
  "booking.not_this_side": { id: "notThisSide", status: 403, shown: "banner", text: "You can’t do this from your side of the booking.", cure: "Send a message instead." },
  "booking.own_property": { id: "ownProperty", status: 409, shown: "banner", text: "This is your own property.", cure: "Block the dates in your calendar instead." },
  "booking.payment_differs": { id: "paymentDiffers", status: 409, shown: "banner", text: "The payment doesn’t match the price of this booking.", cure: "Contact us with the payment number. Your money is safe." },
  "booking.payment_late": { id: "paymentLate", status: 409, shown: "banner", text: "The payment deadline has passed.", cure: "Book again if the nights are still available." },
  "booking.pets_refused": { id: "petsRefused", status: 422, shown: "field", text: "No pets at this place.", cure: "Choose a place that allows pets." },
  "booking.price_changed": { id: "priceChanged", status: 409, shown: "banner", text: "The price has changed.", cure: "Review the new price, or choose other dates." },
  "booking.quote_expired": { id: "quoteExpired", status: 409, shown: "banner", text: "This price has expired.", cure: "Review the new price to continue." },
  "booking.reply_late": { id: "replyLate", status: 409, shown: "banner", text: "The 24-hour response time for this request has passed.", cure: "Message the guest and ask them to send a new request." },
  "booking.report_too_late": { id: "reportTooLate", status: 409, shown: "banner", text: "You can report a stay up to 14 days after check-out.", cure: "Contact us." },
  "booking.search_empty": { id: "searchEmpty", status: 422, shown: "field", text: "Enter a reference, an address, or a property with its dates.", cure: "Enter one of them." },
  "booking.terms_changed": { id: "termsChanged", status: 409, shown: "banner", text: "The host has changed this listing.", cure: "Review the cancellation policy and the times of check-in and check-out, then continue." },
  "booking.too_far_ahead": { id: "tooFarAhead", status: 422, shown: "field", text: "You can book up to 540 days ahead.", cure: "Choose earlier dates." },
  "booking.too_many_guests": { id: "tooManyGuests", status: 422, shown: "field", text: "Maximum {sleeps} guests.", cure: "Choose fewer guests, or a larger place." },
  "booking.too_many_requests": { id: "tooManyRequests", status: 409, shown: "banner", text: "You already have 3 open requests.", cure: "Wait for a response, or withdraw one." },
  "booking.too_many_unpaid": { id: "tooManyUnpaid", status: 429, shown: "banner", text: "3 of your bookings are waiting for your payment, the first until {moment}.", cure: "Pay for one of them, or cancel one. You’ll find them in your stays." },
  /** Raised by the browser, when an answer does not have the declared shape. */
  "browser.contract_broken": { id: "contractBroken", shown: "dialog", text: "Something went wrong on our end.", cure: "Reload the page to get the latest version." },
  /** Source: §5 */
  "browser.cookie_too_large": { id: "cookieTooLarge", shown: "log", text: "The cookie {name} has {bytes} bytes and is not set", cure: "Nothing to do." },
  /** Raised by the date formatter, for a date that cannot be read. Source: §5 */
  "browser.invalid_date": { id: "invalidDate", shown: "log", text: "Invalid date string", cure: "Nothing to do; the date is left out." },
  /** Source: §5 */
  "browser.link_without_scheme": { id: "linkWithoutScheme", shown: "log", text: "The link {link} has no scheme; https:// is put before it", cure: "Nothing to do." },
  /** Raised by the number formatter, for a value that is not numeric. Source: §5 */
  "browser.not_a_number": { id: "notANumber", shown: "log", text: "{value} is not a number", cure: "Nothing to do; the number is left out." },
  /** Raised by the browser, when a call does not reach the server. */
  "browser.offline": { id: "offline", shown: "banner", text: "We couldn’t connect.", cure: "Check your connection and try again. What you entered is still here." },
  /** Raised by the browser, when a failed answer carries no message; the text of an answer that is not JSON stands in its place. */
  "browser.unexpected_error": { id: "unexpectedError", shown: "dialog", text: "Unexpected Error", cure: "Try again. If it happens again, send us the reference under Details." },
  "change.already_open": { id: "changeOpen", status: 409, shown: "banner", text: "There’s already an open change for this booking.", cure: "The page now shows it." },
  "change.answer_late": { id: "changeAnswerLate", status: 409, shown: "banner", text: "The time to respond to this change has passed.", cure: "Propose the change again." },
  "change.closed": { id: "changeClosed", status: 409, shown: "banner", text: "This is no longer possible. The change was answered or has ended.", cure: "The page now shows the booking as it is." },
  "change.not_changeable": { id: "notChangeable", status: 409, shown: "banner", text: "You can change a booking that is confirmed and paid by card.", cure: "Message the other side, or contact us." },
  "change.not_found": { id: "changeNotFound", status: 404, shown: "banner", text: "This change is no longer open.", cure: "The page now shows the booking as it is." },
  "change.not_offerable": { id: "notOfferable", status: 409, shown: "banner", text: "You can suggest other dates or a price while a request is waiting for your response.", cure: "The page now shows the booking as it is." },
  "change.nothing_new": { id: "nothingChanges", status: 422, shown: "banner", text: "This is the booking as it is.", cure: "Choose other dates, guests or another price." },
  "change.of_other": { id: "changeOfOther", status: 403, shown: "banner", text: "The other side proposed this change.", cure: "Accept or decline it." },
  "change.offer_unlisted": { id: "offerUnlisted", status: 409, shown: "banner", text: "Your guest can’t accept an offer while this property isn’t listed. List it again, or accept or decline the request as it is.", cure: "You’ll find it under Properties." },
  "change.outdated": { id: "changeOutdated", status: 409, shown: "banner", text: "This price is no longer current.", cure: "Check the change again to see the price as it is now." },
  "change.own": { id: "changeOwn", status: 403, shown: "banner", text: "You proposed this change, so the other side responds to it.", cure: "Wait for their response, or withdraw the change." },
  "change.payment_disputed": { id: "paymentIsDisputed", status: 409, shown: "banner", text: "A bank is looking into the payment for this booking, so it can’t be changed now.", cure: "Try again once the bank has decided, or contact us." },
  "change.payment_returned": { id: "changePaymentReturned", status: 409, shown: "banner", text: "This change could no longer be made. We’re returning your payment, and your booking stays as it was.", cure: "You don’t need to do anything. Allow up to 10 business days." },
  "change.price_of_host": { id: "priceOfHost", status: 403, shown: "banner", text: "Only the host can set the price.", cure: "Choose other dates or guests, or message your host." },
  "change.refunded_before": { id: "refundedBefore", status: 409, shown: "banner", text: "A part of this booking was refunded, so it can’t be changed here.", cure: "Contact us." },
  "change.too_late": { id: "changeTooLate", status: 409, shown: "banner", text: "You can change a booking until check-in.", cure: "Message the other side, or contact us." },
  /** Source: §8 */
  "checkout.currency_not_supported": { id: "currencyNotSupported", status: 404, shown: "log", text: "You can’t pay in this currency.", cure: "Choose one of the supported currencies." },
  "checkout.news_unsigned": { id: "newsUnsigned", status: 400, shown: "log", text: "This message isn’t signed by our payment provider.", cure: "Check the webhook’s secret." },
  /** Source: §8 */
  "checkout.offer_not_found": { id: "offerNotFound", status: 404, shown: "banner", text: "Failed to fetch offer with ID: {id}", cure: "Check the link, or ask the host to send it again." },
  "checkout.paid_directly": { id: "paidDirectly", status: 409, shown: "banner", text: "Your host has recorded a payment for this booking.", cure: "Pay the rest to your host. If you didn’t make this payment, report it." },
  "checkout.payment_not_found": { id: "paymentNotFound", status: 404, shown: "banner", text: "We couldn’t find this payment.", cure: "Start again from checkout." },
  "checkout.payment_refused": { id: "paymentRefused", status: 402, shown: "banner", text: "Your card was declined.", cure: "Try another card, or contact your bank." },
  "checkout.payment_unavailable": { id: "paymentUnavailable", status: 503, shown: "banner", text: "Payments aren’t available right now.", cure: "Try again in a few minutes. We’ll hold your booking until the payment deadline." },
  "checkout.rates_outdated": { id: "ratesOutdated", status: 503, shown: "banner", text: "Prices in other currencies aren’t available right now.", cure: "Choose Canadian dollars, or come back later." },
  "checkout.total_unpayable": { id: "totalUnpayable", status: 422, shown: "banner", text: "A total of {total} can’t be paid by card: {least} is the least, and {most} the most.", cure: "Choose other dates, other guests or fewer points." },
  "claim.already_there": { id: "alreadyClaimed", status: 409, shown: "banner", text: "You’ve already made a claim for this stay.", cure: "The page now shows it." },
  "claim.answer_late": { id: "claimAnswerLate", status: 409, shown: "banner", text: "The 7 days to answer have passed.", cure: "We’ll decide, and email you. Contact us if you want to add something." },
  "claim.closed": { id: "claimClosed", status: 409, shown: "banner", text: "This is no longer possible. The claim has changed.", cure: "The page now shows where it stands." },
  "claim.no_offer": { id: "claimOfferNone", status: 409, shown: "banner", text: "Your guest hasn’t offered a part of this claim.", cure: "The page now shows their answer." },
  "claim.not_claimable": { id: "notClaimable", status: 409, shown: "banner", text: "You can only make a claim for a stay that was paid and took place.", cure: "Contact us if you need help with this booking." },
  "claim.not_found": { id: "claimNotFound", status: 404, shown: "banner", text: "There’s no claim for this stay.", cure: "The page has been updated." },
  "claim.offer_missing": { id: "claimOfferMissing", status: 422, shown: "field", text: "Enter the amount you offer.", cure: "It’s less than what your host asks for." },
  "claim.offer_too_high": { id: "claimOfferTooHigh", status: 422, shown: "field", text: "A part is less than what your host asks for.", cure: "Enter a smaller amount, or accept the claim." },
  "claim.payment_returned": { id: "claimPaymentReturned", status: 409, shown: "banner", text: "There was nothing left to pay for this claim. We’re returning your payment.", cure: "You don’t need to do anything. Allow up to 10 business days." },
  "claim.photo_not_found": { id: "claimPhotoNotFound", status: 404, shown: "banner", text: "We couldn’t find this photo.", cure: "It may have been removed." },
  "claim.reason_missing": { id: "claimReasonMissing", status: 422, shown: "field", text: "Tell us why.", cure: "Describe what happened in a few words." },
  "claim.stay_not_over": { id: "stayStillOn", status: 409, shown: "banner", text: "You can make a claim once the guest has checked out.", cure: "Message your guest, or report a problem." },
  "claim.too_late": { id: "claimTooLate", status: 409, shown: "banner", text: "You can make a claim up to 14 days after check-out.", cure: "Contact us." },
  "claim.too_many_photos": { id: "tooManyClaimPhotos", status: 409, shown: "banner", text: "You can add up to 10 photos.", cure: "Remove one to add another." },
  "input.invalid": { id: "invalidInput", status: 422, shown: "field", text: "Some of the information needs to be corrected.", cure: "Fix the highlighted fields." },
  "input.malformed": { id: "malformed", status: 400, shown: "dialog", text: "We couldn’t process this request.", cure: "Reload the page and try again." },
  /** Raised by the server, for a method and path that no call has. */
  "input.no_such_call": { id: "noSuchCall", status: 404, shown: "dialog", text: "Nothing was found at this address.", cure: "Reload the page to get the latest version." },
  "input.rate_limited": { id: "rateLimited", status: 429, shown: "banner", text: "Too many requests.", cure: "Wait a moment, then try again." },
  "input.repeated_differently": { id: "repeatedDifferently", status: 422, shown: "dialog", text: "This request was already sent with different details.", cure: "Reload the page to see what was saved, then try again." },
  "input.too_large": { id: "tooLarge", status: 413, shown: "banner", text: "This is too large to send.", cure: "Choose a smaller file, or shorten the text." },
  "message.automatic_not_found": { id: "automaticNotFound", status: 404, shown: "banner", text: "We couldn’t find this automatic message.", cure: "Close this window and open it again to see the current list." },
  /** Source: §5 */
  "message.empty": { id: "messageEmpty", status: 422, shown: "field", text: "No message provided", cure: "Enter a message." },
  "message.field_unfilled": { id: "fieldUnfilled", status: 422, shown: "banner", text: "{found} is still in your message.", cure: "Replace it with your own words, or delete it. Then send the message." },
  "message.field_unknown": { id: "fieldUnknown", status: 422, shown: "field", text: "“{found}” isn’t a field.", cure: "Choose fields from the list below the text. Curly brackets are for fields only." },
  "message.person_left": { id: "personLeft", status: 409, shown: "banner", text: "This person closed their account.", cure: "Contact us if you need help with a booking." },
  "message.photo_not_found": { id: "messagePhotoNotFound", status: 404, shown: "banner", text: "A photo is no longer there.", cure: "To send it, remove it and add it again." },
  "message.photos_not_yet": { id: "photosNotYet", status: 409, shown: "banner", text: "You can send photos once a booking is paid.", cure: "Send your message without photos." },
  "message.reply_not_found": { id: "replyNotFound", status: 404, shown: "banner", text: "We couldn’t find this saved reply.", cure: "Close this window and open it again to see the current list." },
  "message.thread_not_found": { id: "threadNotFound", status: 404, shown: "banner", text: "We couldn’t find this conversation.", cure: "Check the link, or look in your messages. If you co-host, the host may have ended that." },
  "message.too_many_automatic": { id: "tooManyAutomatic", status: 409, shown: "banner", text: "You can have up to 30 automatic messages.", cure: "Delete one to add another." },
  "message.too_many_replies": { id: "tooManyReplies", status: 409, shown: "banner", text: "You can save up to 30 replies.", cure: "Delete one to add another." },
  "pages.looks_automatic": { id: "looksAutomatic", status: 422, shown: "banner", text: "Your message wasn’t sent. It looked automated.", cure: "Wait a few seconds and try again, or email help@tuckamore.example." },
  "payout.birth_date_ahead": { id: "birthDateAhead", status: 422, shown: "field", text: "This date isn’t in the past.", cure: "Enter your date of birth." },
  "payout.birth_date_missing": { id: "birthDateMissing", status: 422, shown: "field", text: "Enter your date of birth.", cure: "Tax law requires it for individuals." },
  "payout.company_number_missing": { id: "companyNumberMissing", status: 422, shown: "field", text: "Enter your business registration number.", cure: "Tax law requires it for businesses." },
  "payout.onboarding_unavailable": { id: "onboardingUnavailable", status: 503, shown: "banner", text: "Our payment partner can’t be reached right now.", cure: "Try again in a few minutes. Nothing is lost." },
  "payout.payee_unknown": { id: "payeeUnknown", status: 409, shown: "banner", text: "Your payout details are missing.", cure: "Add payout details first." },
  "points.not_enough": { id: "notEnoughPoints", status: 409, shown: "field", text: "You don’t have enough points.", cure: "Use fewer points." },
  "points.too_few": { id: "tooFewPoints", status: 422, shown: "field", text: "Use at least 100 points.", cure: "Use more points, or none." },
  "points.too_many": { id: "tooManyPoints", status: 422, shown: "field", text: "You can’t use that many points on this booking.", cure: "Use fewer. Taxes and the last dollar are paid by card." },
  "property.address_missing": { id: "addressMissing", status: 422, shown: "field", text: "The address is incomplete.", cure: "Enter street, city, province and postal code. Guests see the address after a booking is confirmed." },
  "property.beyond_calendar": { id: "beyondCalendar", status: 422, shown: "field", text: "These dates are outside your calendar.", cure: "Choose dates from today to 540 days from now." },
  "property.calendar_missing": { id: "calendarMissing", status: 422, shown: "field", text: "No calendar is connected.", cure: "Add the calendar of your other platform, or confirm that this place isn’t listed anywhere else." },
  "property.changed_elsewhere": { id: "changedElsewhere", status: 409, shown: "banner", text: "This property was changed in another tab or on another device.", cure: "Reload to see the changes, then enter yours again." },
  "property.cohost_known": { id: "cohostKnown", status: 409, shown: "field", text: "This person already co-hosts this listing.", cure: "Enter another email address." },
  "property.cohost_mails": { id: "mailboxFull", status: 429, shown: "field", text: "This address has had several invitations today.", cure: "Ask them to look for our email, or try again tomorrow." },
  "property.cohost_not_found": { id: "cohostNotFound", status: 404, shown: "banner", text: "This co-host isn’t there any more.", cure: "Reload the page to see the current co-hosts." },
  "property.cohosts_already": { id: "cohostsAlready", status: 409, shown: "banner", text: "You already co-host this listing.", cure: "You’ll find it under Properties." },
  "property.date_missing": { id: "dateMissing", status: 422, shown: "field", text: "Select both dates.", cure: "Choose check-in and check-out, or neither." },
  "property.dates_reversed": { id: "datesReversed", status: 422, shown: "field", text: "Check-out must be after check-in.", cure: "Choose a later check-out date." },
  "property.description_missing": { id: "descriptionMissing", status: 422, shown: "field", text: "The listing has no description.", cure: "Describe the place and its surroundings." },
  "property.destination_not_found": { id: "destinationNotFound", status: 404, shown: "banner", text: "There are no stays here.", cure: "Search for stays anywhere in Canada." },
  "property.export_not_found": { id: "exportNotFound", status: 404, shown: "log", text: "We couldn’t find a calendar at this link.", cure: "Ask the host for a new link." },
  "property.feed_failed": { id: "feedFailed", status: 409, shown: "banner", text: "We couldn’t sync this calendar right now. The last synced dates are still in place.", cure: "Try again in a few minutes, or check that the link still works." },
  "property.feed_known": { id: "feedKnown", status: 409, shown: "field", text: "You’ve already added this calendar.", cure: "We sync it every 30 minutes to 2 hours." },
  "property.feed_not_found": { id: "feedNotFound", status: 404, shown: "banner", text: "We couldn’t find this calendar.", cure: "It may have been removed." },
  "property.feed_of_other_listing": { id: "feedOfOtherListing", status: 422, shown: "field", text: "This calendar belongs to another listing.", cure: "Copy the calendar link of the listing you connected." },
  "property.feed_too_large": { id: "feedTooLarge", status: 422, shown: "field", text: "This calendar is too large for us to read.", cure: "Export it without past or repeated events, and add that link." },
  "property.feed_unreadable": { id: "feedUnreadable", status: 422, shown: "field", text: "We couldn’t find a calendar at this link.", cure: "Copy the calendar’s export link. It usually ends in .ics." },
  "property.found_photo_unreadable": { id: "foundPhotoUnreadable", status: 422, shown: "field", text: "The other site didn’t show us this photo.", cure: "Leave it out, and upload it yourself later." },
  "property.gone": { id: "propertyGone", status: 410, shown: "banner", text: "This listing was taken down by its host.", cure: "Search for other stays." },
  "property.has_open_bookings": { id: "hasOpenBookings", status: 409, shown: "dialog", text: "This property has open requests or upcoming stays.", cure: "Wait until they end, or cancel them, then try again." },
  "property.house_rules_missing": { id: "houseRulesMissing", status: 422, shown: "field", text: "There are no house rules.", cure: "Tell guests what’s allowed and what isn’t." },
  "property.illegal_transition": { id: "illegalStatusChange", status: 409, shown: "dialog", text: "This property can’t change from {from} to {to}.", cure: "Reload the page to see the current status." },
  "property.invitation_ended": { id: "invitationEnded", status: 410, shown: "banner", text: "This invitation can’t be accepted any more.", cure: "Ask the host to send a new one." },
  "property.licence_misfit": { id: "licenceMisfit", status: 422, shown: "field", text: "This licence number doesn’t match the city’s format.", cure: "Copy it from your licence, including letters and hyphens." },
  "property.licence_required": { id: "licenceRequired", status: 422, shown: "field", text: "The city requires a licence number of its own.", cure: "Enter the number from the city’s licence." },
  "property.listing_address_unusable": { id: "listingAddressUnusable", status: 422, shown: "field", text: "We can’t read this link.", cure: "Copy the link to your public listing page from your browser. It starts with https://." },
  "property.listing_claimed": { id: "listingClaimed", status: 409, shown: "field", text: "Another host has already connected this listing.", cure: "Check the link. If the listing is yours, contact us." },
  "property.listing_incomplete": { id: "listingIncomplete", status: 409, shown: "banner", text: "A published listing needs this.", cure: "Pause the listing first, or enter something else." },
  "property.listing_lines_unusable": { id: "listingLinesUnusable", status: 422, shown: "field", text: "Some lines can’t be connected.", cure: "Correct or remove these lines, then try again." },
  "property.map_part_wrong": { id: "mapPartWrong", status: 422, shown: "banner", text: "This part of the map does not exist.", cure: "Give its south, west, north and east in degrees: south below north, west before east, and no latitude beyond 90." },
  "property.nights_booked": { id: "nightsBooked", status: 409, shown: "banner", text: "Some of these nights are booked or requested.", cure: "Skip the booked nights, or respond to the booking first." },
  "property.nights_locked": { id: "nightsLocked", status: 409, shown: "banner", text: "You cancelled a booking on some of these nights, so they stay blocked.", cure: "Choose other nights." },
  "property.nights_reversed": { id: "nightsReversed", status: 422, shown: "field", text: "The minimum stay is longer than the maximum.", cure: "Increase the maximum, or lower the minimum." },
  /** Source: §4 Connect flow */
  "property.no_listing_url": { id: "noListingUrl", status: 409, shown: "field", text: "There’s no listing link to connect yet.", cure: "Add the link to your listing and save it first." },
  /** Source: §8 */
  "property.no_message": { id: "noHostMessage", status: 422, shown: "field", text: "No message provided", cure: "Enter a message to the host." },
  /** Source: §8 */
  "property.no_property_id": { id: "noPropertyId", status: 422, shown: "dialog", text: "No property_id provided", cure: "Open the listing again and try from there." },
  /** Source: §8 */
  "property.no_target_url": { id: "noTargetUrl", status: 422, shown: "field", text: "Target URL is required", cure: "Paste the link to the listing you want to compare." },
  "property.not_connected": { id: "notConnected", status: 409, shown: "banner", text: "This property isn’t connected to a listing.", cure: "Connect it first with the link to its listing." },
  "property.not_found": { id: "propertyNotFound", status: 404, shown: "banner", text: "This listing is no longer available.", cure: "Check the link, or search for other stays." },
  /** Source: §4 */
  "property.not_owner": { id: "notOwner", status: 403, shown: "redirect", text: "This property belongs to someone else.", cure: "If you co-host it, its host may have changed or ended that. Otherwise, log in with the account that owns it. You’ll find yours under Properties." },
  "property.own_invitation": { id: "ownInvitation", status: 409, shown: "banner", text: "This is your own listing.", cure: "To co-host it, someone else opens the link with their account." },
  "property.own_listing": { id: "ownListing", status: 409, shown: "banner", text: "This is your own listing.", cure: "Guests can message you from here." },
  "property.ownership_missing": { id: "ownershipMissing", status: 422, shown: "field", text: "We still need to confirm that this listing is yours.", cure: "See Proof of ownership on the calendar step." },
  "property.photo_not_found": { id: "photoNotFound", status: 404, shown: "banner", text: "We couldn’t find this photo.", cure: "It may have been removed." },
  "property.photo_texts_missing": { id: "photoTextsMissing", status: 422, shown: "field", text: "Some photos have no description.", cure: "Describe each photo. Screen readers read it aloud." },
  "property.photo_unreadable": { id: "photoUnreadable", status: 422, shown: "field", text: "We couldn’t open this file.", cure: "Choose a JPEG, PNG, WebP or AVIF image, or save it smaller." },
  "property.photos_missing": { id: "photosMissing", status: 422, shown: "field", text: "The listing needs more photos.", cure: "Add at least 5 photos." },
  "property.pin_missing": { id: "pinMissing", status: 422, shown: "field", text: "The map location is missing.", cure: "Set the pin on the map. Until they book, guests see a circle of 500 metres." },
  "property.price_missing": { id: "priceMissing", status: 422, shown: "field", text: "The nightly price is missing.", cure: "Enter a price per night." },
  "property.prices_reversed": { id: "pricesReversed", status: 422, shown: "field", text: "The minimum price is higher than the maximum.", cure: "Increase the maximum, or lower the minimum." },
  "property.registration_expired": { id: "registrationExpired", status: 422, shown: "field", text: "The registration has expired.", cure: "Renew it, then enter the new expiry date." },
  "property.registration_misfit": { id: "registrationMisfit", status: 422, shown: "field", text: "This registration number doesn’t match the local format.", cure: "Copy it from your certificate, including letters and hyphens." },
  "property.registration_required": { id: "registrationRequired", status: 422, shown: "field", text: "Local law requires a registration number.", cure: "Enter the number from your certificate." },
  "property.registration_undated": { id: "registrationUndated", status: 422, shown: "field", text: "We need the date on which the registration expires.", cure: "Enter the expiry date from your certificate." },
  "property.season_beyond": { id: "seasonBeyond", status: 422, shown: "banner", text: "These dates are over, or too far ahead.", cure: "Choose dates that end within 540 days from now." },
  "property.season_empty": { id: "seasonEmpty", status: 422, shown: "banner", text: "This season changes nothing yet.", cure: "Enter a price per night, a minimum stay, or both." },
  "property.season_not_found": { id: "seasonNotFound", status: 404, shown: "banner", text: "This season isn’t there any more.", cure: "It was removed in another tab or on another device. Go back to your seasons." },
  "property.season_reversed": { id: "seasonReversed", status: 422, shown: "banner", text: "The last night can’t be before the first.", cure: "Choose a later last night." },
  "property.season_too_long": { id: "seasonTooLong", status: 422, shown: "banner", text: "A season that repeats every year can’t be longer than a year.", cure: "Choose an earlier last night, or turn off “Every year”." },
  "property.seasons_overlap": { id: "seasonsOverlap", status: 409, shown: "banner", text: "“{season}” already has some of these nights at {listing}.", cure: "Change the dates of one of them, or leave that listing out." },
  "property.suspended_not_duplicated": { id: "suspendedNotDuplicated", status: 409, shown: "dialog", text: "We removed this listing, so you can’t duplicate it.", cure: "Contact us to have it reviewed first." },
  "property.title_missing": { id: "titleMissing", status: 422, shown: "field", text: "The listing has no title.", cure: "Add a short title that says what and where it is." },
  "property.too_many_cohosts": { id: "tooManyCohosts", status: 409, shown: "banner", text: "A listing can have up to 10 co-hosts and invitations.", cure: "Remove one to invite another person." },
  "property.too_many_drafts": { id: "tooManyDrafts", status: 409, shown: "banner", text: "You can have up to 200 drafts.", cure: "Publish or delete some, then add more." },
  "property.too_many_feeds": { id: "tooManyFeeds", status: 409, shown: "banner", text: "You can add up to 10 calendars.", cure: "Remove one to add another." },
  "property.too_many_photos": { id: "tooManyPhotos", status: 409, shown: "banner", text: "You can add up to 50 photos.", cure: "Remove one to add another." },
  "property.too_many_seasons": { id: "tooManySeasons", status: 409, shown: "banner", text: "You can keep up to 60 seasons.", cure: "Remove one to add another." },
  "referral.already_kept": { id: "referralAlreadyKept", shown: "log", text: "You’ve already used another referral code.", cure: "Only the first one counts." },
  /** Source: §5 */
  "referral.answers_missing": { id: "answersMissing", status: 422, shown: "field", text: "Both questions need an answer.", cure: "Choose one answer for each." },
  /** Source: §4 Referral banners */
  "referral.banner_elsewhere": { id: "bannerElsewhere", shown: "log", text: "This page shows no referral banner.", cure: "Nothing to do." },
  /** Raised by the browser, when anything about either banner fails. Source: §4 Referral banners */
  "referral.banner_failed": { id: "bannerFailed", shown: "log", text: "The referral banners could not be shown.", cure: "Nothing to do; both banners hide." },
  /** Source: §4 Referral banners */
  "referral.banner_hidden": { id: "bannerHidden", shown: "log", text: "The banner was answered or dismissed.", cure: "Nothing to do." },
  "referral.feedback_already_sent": { id: "feedbackAlreadySent", status: 409, shown: "log", text: "You’ve already sent your feedback. Thank you!", cure: "Contact us if you’d like to add something." },
  /** Raised by the browser, when sending feedback fails in any way. Source: §4 Referral banners */
  "referral.feedback_failed": { id: "feedbackFailed", shown: "log", text: "The feedback could not be sent.", cure: "Nothing to do; it is only logged." },
  /** Source: §3 Referral feedback payload */
  "referral.feedback_mixed": { id: "feedbackMixed", status: 422, shown: "log", text: "Choices belong to a recipient’s feedback; a comment and a follow-up to a sender’s.", cure: "Send the parts of one type only." },
  /** Source: §2 Sender survey modal */
  "referral.nothing_to_send": { id: "nothingToSend", shown: "log", text: "Nothing was entered.", cure: "Nothing to do; the survey closes." },
  /** Source: §5 */
  "referral.ratings_missing": { id: "ratingsMissing", status: 422, shown: "field", text: "All three questions need an answer.", cure: "Choose a point on each scale." },
  /** Source: §4 Referral banners */
  "referral.survey_not_due": { id: "surveyNotDue", shown: "log", text: "The survey does not open by itself here.", cure: "Nothing to do." },
  "referral.too_late": { id: "referralTooLate", shown: "log", text: "You already have an account.", cure: "Share your own code from the referral centre." },
  /** Source: §7 User and session */
  "referral.unknown_code": { id: "unknownReferralCode", status: 404, shown: "log", text: "This referral code doesn’t exist.", cure: "Check the link. You can also sign up without a code." },
  "report.not_found": { id: "reportedNotFound", status: 404, shown: "banner", text: "We couldn’t find what you want to report.", cure: "It may be gone already. Reload the page." },
  "review.already_replied": { id: "alreadyReplied", status: 409, shown: "banner", text: "You have already replied to this review.", cure: "Replies can’t be edited." },
  /** Source: §5 */
  "review.already_there": { id: "alreadyReviewed", status: 409, shown: "banner", text: "You have already reviewed this stay.", cure: "Reviews can’t be edited." },
  "review.guest_already_there": { id: "guestAlreadyReviewed", status: 409, shown: "banner", text: "You’ve already reviewed this guest.", cure: "Reviews can’t be edited." },
  "review.guest_not_confirmed": { id: "guestNotReviewable", status: 409, shown: "banner", text: "You can only review the guest of a confirmed stay.", cure: "This booking didn’t become a stay." },
  "review.guest_still_there": { id: "guestStillThere", status: 409, shown: "banner", text: "You can review a guest after check-out.", cure: "Come back once the stay is over." },
  "review.guest_too_late": { id: "guestReviewTooLate", status: 409, shown: "banner", text: "You can review a guest up to 14 days after check-out.", cure: "Report a problem on the booking if something is still open." },
  /** Source: §5 */
  "review.not_confirmed": { id: "notReviewable", status: 409, shown: "banner", text: "Only a confirmed stay can be reviewed.", cure: "This booking didn’t become a stay." },
  "review.not_found": { id: "reviewNotFound", status: 404, shown: "banner", text: "We couldn’t find this review.", cure: "Reload the page to see the current reviews." },
  "review.personal_details": { id: "reviewPersonal", status: 422, shown: "field", text: "Reviews can’t include email addresses, phone numbers or links. Remove “{found}”.", cure: "Use the private note for anything only the host should see." },
  "review.reply_too_late": { id: "replyTooLate", status: 409, shown: "banner", text: "You can reply to a review up to 30 days after it was written.", cure: "Message the guest from the booking." },
  /** Source: §5 */
  "review.stay_not_over": { id: "stayNotOver", status: 409, shown: "banner", text: "You can review a stay after check-out.", cure: "Come back after your stay." },
  /** Source: §5 */
  "review.too_late": { id: "reviewTooLate", status: 409, shown: "banner", text: "You can review a stay up to 14 days after check-out.", cure: "Message the host from the booking." },
  /** Raised by the router, for a target that is not a path of the app. Source: §4 */
  "router.not_routable": { id: "notRoutable", shown: "dialog", text: "{path} is not a routable path", cure: "Go to the home page." },
  /** Raised by the router, after 100 chained navigations. Source: §4 */
  "router.too_many_redirects": { id: "tooManyRedirects", shown: "dialog", text: "Too many redirects", cure: "Go to the home page." },
  "wishlist.full": { id: "wishlistFull", status: 409, shown: "banner", text: "“{name}” has 100 stays, the most a wish list can hold.", cure: "Remove a stay from it, or choose another list." },
  "wishlist.not_found": { id: "wishlistNotFound", status: 404, shown: "banner", text: "We couldn’t find this wish list.", cure: "It may have been deleted, or its owner stopped sharing it. Look in your wish lists." },
  "wishlist.note_not_found": { id: "stayNoteNotFound", status: 404, shown: "banner", text: "We couldn’t find this note.", cure: "It may have been deleted. Reload the page." },
  "wishlist.removed": { id: "removedFromWishlist", status: 403, shown: "banner", text: "The owner of this list removed you from it.", cure: "You can still look at it. Ask them if that was a mistake." },
  "wishlist.search_not_found": { id: "savedSearchNotFound", status: 404, shown: "banner", text: "We couldn’t find this saved search.", cure: "It may have been deleted. Look in your saved searches." },
  "wishlist.stay_not_found": { id: "savedStayNotFound", status: 404, shown: "banner", text: "This stay isn’t listed right now, so it can’t be saved.", cure: "Choose another stay." },
  "wishlist.too_many": { id: "tooManyWishlists", status: 409, shown: "banner", text: "You have 20 wish lists, the most you can keep.", cure: "Delete one to make another." },
  "wishlist.too_many_fellows": { id: "tooManyFellows", status: 409, shown: "banner", text: "50 people already vote in this list, the most that can.", cure: "Ask the person who shared it to make another list." },
  "wishlist.too_many_notes": { id: "tooManyStayNotes", status: 409, shown: "banner", text: "This list has 200 notes, the most it can hold.", cure: "Delete a note to write another." },
  "wishlist.too_many_searches": { id: "tooManySavedSearches", status: 409, shown: "banner", text: "You have 20 saved searches, the most you can keep.", cure: "Delete one to save another." },
};
