// Generated 0c6104dc3dc3. What must hold before something may happen: each rule answers yes, or every reason why not.
import { bookingHorizonDays, reportDays } from "../model/constants";
import { DAY, HOUR, dayOf } from "../model/dates";
import type { Booking, BookingMessage, BookingReference, Property, StayRequest, Visitor } from "../model/entities";
import type { Instant } from "../model/wire";
import { dayIn, isAmong, isPresent, isSame, isYes, judge, lengthOf, momentAt, momentOf, numberOf, sizeOf, type Facts, type Verdict } from "./runtime";

export interface BookingMessageIsGivenFacts {
  readonly bookingMessage: Facts<BookingMessage, "message" | "photo_ids">;
}

/** A message about a booking says or shows something. Source: §5. */
export function bookingMessageIsGiven(facts: BookingMessageIsGivenFacts): Verdict<"booking.message_missing"> {
  return judge([[lengthOf(facts.bookingMessage.message) >= 1 || sizeOf(facts.bookingMessage.photo_ids) >= 1, "booking.message_missing", "bookingMessageIsGiven.1"]]);
}

export interface ChangeNamesBookingFacts {
  readonly bookingReference: Facts<BookingReference, "booking_id">;
}

/** A change and a new price name their booking. Source: §5. */
export function changeNamesBooking(facts: ChangeNamesBookingFacts): Verdict<"booking.id_invalid"> {
  return judge([[isPresent(facts.bookingReference.booking_id), "booking.id_invalid", "changeNamesBooking.1"]]);
}

export interface GuestMayCancelFacts {
  readonly booking: Facts<Booking, "checkout" | "checkout_time" | "timezone">;
  readonly now: Instant;
}

/** A guest may cancel. */
export function guestMayCancel(facts: GuestMayCancelFacts): Verdict<"booking.cancel_too_late"> {
  return judge([[momentOf(facts.now) < momentAt(dayOf(facts.booking.checkout), facts.booking.checkout_time, facts.booking.timezone), "booking.cancel_too_late", "guestMayCancel.1"]]);
}

export interface HostMayCancelFacts {
  readonly booking: Facts<Booking, "checkin" | "checkin_time" | "timezone">;
  readonly now: Instant;
}

/** A host may cancel. */
export function hostMayCancel(facts: HostMayCancelFacts): Verdict<"booking.cancel_too_late"> {
  return judge([[momentOf(facts.now) < momentAt(dayOf(facts.booking.checkin), facts.booking.checkin_time, facts.booking.timezone), "booking.cancel_too_late", "hostMayCancel.1"]]);
}

export interface MayAnswerFacts {
  readonly booking: Facts<Booking, "reply_by">;
  readonly now: Instant;
}

/** A host may answer a request. */
export function mayAnswer(facts: MayAnswerFacts): Verdict<"booking.reply_late"> {
  return judge([[!isPresent(facts.booking.reply_by) || momentOf(facts.now) <= momentOf(facts.booking.reply_by), "booking.reply_late", "mayAnswer.1"]]);
}

export interface MayChangePointsFacts {
  readonly booking: Facts<Booking, "paid_at" | "pay_by" | "payment_method" | "status">;
  readonly now: Instant;
}

/** The points of a booking may be changed. */
export function mayChangePoints(facts: MayChangePointsFacts): Verdict<"booking.already_paid" | "booking.illegal_transition" | "booking.payment_late" | "checkout.paid_directly"> {
  return judge([[isAmong(facts.booking.status, ["pending", "confirmed"]), "booking.illegal_transition", "mayChangePoints.1", {
    data: {
      status: facts.booking.status,
    },
  }], [!isPresent(facts.booking.paid_at), "booking.already_paid", "mayChangePoints.2"], [!(isSame(facts.booking.payment_method, "offline")), "checkout.paid_directly", "mayChangePoints.3"], [!isPresent(facts.booking.pay_by) || momentOf(facts.now) <= momentOf(facts.booking.pay_by), "booking.payment_late", "mayChangePoints.4"]]);
}

export interface MayPayFacts {
  readonly booking: Facts<Booking, "paid_at" | "pay_by" | "payment_method" | "status">;
  readonly now: Instant;
}

/** A booking may be paid by card. */
export function mayPay(facts: MayPayFacts): Verdict<"booking.already_paid" | "booking.not_confirmed" | "booking.payment_late" | "checkout.paid_directly"> {
  return judge([[isSame(facts.booking.status, "confirmed"), "booking.not_confirmed", "mayPay.1"], [!isPresent(facts.booking.paid_at), "booking.already_paid", "mayPay.2"], [!(isSame(facts.booking.payment_method, "offline")), "checkout.paid_directly", "mayPay.3"], [!isPresent(facts.booking.pay_by) || momentOf(facts.now) <= momentOf(facts.booking.pay_by), "booking.payment_late", "mayPay.4"]]);
}

export interface MayRecordPaymentFacts {
  readonly booking: Facts<Booking, "paid_at" | "payment_method" | "status">;
}

/** A host may record a payment. */
export function mayRecordPayment(facts: MayRecordPaymentFacts): Verdict<"booking.already_paid" | "booking.not_confirmed" | "booking.not_offline"> {
  return judge([[isSame(facts.booking.status, "confirmed"), "booking.not_confirmed", "mayRecordPayment.1"], [!isPresent(facts.booking.paid_at), "booking.already_paid", "mayRecordPayment.2"], [!(isSame(facts.booking.payment_method, "card")), "booking.not_offline", "mayRecordPayment.3"]]);
}

export interface MayReportFacts {
  readonly booking: Facts<Booking, "checkout" | "checkout_time" | "timezone">;
  readonly now: Instant;
}

/** A stay may be reported. */
export function mayReport(facts: MayReportFacts): Verdict<"booking.report_too_late"> {
  return judge([[momentOf(facts.now) <= (momentAt(dayOf(facts.booking.checkout), facts.booking.checkout_time, facts.booking.timezone) + reportDays * DAY), "booking.report_too_late", "mayReport.1"]]);
}

export interface MessageNamesBookingFacts {
  readonly bookingReference: Facts<BookingReference, "booking_id">;
}

/** A message about a booking names the booking. Source: §5. */
export function messageNamesBooking(facts: MessageNamesBookingFacts): Verdict<"booking.id_missing"> {
  return judge([[isPresent(facts.bookingReference.booking_id), "booking.id_missing", "messageNamesBooking.1"]]);
}

export interface NotOwnPropertyFacts {
  readonly property: Facts<Property, "profile_id">;
  readonly visitor: Facts<Visitor, "profile_id">;
}

/** A guest books somebody else’s property. */
export function notOwnProperty(facts: NotOwnPropertyFacts): Verdict<"booking.own_property"> {
  return judge([[!(isSame(facts.property.profile_id, facts.visitor.profile_id)), "booking.own_property", "notOwnProperty.1"]]);
}

export interface PlaceIsBookableFacts {
  readonly property: Facts<Property, "status">;
}

/** A place can be booked while it is listed. */
export function placeIsBookable(facts: PlaceIsBookableFacts): Verdict<"booking.not_bookable"> {
  return judge([[isSame(facts.property.status, "listed"), "booking.not_bookable", "placeIsBookable.1"]]);
}

export interface StayFitsFacts {
  readonly property: Facts<Property, "advance_notice_hours" | "checkin_time" | "max_nights" | "min_nights" | "pets_allowed" | "sleeps" | "timezone">;
  readonly stayRequest: Facts<StayRequest, "adults" | "checkin" | "checkout" | "children" | "pets">;
  readonly now: Instant;
}

/** A stay fits the rules of the property. */
export function stayFits(facts: StayFitsFacts): Verdict<"booking.checkin_past" | "booking.checkout_before_checkin" | "booking.max_nights" | "booking.min_nights" | "booking.pets_refused" | "booking.too_far_ahead" | "booking.too_many_guests"> {
  return judge([[dayOf(facts.stayRequest.checkin) < dayOf(facts.stayRequest.checkout), "booking.checkout_before_checkin", "stayFits.1"], [momentAt(dayOf(facts.stayRequest.checkin), facts.property.checkin_time, facts.property.timezone) >= (momentOf(facts.now) + numberOf(facts.property.advance_notice_hours) * HOUR), "booking.checkin_past", "stayFits.2"], [dayOf(facts.stayRequest.checkout) <= (dayIn(momentOf(facts.now), facts.property.timezone) + bookingHorizonDays), "booking.too_far_ahead", "stayFits.3"], [(dayOf(facts.stayRequest.checkout) - dayOf(facts.stayRequest.checkin)) >= numberOf(facts.property.min_nights), "booking.min_nights", "stayFits.4", {
    slots: {
      min_nights: facts.property.min_nights,
    },
  }], [(dayOf(facts.stayRequest.checkout) - dayOf(facts.stayRequest.checkin)) <= numberOf(facts.property.max_nights), "booking.max_nights", "stayFits.5", {
    slots: {
      max_nights: facts.property.max_nights,
    },
  }], [(numberOf(facts.stayRequest.adults) + numberOf(facts.stayRequest.children)) <= numberOf(facts.property.sleeps), "booking.too_many_guests", "stayFits.6", {
    slots: {
      sleeps: facts.property.sleeps,
    },
  }], [numberOf(facts.stayRequest.pets) < 1 || isYes(facts.property.pets_allowed), "booking.pets_refused", "stayFits.7"]]);
}

export interface StillUnpaidFacts {
  readonly booking: Facts<Booking, "paid_at">;
}

/** A booking that nobody paid comes to its end. */
export function stillUnpaid(facts: StillUnpaidFacts): Verdict<"booking.already_paid"> {
  return judge([[!isPresent(facts.booking.paid_at), "booking.already_paid", "stillUnpaid.1"]]);
}
