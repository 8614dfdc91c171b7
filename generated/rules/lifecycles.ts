// Generated 5ebc35b732c0. The states of things, every way between them, and who may go it.
import type { Booking, Change, Claim, ListingCheck, Property, StayRequest, Visitor } from "../model/entities";
import type { BookingStatus, ChangeState, ClaimState, PropertyStatus } from "../model/values";
import { guestMayCancel, hostMayCancel, mayAnswer, mayPay, mayRecordPayment, mayReport, notOwnProperty, placeIsBookable, stayFits, stillUnpaid } from "./booking";
import { isInTime, isOthersChange, isOwnChange, mayChange, mayOffer, mayPayChange } from "./change";
import { mayAnswerClaim, mayClaim, mayPayClaim, offerIsThere } from "./claim";
import { guestOfBooking, hostOfBooking, named, owner, partyToBooking } from "./guards";
import { mover, type Lifecycle, type Mover } from "./move";
import { mayBeListed } from "./property";
import type { Facts } from "./runtime";

export type BookingLifeEvent = "request" | "book" | "update" | "accept" | "reject" | "offer" | "take_offer" | "decline_offer" | "end_offer" | "decline_change" | "withdraw_change" | "expire_change" | "decline" | "expire" | "withdraw" | "drop" | "pay" | "record_payment" | "lapse" | "cancel" | "call_off" | "change" | "report" | "resolve";

/** The life of a booking, from the request to the stay. */
export const bookingLife = {
  id: "bookingLife",
  entity: "Booking",
  field: "status",
  otherwise: "booking.illegal_transition",
  moves: [
    {
      event: "request",
      from: null,
      to: "pending",
      by: "named",
      rules: ["placeIsBookable", "notOwnProperty", "stayFits"],
      effects: ["requestReceived", "requestSent"],
    },
    {
      event: "book",
      from: null,
      to: "confirmed",
      by: "named",
      rules: ["placeIsBookable", "notOwnProperty", "stayFits"],
      effects: [],
    },
    {
      event: "update",
      from: "pending",
      to: "pending",
      by: "guestOfBooking",
      rules: ["stayFits"],
      effects: ["requestChanged"],
    },
    {
      event: "accept",
      from: "pending",
      to: "confirmed",
      by: "hostOfBooking",
      rules: ["mayAnswer"],
      effects: ["requestAccepted", "replyFigures"],
    },
    {
      event: "reject",
      from: "pending",
      to: "rejected",
      by: "hostOfBooking",
      rules: [],
      effects: ["requestRejected", "replyFigures"],
    },
    {
      event: "offer",
      from: "pending",
      to: "pending",
      by: "operator",
      rules: [],
      effects: ["replyFigures"],
    },
    {
      event: "take_offer",
      from: "pending",
      to: "confirmed",
      by: "operator",
      rules: [],
      effects: [],
    },
    {
      event: "decline_offer",
      from: "pending",
      to: "pending",
      by: "operator",
      rules: [],
      effects: [],
    },
    {
      event: "end_offer",
      from: "pending",
      to: "pending",
      by: "operator",
      rules: [],
      effects: [],
    },
    {
      event: "decline_change",
      from: "confirmed",
      to: "confirmed",
      by: "operator",
      rules: [],
      effects: [],
    },
    {
      event: "withdraw_change",
      from: "confirmed",
      to: "confirmed",
      by: "operator",
      rules: [],
      effects: [],
    },
    {
      event: "expire_change",
      from: "confirmed",
      to: "confirmed",
      by: "operator",
      rules: [],
      effects: [],
    },
    {
      event: "decline",
      from: "pending",
      to: "rejected",
      by: "operator",
      rules: [],
      effects: ["requestRejected"],
    },
    {
      event: "expire",
      from: "pending",
      to: "expired",
      by: "system",
      rules: [],
      effects: ["requestExpired", "requestExpiredHost", "replyFigures"],
    },
    {
      event: "withdraw",
      from: "pending",
      to: "cancelled",
      by: "guestOfBooking",
      rules: [],
      effects: ["requestWithdrawn"],
    },
    {
      event: "drop",
      from: "pending",
      to: "cancelled",
      by: "operator",
      rules: [],
      effects: ["requestWithdrawn"],
    },
    {
      event: "pay",
      from: "confirmed",
      to: "confirmed",
      by: "guestOfBooking",
      rules: ["mayPay"],
      effects: ["bookingPaid", "bookingPaidHost"],
    },
    {
      event: "record_payment",
      from: "confirmed",
      to: "confirmed",
      by: "hostOfBooking",
      rules: ["mayRecordPayment"],
      effects: [],
    },
    {
      event: "lapse",
      from: "confirmed",
      to: "expired",
      by: "system",
      rules: ["stillUnpaid"],
      effects: ["bookingLapsed", "bookingLapsedHost"],
    },
    {
      event: "cancel",
      from: "confirmed",
      to: "cancelled",
      by: "guestOfBooking",
      rules: ["guestMayCancel"],
      effects: ["bookingCancelled", "bookingCancelledHost", "refundBooking"],
    },
    {
      event: "call_off",
      from: "confirmed",
      to: "cancelled",
      by: "hostOfBooking",
      rules: ["hostMayCancel"],
      effects: ["bookingCalledOff", "bookingCalledOffHost", "refundBooking"],
    },
    {
      event: "change",
      from: "confirmed",
      to: "confirmed",
      by: "operator",
      rules: [],
      effects: [],
    },
    {
      event: "report",
      from: "confirmed",
      to: "confirmed",
      by: "partyToBooking",
      rules: ["mayReport"],
      effects: ["bookingReported"],
    },
    {
      event: "resolve",
      from: "confirmed",
      to: "confirmed",
      by: "operator",
      rules: [],
      effects: ["reportResolved", "reportResolvedHost"],
    },
    {
      event: "resolve",
      from: "cancelled",
      to: "cancelled",
      by: "operator",
      rules: [],
      effects: ["reportResolved", "reportResolvedHost"],
    },
    {
      event: "resolve",
      from: "expired",
      to: "expired",
      by: "operator",
      rules: [],
      effects: ["reportResolved", "reportResolvedHost"],
    },
  ],
} as const satisfies Lifecycle<BookingStatus>;

/** What each event of bookingLife looks at, beside who moves and the clock. */
export interface BookingLifeFacts {
  readonly request: {
      readonly property: Facts<Property, "advance_notice_hours" | "checkin_time" | "max_nights" | "min_nights" | "pets_allowed" | "profile_id" | "sleeps" | "status" | "timezone">;
      readonly stayRequest: Facts<StayRequest, "adults" | "checkin" | "checkout" | "children" | "pets">;
    };
  readonly book: {
      readonly property: Facts<Property, "advance_notice_hours" | "checkin_time" | "max_nights" | "min_nights" | "pets_allowed" | "profile_id" | "sleeps" | "status" | "timezone">;
      readonly stayRequest: Facts<StayRequest, "adults" | "checkin" | "checkout" | "children" | "pets">;
    };
  readonly update: {
      readonly booking: Facts<Booking, "guest_id" | "host_id">;
      readonly property: Facts<Property, "advance_notice_hours" | "checkin_time" | "max_nights" | "min_nights" | "pets_allowed" | "sleeps" | "timezone">;
      readonly stayRequest: Facts<StayRequest, "adults" | "checkin" | "checkout" | "children" | "pets">;
    };
  readonly accept: {
      readonly booking: Facts<Booking, "guest_id" | "host_id" | "reply_by">;
    };
  readonly reject: {
      readonly booking: Facts<Booking, "guest_id" | "host_id">;
    };
  readonly offer: object;
  readonly take_offer: object;
  readonly decline_offer: object;
  readonly end_offer: object;
  readonly decline_change: object;
  readonly withdraw_change: object;
  readonly expire_change: object;
  readonly decline: object;
  readonly expire: object;
  readonly withdraw: {
      readonly booking: Facts<Booking, "guest_id" | "host_id">;
    };
  readonly drop: object;
  readonly pay: {
      readonly booking: Facts<Booking, "guest_id" | "host_id" | "paid_at" | "pay_by" | "payment_method" | "status">;
    };
  readonly record_payment: {
      readonly booking: Facts<Booking, "guest_id" | "host_id" | "paid_at" | "payment_method" | "status">;
    };
  readonly lapse: {
      readonly booking: Facts<Booking, "paid_at">;
    };
  readonly cancel: {
      readonly booking: Facts<Booking, "checkout" | "checkout_time" | "guest_id" | "host_id" | "timezone">;
    };
  readonly call_off: {
      readonly booking: Facts<Booking, "checkin" | "checkin_time" | "guest_id" | "host_id" | "timezone">;
    };
  readonly change: object;
  readonly report: {
      readonly booking: Facts<Booking, "checkout" | "checkout_time" | "guest_id" | "host_id" | "timezone">;
    };
  readonly resolve: object;
}

/** Moves by the first of some events that the state and who moves leave open and whose rules hold; else tells why not. */
export const moveBookingLife: Mover<BookingStatus, BookingLifeFacts, Facts<Visitor, "first_name" | "last_name" | "profile_id" | "signed_in" | "verified_at">, "booking.already_paid" | "booking.cancel_too_late" | "booking.checkin_past" | "booking.checkout_before_checkin" | "booking.illegal_transition" | "booking.max_nights" | "booking.min_nights" | "booking.not_bookable" | "booking.not_confirmed" | "booking.not_offline" | "booking.own_property" | "booking.payment_late" | "booking.pets_refused" | "booking.reply_late" | "booking.report_too_late" | "booking.too_far_ahead" | "booking.too_many_guests" | "checkout.paid_directly"> = mover(bookingLife, { person: "visitor", guards: { guestOfBooking, hostOfBooking, named, partyToBooking }, rules: { guestMayCancel, hostMayCancel, mayAnswer, mayPay, mayRecordPayment, mayReport, notOwnProperty, placeIsBookable, stayFits, stillUnpaid } });

export type ChangeLifeEvent = "propose" | "accept" | "agree" | "pay" | "decline" | "withdraw" | "expire" | "lapse" | "offer" | "take" | "end";

/** The life of a change, from the proposal to the booking as it then is. */
export const changeLife = {
  id: "changeLife",
  entity: "Change",
  field: "state",
  otherwise: "change.closed",
  moves: [
    {
      event: "propose",
      from: null,
      to: "proposed",
      by: "partyToBooking",
      rules: ["mayChange"],
      effects: [],
    },
    {
      event: "accept",
      from: "proposed",
      to: "accepted",
      by: "partyToBooking",
      rules: ["isOthersChange", "isInTime", "mayChange"],
      effects: ["changeAccepted"],
    },
    {
      event: "agree",
      from: "proposed",
      to: "done",
      by: "partyToBooking",
      rules: ["isOthersChange", "isInTime", "mayChange"],
      effects: ["changeMadeHost"],
    },
    {
      event: "pay",
      from: "accepted",
      to: "done",
      by: "guestOfBooking",
      rules: ["mayPayChange"],
      effects: ["changeMadeHost"],
    },
    {
      event: "decline",
      from: "proposed",
      to: "declined",
      by: "partyToBooking",
      rules: ["isOthersChange"],
      effects: ["changeDeclined"],
    },
    {
      event: "withdraw",
      from: "proposed",
      to: "withdrawn",
      by: "partyToBooking",
      rules: ["isOwnChange"],
      effects: [],
    },
    {
      event: "withdraw",
      from: "accepted",
      to: "withdrawn",
      by: "partyToBooking",
      rules: [],
      effects: [],
    },
    {
      event: "expire",
      from: "proposed",
      to: "expired",
      by: "system",
      rules: [],
      effects: ["changeExpired"],
    },
    {
      event: "lapse",
      from: "accepted",
      to: "lapsed",
      by: "system",
      rules: [],
      effects: ["changeLapsed", "changeLapsedHost"],
    },
    {
      event: "offer",
      from: null,
      to: "offered",
      by: "hostOfBooking",
      rules: ["mayOffer"],
      effects: [],
    },
    {
      event: "take",
      from: "offered",
      to: "done",
      by: "guestOfBooking",
      rules: ["isInTime"],
      effects: ["offerTaken", "offerTakenHost"],
    },
    {
      event: "decline",
      from: "offered",
      to: "declined",
      by: "guestOfBooking",
      rules: [],
      effects: ["offerDeclined"],
    },
    {
      event: "withdraw",
      from: "offered",
      to: "withdrawn",
      by: "hostOfBooking",
      rules: [],
      effects: ["offerWithdrawn"],
    },
    {
      event: "expire",
      from: "offered",
      to: "expired",
      by: "system",
      rules: [],
      effects: ["offerExpired"],
    },
    {
      event: "end",
      from: "offered",
      to: "ended",
      by: "operator",
      rules: [],
      effects: ["offerWithdrawn"],
    },
    {
      event: "end",
      from: "proposed",
      to: "ended",
      by: "operator",
      rules: [],
      effects: [],
    },
    {
      event: "end",
      from: "accepted",
      to: "ended",
      by: "operator",
      rules: [],
      effects: [],
    },
  ],
} as const satisfies Lifecycle<ChangeState>;

/** What each event of changeLife looks at, beside who moves and the clock. */
export interface ChangeLifeFacts {
  readonly propose: {
      readonly booking: Facts<Booking, "checkin" | "checkin_time" | "guest_id" | "host_id" | "paid_at" | "payment_method" | "refund_cents" | "status" | "timezone">;
    };
  readonly accept: {
      readonly booking: Facts<Booking, "checkin" | "checkin_time" | "guest_id" | "host_id" | "paid_at" | "payment_method" | "refund_cents" | "status" | "timezone">;
      readonly change: Facts<Change, "answer_by" | "by_host">;
    };
  readonly agree: {
      readonly booking: Facts<Booking, "checkin" | "checkin_time" | "guest_id" | "host_id" | "paid_at" | "payment_method" | "refund_cents" | "status" | "timezone">;
      readonly change: Facts<Change, "answer_by" | "by_host">;
    };
  readonly pay: {
      readonly booking: Facts<Booking, "guest_id" | "host_id">;
      readonly change: Facts<Change, "pay_by" | "state">;
    };
  readonly decline: {
      readonly booking: Facts<Booking, "guest_id" | "host_id">;
      readonly change: Facts<Change, "by_host">;
    };
  readonly withdraw: {
      readonly booking: Facts<Booking, "guest_id" | "host_id">;
      readonly change: Facts<Change, "by_host">;
    };
  readonly expire: object;
  readonly lapse: object;
  readonly offer: {
      readonly booking: Facts<Booking, "guest_id" | "host_id" | "reply_by" | "status">;
    };
  readonly take: {
      readonly booking: Facts<Booking, "guest_id" | "host_id">;
      readonly change: Facts<Change, "answer_by">;
    };
  readonly end: object;
}

/** Moves by the first of some events that the state and who moves leave open and whose rules hold; else tells why not. */
export const moveChangeLife: Mover<ChangeState, ChangeLifeFacts, Facts<Visitor, "first_name" | "last_name" | "profile_id" | "signed_in" | "verified_at">, "booking.reply_late" | "change.answer_late" | "change.closed" | "change.not_changeable" | "change.not_offerable" | "change.of_other" | "change.own" | "change.refunded_before" | "change.too_late"> = mover(changeLife, { person: "visitor", guards: { guestOfBooking, hostOfBooking, partyToBooking }, rules: { isInTime, isOthersChange, isOwnChange, mayChange, mayOffer, mayPayChange } });

export type ClaimLifeEvent = "file" | "accept" | "dispute" | "take" | "lapse" | "uphold" | "refuse" | "pay" | "settle" | "close" | "withdraw";

/** The life of a claim, from a host’s report to the money. */
export const claimLife = {
  id: "claimLife",
  entity: "Claim",
  field: "state",
  otherwise: "claim.closed",
  moves: [
    {
      event: "file",
      from: null,
      to: "filed",
      by: "hostOfBooking",
      rules: ["mayClaim"],
      effects: ["claimFiled"],
    },
    {
      event: "accept",
      from: "filed",
      to: "accepted",
      by: "guestOfBooking",
      rules: ["mayAnswerClaim"],
      effects: ["claimAccepted", "claimAnswered"],
    },
    {
      event: "dispute",
      from: "filed",
      to: "disputed",
      by: "guestOfBooking",
      rules: ["mayAnswerClaim"],
      effects: ["claimAnswered"],
    },
    {
      event: "take",
      from: "disputed",
      to: "accepted",
      by: "hostOfBooking",
      rules: ["offerIsThere"],
      effects: ["claimOfferTaken"],
    },
    {
      event: "lapse",
      from: "filed",
      to: "unanswered",
      by: "system",
      rules: [],
      effects: ["claimUnanswered"],
    },
    {
      event: "uphold",
      from: "disputed",
      to: "upheld",
      by: "operator",
      rules: [],
      effects: ["claimDecided", "claimDecidedHost"],
    },
    {
      event: "uphold",
      from: "unanswered",
      to: "upheld",
      by: "operator",
      rules: [],
      effects: ["claimDecided", "claimDecidedHost"],
    },
    {
      event: "refuse",
      from: "disputed",
      to: "refused",
      by: "operator",
      rules: [],
      effects: ["claimDecided", "claimDecidedHost"],
    },
    {
      event: "refuse",
      from: "unanswered",
      to: "refused",
      by: "operator",
      rules: [],
      effects: ["claimDecided", "claimDecidedHost"],
    },
    {
      event: "pay",
      from: "accepted",
      to: "paid",
      by: "guestOfBooking",
      rules: ["mayPayClaim"],
      effects: ["claimPaid", "claimPaidHost"],
    },
    {
      event: "pay",
      from: "upheld",
      to: "paid",
      by: "guestOfBooking",
      rules: ["mayPayClaim"],
      effects: ["claimPaid", "claimPaidHost"],
    },
    {
      event: "settle",
      from: "accepted",
      to: "paid",
      by: "hostOfBooking",
      rules: [],
      effects: [],
    },
    {
      event: "settle",
      from: "upheld",
      to: "paid",
      by: "hostOfBooking",
      rules: [],
      effects: [],
    },
    {
      event: "close",
      from: "accepted",
      to: "paid",
      by: "operator",
      rules: [],
      effects: [],
    },
    {
      event: "close",
      from: "upheld",
      to: "paid",
      by: "operator",
      rules: [],
      effects: [],
    },
    {
      event: "withdraw",
      from: "filed",
      to: "withdrawn",
      by: "hostOfBooking",
      rules: [],
      effects: ["claimWithdrawn"],
    },
    {
      event: "withdraw",
      from: "disputed",
      to: "withdrawn",
      by: "hostOfBooking",
      rules: [],
      effects: ["claimWithdrawn"],
    },
    {
      event: "withdraw",
      from: "unanswered",
      to: "withdrawn",
      by: "hostOfBooking",
      rules: [],
      effects: ["claimWithdrawn"],
    },
    {
      event: "withdraw",
      from: "accepted",
      to: "withdrawn",
      by: "hostOfBooking",
      rules: [],
      effects: ["claimWithdrawn"],
    },
    {
      event: "withdraw",
      from: "upheld",
      to: "withdrawn",
      by: "hostOfBooking",
      rules: [],
      effects: ["claimWithdrawn"],
    },
  ],
} as const satisfies Lifecycle<ClaimState>;

/** What each event of claimLife looks at, beside who moves and the clock. */
export interface ClaimLifeFacts {
  readonly file: {
      readonly booking: Facts<Booking, "checkout" | "checkout_time" | "guest_id" | "host_id" | "paid_at" | "status" | "timezone">;
    };
  readonly accept: {
      readonly booking: Facts<Booking, "guest_id" | "host_id">;
      readonly claim: Facts<Claim, "answer_by">;
    };
  readonly dispute: {
      readonly booking: Facts<Booking, "guest_id" | "host_id">;
      readonly claim: Facts<Claim, "answer_by">;
    };
  readonly take: {
      readonly booking: Facts<Booking, "guest_id" | "host_id">;
      readonly claim: Facts<Claim, "offered_cents">;
    };
  readonly lapse: object;
  readonly uphold: object;
  readonly refuse: object;
  readonly pay: {
      readonly booking: Facts<Booking, "guest_id" | "host_id">;
      readonly claim: Facts<Claim, "owed_cents" | "state">;
    };
  readonly settle: {
      readonly booking: Facts<Booking, "guest_id" | "host_id">;
    };
  readonly close: object;
  readonly withdraw: {
      readonly booking: Facts<Booking, "guest_id" | "host_id">;
    };
}

/** Moves by the first of some events that the state and who moves leave open and whose rules hold; else tells why not. */
export const moveClaimLife: Mover<ClaimState, ClaimLifeFacts, Facts<Visitor, "first_name" | "last_name" | "profile_id" | "signed_in" | "verified_at">, "claim.answer_late" | "claim.closed" | "claim.no_offer" | "claim.not_claimable" | "claim.stay_not_over" | "claim.too_late"> = mover(claimLife, { person: "visitor", guards: { guestOfBooking, hostOfBooking }, rules: { mayAnswerClaim, mayClaim, mayPayClaim, offerIsThere } });

export type PropertyLifeEvent = "create" | "list" | "pause" | "take_off" | "archive" | "suspend" | "reinstate" | "renew";

/** From a draft to a listing, and out of sight again. */
export const propertyLife = {
  id: "propertyLife",
  entity: "Property",
  field: "status",
  otherwise: "property.illegal_transition",
  moves: [
    {
      event: "create",
      from: null,
      to: "draft",
      by: "named",
      rules: [],
      effects: [],
    },
    {
      event: "list",
      from: "draft",
      to: "listed",
      by: "owner",
      rules: ["mayBeListed"],
      effects: ["checkRegistration", "rewardListing"],
    },
    {
      event: "list",
      from: "paused",
      to: "listed",
      by: "owner",
      rules: ["mayBeListed"],
      effects: ["rewardListing"],
    },
    {
      event: "pause",
      from: "listed",
      to: "paused",
      by: "owner",
      rules: [],
      effects: ["endOffers"],
    },
    {
      event: "take_off",
      from: "listed",
      to: "paused",
      by: "operator",
      rules: [],
      effects: ["endOffers"],
    },
    {
      event: "archive",
      from: "paused",
      to: "archived",
      by: "owner",
      rules: [],
      effects: [],
    },
    {
      event: "suspend",
      from: "listed",
      to: "suspended",
      by: "operator",
      rules: [],
      effects: ["propertySuspended", "endOffers"],
    },
    {
      event: "suspend",
      from: "paused",
      to: "suspended",
      by: "operator",
      rules: [],
      effects: ["propertySuspended"],
    },
    {
      event: "reinstate",
      from: "suspended",
      to: "paused",
      by: "operator",
      rules: [],
      effects: [],
    },
    {
      event: "renew",
      from: "suspended",
      to: "listed",
      by: "operator",
      rules: [],
      effects: [],
    },
  ],
} as const satisfies Lifecycle<PropertyStatus>;

/** What each event of propertyLife looks at, beside who moves and the clock. */
export interface PropertyLifeFacts {
  readonly create: object;
  readonly list: {
      readonly listingCheck: Facts<ListingCheck, "calendars" | "licence_fits" | "licence_needed" | "ownership_proven" | "photos" | "photos_without_text" | "registration_fits" | "registration_needed" | "registration_undated">;
      readonly property: Facts<Property, "address" | "base_cents" | "city" | "cohost_ids" | "description" | "house_rules" | "latitude" | "licence_number" | "longitude" | "no_other_calendars" | "postal_code" | "profile_id" | "province" | "registration_expires" | "registration_number" | "status" | "timezone" | "title">;
    };
  readonly pause: {
      readonly property: Facts<Property, "cohost_ids" | "profile_id" | "status">;
    };
  readonly take_off: object;
  readonly archive: {
      readonly property: Facts<Property, "cohost_ids" | "profile_id" | "status">;
    };
  readonly suspend: object;
  readonly reinstate: object;
  readonly renew: object;
}

/** Moves by the first of some events that the state and who moves leave open and whose rules hold; else tells why not. */
export const movePropertyLife: Mover<PropertyStatus, PropertyLifeFacts, Facts<Visitor, "first_name" | "is_host" | "last_name" | "profile_id" | "signed_in" | "verified_at">, "property.address_missing" | "property.calendar_missing" | "property.description_missing" | "property.house_rules_missing" | "property.illegal_transition" | "property.licence_misfit" | "property.licence_required" | "property.ownership_missing" | "property.photo_texts_missing" | "property.photos_missing" | "property.pin_missing" | "property.price_missing" | "property.registration_expired" | "property.registration_misfit" | "property.registration_required" | "property.registration_undated" | "property.title_missing"> = mover(propertyLife, { person: "visitor", guards: { named, owner }, rules: { mayBeListed } });
