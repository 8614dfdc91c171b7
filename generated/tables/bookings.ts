// Generated 8dd3869d1285. The table bookings, and what is read from its rows.
import type { AgreedPrice, Booking, Guests, Quote } from "../model/entities";
import type { BookingStatus, CancellationPolicy, CancelledBy, Currency, PaymentMethod, TimeZone } from "../model/values";
import { instantOf, type Clock, type PlainDate } from "../model/wire";
import type { Selectable } from "kysely";
import type { Defaulted, Json, Moment, Written } from "./columns";

/** Bookings, each with the price as it was agreed. Source: §3 Booking. */
export interface BookingsTable {
  readonly booking_id: string;
  readonly property_id: string;
  readonly guest_id: string | null;
  readonly reference: string;
  readonly status: BookingStatus;
  readonly checkin: Written<PlainDate>;
  readonly checkout: Written<PlainDate>;
  readonly timezone: TimeZone;
  readonly checkin_time: Written<Clock>;
  readonly checkout_time: Written<Clock>;
  readonly guests: Json<Guests>;
  readonly cancellation_policy: CancellationPolicy;
  readonly quote: Json<Quote>;
  readonly currency: Currency;
  readonly points: Defaulted<number>;
  readonly message: string | null;
  readonly cancel_reason: string | null;
  readonly reject_reason: string | null;
  readonly confirmation_id: string | null;
  readonly paid_at: Moment | null;
  readonly accepted_at: Moment | null;
  readonly reply_by: Moment | null;
  readonly pay_by: Moment | null;
  readonly payment_method: PaymentMethod | null;
  readonly cancelled_by: CancelledBy | null;
  readonly refund_cents: number | null;
  readonly is_given_back: Defaulted<boolean>;
  readonly reported_at: Moment | null;
  readonly host_reported_at: Moment | null;
  readonly created_at: Moment;
  /** What was agreed; the quote shows it with points, in the currency of the guest */
  readonly price: Json<AgreedPrice>;
  /** When what its host gets fell due */
  readonly settled_at: Moment | null;
  /** What the host gets */
  readonly host_subtotal_cents: number;
  /** What the guest pays, taxes included */
  readonly total_cents: number;
}

/** The columns that Booking is read from. */
export const columnsOfBooking = ["booking_id", "property_id", "guest_id", "reference", "status", "checkin", "checkout", "timezone", "checkin_time", "checkout_time", "guests", "cancellation_policy", "quote", "currency", "points", "message", "cancel_reason", "reject_reason", "confirmation_id", "paid_at", "accepted_at", "reply_by", "pay_by", "payment_method", "cancelled_by", "refund_cents", "is_given_back", "reported_at", "host_reported_at", "created_at"] as const;

/** A row of bookings as Booking. What comes from elsewhere: host_id, cohost_ids, bookingUrl, review, guest_review, checkoutDate, reviewWindowDays. */
export function readBooking(row: Pick<Selectable<BookingsTable>, (typeof columnsOfBooking)[number]>): Omit<Booking, "host_id" | "cohost_ids" | "bookingUrl" | "review" | "guest_review" | "checkoutDate" | "reviewWindowDays"> {
  return { booking_id: row.booking_id, property_id: row.property_id, guest_id: row.guest_id ?? "00000000-0000-0000-0000-000000000000", reference: row.reference, status: row.status, checkin: row.checkin, checkout: row.checkout, timezone: row.timezone, checkin_time: row.checkin_time, checkout_time: row.checkout_time, guests: row.guests, cancellation_policy: row.cancellation_policy, quote: row.quote, currency: row.currency, points: row.points, message: row.message, cancel_reason: row.cancel_reason, reject_reason: row.reject_reason, confirmation_id: row.confirmation_id, paid_at: row.paid_at && instantOf(row.paid_at), accepted_at: row.accepted_at && instantOf(row.accepted_at), reply_by: row.reply_by && instantOf(row.reply_by), pay_by: row.pay_by && instantOf(row.pay_by), payment_method: row.payment_method, cancelled_by: row.cancelled_by, refund_cents: row.refund_cents, is_given_back: row.is_given_back, reported_at: row.reported_at && instantOf(row.reported_at), host_reported_at: row.host_reported_at && instantOf(row.host_reported_at), created_at: instantOf(row.created_at) };
}
