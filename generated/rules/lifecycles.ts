// The states of things, every way between them, and who may go it.
// Written by the generator from the spec; change the spec, not this file.
import type { Booking, ListingCheck, Property, StayRequest, Visitor } from "../model/entities";
import type { BookingStatus, PropertyStatus } from "../model/values";
import type { Instant } from "../model/wire";
import { firstMove, type Lifecycle } from "./move";
import { guestMayCancel, hostMayCancel, mayAnswer, mayBeListed, mayPay, mayRecordPayment, mayReport, notOwnProperty, placeIsBookable, stayFits } from "./rules";
import type { Facts, Moved } from "./runtime";

export type BookingLifeEvent = "request" | "book" | "update" | "accept" | "reject" | "expire" | "withdraw" | "pay" | "record_payment" | "lapse" | "cancel" | "call_off" | "report";

/**
 * The life of a booking, from the request to the stay (decision: section 2: request, answer, payment; completed is derived and never
 * stored).
 */
export const bookingLife = {
  id: "bookingLife",
  entity: "Booking",
  field: "status",
  otherwise: "booking.illegal_transition",
  moves: [
    { event: "request", from: null, to: "pending", by: "named", rules: ["placeIsBookable","notOwnProperty","stayFits"], effects: ["requestReceived"] },
    { event: "book", from: null, to: "confirmed", by: "named", rules: ["placeIsBookable","notOwnProperty","stayFits"], effects: [] },
    { event: "update", from: "pending", to: "pending", by: "guestOfBooking", rules: ["stayFits"], effects: ["requestChanged"] },
    { event: "accept", from: "pending", to: "confirmed", by: "hostOfBooking", rules: ["mayAnswer"], effects: ["requestAccepted","replyFigures"] },
    { event: "reject", from: "pending", to: "rejected", by: "hostOfBooking", rules: [], effects: ["requestRejected","replyFigures"] },
    { event: "expire", from: "pending", to: "expired", by: "system", rules: [], effects: ["requestExpired","replyFigures"] },
    { event: "withdraw", from: "pending", to: "cancelled", by: "guestOfBooking", rules: [], effects: [] },
    { event: "pay", from: "confirmed", to: "confirmed", by: "guestOfBooking", rules: ["mayPay"], effects: ["bookingPaid"] },
    { event: "record_payment", from: "confirmed", to: "confirmed", by: "hostOfBooking", rules: ["mayRecordPayment"], effects: [] },
    { event: "lapse", from: "confirmed", to: "expired", by: "system", rules: [], effects: ["bookingLapsed"] },
    { event: "cancel", from: "confirmed", to: "cancelled", by: "guestOfBooking", rules: ["guestMayCancel"], effects: ["bookingCancelled","refundBooking"] },
    { event: "call_off", from: "confirmed", to: "cancelled", by: "hostOfBooking", rules: ["hostMayCancel"], effects: ["bookingCalledOff","refundBooking"] },
    { event: "report", from: "confirmed", to: "confirmed", by: "partyToBooking", rules: ["mayReport"], effects: ["bookingReported"] },
  ],
} as const satisfies Lifecycle<BookingStatus>;

/**
 * Where "request" leads from a state, its rules asked (decision: section 2: request, answer, payment; completed is derived and never
 * stored).
 */
export const bookingLifeRequest = (state: BookingStatus | null, facts: { readonly property: Facts<Property, "advance_notice_hours" | "checkin_time" | "max_nights" | "min_nights" | "pets_allowed" | "profile_id" | "sleeps" | "status" | "timezone">; readonly stayRequest: Facts<StayRequest, "adults" | "checkin" | "checkout" | "children" | "pets">; readonly visitor: Facts<Visitor, "profile_id">; readonly now: Instant }): Moved<BookingStatus, "booking.checkin_past" | "booking.checkout_before_checkin" | "booking.illegal_transition" | "booking.max_nights" | "booking.min_nights" | "booking.not_bookable" | "booking.own_property" | "booking.pets_refused" | "booking.too_far_ahead" | "booking.too_many_guests"> =>
  firstMove(state, { code: "booking.illegal_transition", says: "bookingLife" }, [
    [null, "pending", [() => placeIsBookable(facts), () => notOwnProperty(facts), () => stayFits(facts)]],
  ]);

/** Where "book" leads from a state, its rules asked (decision: section 2: request, answer, payment; completed is derived and never stored). */
export const bookingLifeBook = (state: BookingStatus | null, facts: { readonly property: Facts<Property, "advance_notice_hours" | "checkin_time" | "max_nights" | "min_nights" | "pets_allowed" | "profile_id" | "sleeps" | "status" | "timezone">; readonly stayRequest: Facts<StayRequest, "adults" | "checkin" | "checkout" | "children" | "pets">; readonly visitor: Facts<Visitor, "profile_id">; readonly now: Instant }): Moved<BookingStatus, "booking.checkin_past" | "booking.checkout_before_checkin" | "booking.illegal_transition" | "booking.max_nights" | "booking.min_nights" | "booking.not_bookable" | "booking.own_property" | "booking.pets_refused" | "booking.too_far_ahead" | "booking.too_many_guests"> =>
  firstMove(state, { code: "booking.illegal_transition", says: "bookingLife" }, [
    [null, "confirmed", [() => placeIsBookable(facts), () => notOwnProperty(facts), () => stayFits(facts)]],
  ]);

/**
 * Where "update" leads from a state, its rules asked (decision: section 2: request, answer, payment; completed is derived and never
 * stored).
 */
export const bookingLifeUpdate = (state: BookingStatus | null, facts: { readonly property: Facts<Property, "advance_notice_hours" | "checkin_time" | "max_nights" | "min_nights" | "pets_allowed" | "sleeps" | "timezone">; readonly stayRequest: Facts<StayRequest, "adults" | "checkin" | "checkout" | "children" | "pets">; readonly now: Instant }): Moved<BookingStatus, "booking.checkin_past" | "booking.checkout_before_checkin" | "booking.illegal_transition" | "booking.max_nights" | "booking.min_nights" | "booking.pets_refused" | "booking.too_far_ahead" | "booking.too_many_guests"> =>
  firstMove(state, { code: "booking.illegal_transition", says: "bookingLife" }, [
    ["pending", "pending", [() => stayFits(facts)]],
  ]);

/**
 * Where "accept" leads from a state, its rules asked (decision: section 2: request, answer, payment; completed is derived and never
 * stored).
 */
export const bookingLifeAccept = (state: BookingStatus | null, facts: { readonly booking: Facts<Booking, "reply_by">; readonly now: Instant }): Moved<BookingStatus, "booking.illegal_transition" | "booking.reply_late"> =>
  firstMove(state, { code: "booking.illegal_transition", says: "bookingLife" }, [
    ["pending", "confirmed", [() => mayAnswer(facts)]],
  ]);

/**
 * Where "reject" leads from a state, its rules asked (decision: section 2: request, answer, payment; completed is derived and never
 * stored).
 */
export const bookingLifeReject = (state: BookingStatus | null, _facts: object): Moved<BookingStatus, "booking.illegal_transition"> =>
  firstMove(state, { code: "booking.illegal_transition", says: "bookingLife" }, [
    ["pending", "rejected", []],
  ]);

/**
 * Where "expire" leads from a state, its rules asked (decision: section 2: request, answer, payment; completed is derived and never
 * stored).
 */
export const bookingLifeExpire = (state: BookingStatus | null, _facts: object): Moved<BookingStatus, "booking.illegal_transition"> =>
  firstMove(state, { code: "booking.illegal_transition", says: "bookingLife" }, [
    ["pending", "expired", []],
  ]);

/**
 * Where "withdraw" leads from a state, its rules asked (decision: section 2: request, answer, payment; completed is derived and never
 * stored).
 */
export const bookingLifeWithdraw = (state: BookingStatus | null, _facts: object): Moved<BookingStatus, "booking.illegal_transition"> =>
  firstMove(state, { code: "booking.illegal_transition", says: "bookingLife" }, [
    ["pending", "cancelled", []],
  ]);

/** Where "pay" leads from a state, its rules asked (decision: section 2: request, answer, payment; completed is derived and never stored). */
export const bookingLifePay = (state: BookingStatus | null, facts: { readonly booking: Facts<Booking, "paid_at" | "pay_by" | "status">; readonly now: Instant }): Moved<BookingStatus, "booking.already_paid" | "booking.illegal_transition" | "booking.not_confirmed" | "booking.payment_late"> =>
  firstMove(state, { code: "booking.illegal_transition", says: "bookingLife" }, [
    ["confirmed", "confirmed", [() => mayPay(facts)]],
  ]);

/**
 * Where "record_payment" leads from a state, its rules asked (decision: section 2: request, answer, payment; completed is derived and never
 * stored).
 */
export const bookingLifeRecordPayment = (state: BookingStatus | null, facts: { readonly booking: Facts<Booking, "paid_at" | "payment_method" | "status"> }): Moved<BookingStatus, "booking.already_paid" | "booking.illegal_transition" | "booking.not_confirmed" | "booking.not_offline"> =>
  firstMove(state, { code: "booking.illegal_transition", says: "bookingLife" }, [
    ["confirmed", "confirmed", [() => mayRecordPayment(facts)]],
  ]);

/** Where "lapse" leads from a state, its rules asked (decision: section 2: request, answer, payment; completed is derived and never stored). */
export const bookingLifeLapse = (state: BookingStatus | null, _facts: object): Moved<BookingStatus, "booking.illegal_transition"> =>
  firstMove(state, { code: "booking.illegal_transition", says: "bookingLife" }, [
    ["confirmed", "expired", []],
  ]);

/**
 * Where "cancel" leads from a state, its rules asked (decision: section 2: request, answer, payment; completed is derived and never
 * stored).
 */
export const bookingLifeCancel = (state: BookingStatus | null, facts: { readonly booking: Facts<Booking, "checkout" | "checkout_time" | "timezone">; readonly now: Instant }): Moved<BookingStatus, "booking.cancel_too_late" | "booking.illegal_transition"> =>
  firstMove(state, { code: "booking.illegal_transition", says: "bookingLife" }, [
    ["confirmed", "cancelled", [() => guestMayCancel(facts)]],
  ]);

/**
 * Where "call_off" leads from a state, its rules asked (decision: section 2: request, answer, payment; completed is derived and never
 * stored).
 */
export const bookingLifeCallOff = (state: BookingStatus | null, facts: { readonly booking: Facts<Booking, "checkin" | "checkin_time" | "timezone">; readonly now: Instant }): Moved<BookingStatus, "booking.cancel_too_late" | "booking.illegal_transition"> =>
  firstMove(state, { code: "booking.illegal_transition", says: "bookingLife" }, [
    ["confirmed", "cancelled", [() => hostMayCancel(facts)]],
  ]);

/**
 * Where "report" leads from a state, its rules asked (decision: section 2: request, answer, payment; completed is derived and never
 * stored).
 */
export const bookingLifeReport = (state: BookingStatus | null, facts: { readonly booking: Facts<Booking, "checkout" | "checkout_time" | "timezone">; readonly now: Instant }): Moved<BookingStatus, "booking.illegal_transition" | "booking.report_too_late"> =>
  firstMove(state, { code: "booking.illegal_transition", says: "bookingLife" }, [
    ["confirmed", "confirmed", [() => mayReport(facts)]],
  ]);

export type PropertyLifeEvent = "create" | "list" | "pause" | "archive" | "suspend" | "reinstate";

/**
 * From a draft to a listing, and out of sight again (decision: section 12: draft, then listed and paused in turns, then archived; suspended
 * by us).
 */
export const propertyLife = {
  id: "propertyLife",
  entity: "Property",
  field: "status",
  otherwise: "property.illegal_transition",
  moves: [
    { event: "create", from: null, to: "draft", by: "named", rules: [], effects: [] },
    { event: "list", from: "draft", to: "listed", by: "owner", rules: ["mayBeListed"], effects: ["checkRegistration"] },
    { event: "list", from: "paused", to: "listed", by: "owner", rules: ["mayBeListed"], effects: [] },
    { event: "pause", from: "listed", to: "paused", by: "owner", rules: [], effects: [] },
    { event: "archive", from: "paused", to: "archived", by: "owner", rules: [], effects: [] },
    { event: "suspend", from: "listed", to: "suspended", by: "operator", rules: [], effects: ["propertySuspended"] },
    { event: "suspend", from: "paused", to: "suspended", by: "operator", rules: [], effects: ["propertySuspended"] },
    { event: "reinstate", from: "suspended", to: "paused", by: "operator", rules: [], effects: [] },
  ],
} as const satisfies Lifecycle<PropertyStatus>;

/**
 * Where "create" leads from a state, its rules asked (decision: section 12: draft, then listed and paused in turns, then archived;
 * suspended by us).
 */
export const propertyLifeCreate = (state: PropertyStatus | null, _facts: object): Moved<PropertyStatus, "property.illegal_transition"> =>
  firstMove(state, { code: "property.illegal_transition", says: "propertyLife" }, [
    [null, "draft", []],
  ]);

/**
 * Where "list" leads from a state, its rules asked (decision: section 12: draft, then listed and paused in turns, then archived; suspended
 * by us).
 */
export const propertyLifeList = (state: PropertyStatus | null, facts: { readonly listingCheck: Facts<ListingCheck, "calendars" | "ownership_proven" | "photos" | "photos_without_text" | "registration_fits" | "registration_needed">; readonly property: Facts<Property, "address" | "base_cents" | "city" | "description" | "house_rules" | "latitude" | "longitude" | "no_other_calendars" | "postal_code" | "province" | "registration_expires" | "registration_number" | "timezone" | "title">; readonly now: Instant }): Moved<PropertyStatus, "property.address_missing" | "property.calendar_missing" | "property.description_missing" | "property.house_rules_missing" | "property.illegal_transition" | "property.ownership_missing" | "property.photo_texts_missing" | "property.photos_missing" | "property.pin_missing" | "property.price_missing" | "property.registration_expired" | "property.registration_misfit" | "property.registration_required" | "property.title_missing"> =>
  firstMove(state, { code: "property.illegal_transition", says: "propertyLife" }, [
    ["draft", "listed", [() => mayBeListed(facts)]],
    ["paused", "listed", [() => mayBeListed(facts)]],
  ]);

/**
 * Where "pause" leads from a state, its rules asked (decision: section 12: draft, then listed and paused in turns, then archived; suspended
 * by us).
 */
export const propertyLifePause = (state: PropertyStatus | null, _facts: object): Moved<PropertyStatus, "property.illegal_transition"> =>
  firstMove(state, { code: "property.illegal_transition", says: "propertyLife" }, [
    ["listed", "paused", []],
  ]);

/**
 * Where "archive" leads from a state, its rules asked (decision: section 12: draft, then listed and paused in turns, then archived;
 * suspended by us).
 */
export const propertyLifeArchive = (state: PropertyStatus | null, _facts: object): Moved<PropertyStatus, "property.illegal_transition"> =>
  firstMove(state, { code: "property.illegal_transition", says: "propertyLife" }, [
    ["paused", "archived", []],
  ]);

/**
 * Where "suspend" leads from a state, its rules asked (decision: section 12: draft, then listed and paused in turns, then archived;
 * suspended by us).
 */
export const propertyLifeSuspend = (state: PropertyStatus | null, _facts: object): Moved<PropertyStatus, "property.illegal_transition"> =>
  firstMove(state, { code: "property.illegal_transition", says: "propertyLife" }, [
    ["listed", "suspended", []],
    ["paused", "suspended", []],
  ]);

/**
 * Where "reinstate" leads from a state, its rules asked (decision: section 12: draft, then listed and paused in turns, then archived;
 * suspended by us).
 */
export const propertyLifeReinstate = (state: PropertyStatus | null, _facts: object): Moved<PropertyStatus, "property.illegal_transition"> =>
  firstMove(state, { code: "property.illegal_transition", says: "propertyLife" }, [
    ["suspended", "paused", []],
  ]);
