// The calls of booking.
// Written by the generator from the spec; change the spec, not this file.
import { ask } from "./ask";
import type { Outcome, Transport } from "./transport";
import type { BookingDetail, BookingList, BookingRow, CancelPreview, GuestsInput, Quote } from "../model/entities";
import type { BookingStatus, Currency, DuplicateKind, OfflineMethod } from "../model/values";
import type { PlainDate } from "../model/wire";

export interface AcceptBookingArgs {
  /** Unguessable: whoever has it can see the offer */
  readonly booking_id: string;
  /** For the guest */
  readonly message?: string | undefined;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type AcceptBookingAnswer = BookingDetail;
export type AcceptBookingCode =
  | "account.not_named" | "account.not_signed_in" | "account.not_verified" | "booking.dates_unavailable" | "booking.illegal_transition"
  | "booking.not_found" | "booking.not_this_side" | "booking.reply_late" | "input.invalid" | "input.malformed" | "input.rate_limited"
  | "input.repeated_differently" | "input.too_large";

/** The host accepts a request. PATCH /booking/{booking_id}/accept. For the host of the booking. Source: §7 Booking. */
export function acceptBooking(
  transport: Transport,
  args: AcceptBookingArgs,
): Promise<Outcome<AcceptBookingAnswer, AcceptBookingCode>> {
  return ask(transport, {
    call: "acceptBooking", method: "PATCH", path: "/booking/{booking_id}/accept",
    codes: "account.not_named account.not_signed_in account.not_verified booking.dates_unavailable booking.illegal_transition booking.not_found booking.not_this_side booking.reply_late input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large",
    secure: true, repeatable: true,
  }, args);
}

export interface CancelBookingArgs {
  /** Unguessable: whoever has it can see the offer */
  readonly booking_id: string;
  /** Told to the other side */
  readonly cancel_reason: string;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type CancelBookingAnswer = BookingDetail;
export type CancelBookingCode =
  | "account.not_signed_in" | "booking.cancel_too_late" | "booking.illegal_transition" | "booking.not_found" | "input.invalid"
  | "input.malformed" | "input.rate_limited" | "input.repeated_differently" | "input.too_large";

/**
 * Cancels a booking, with a reason; a guest withdraws a request the same way. PATCH /booking/{booking_id}/cancel. For the guest or the host
 * of the booking. Source: §7 Booking.
 */
export function cancelBooking(
  transport: Transport,
  args: CancelBookingArgs,
): Promise<Outcome<CancelBookingAnswer, CancelBookingCode>> {
  return ask(transport, {
    call: "cancelBooking", method: "PATCH", path: "/booking/{booking_id}/cancel",
    codes: "account.not_signed_in booking.cancel_too_late booking.illegal_transition booking.not_found input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large",
    secure: true, repeatable: true,
  }, args);
}

export interface CheckDuplicateArgs {
  readonly property_id: string;
  readonly checkin: PlainDate;
  readonly checkout: PlainDate;
}

export type CheckDuplicateAnswer = {
  readonly duplicate: boolean;
  readonly kind: DuplicateKind | null;
  readonly booking_id: string | null;
  readonly status: BookingStatus | null;
};
export type CheckDuplicateCode = "account.not_signed_in" | "input.invalid" | "input.malformed" | "input.too_large";

/** Tells whether the guest has already booked these nights. POST /booking/check-duplicate. For people who are signed in. Source: §7 Booking. */
export function checkDuplicate(
  transport: Transport,
  args: CheckDuplicateArgs,
): Promise<Outcome<CheckDuplicateAnswer, CheckDuplicateCode>> {
  return ask(transport, {
    call: "checkDuplicate", method: "POST", path: "/booking/check-duplicate",
    codes: "account.not_signed_in input.invalid input.malformed input.too_large", secure: true,
  }, args);
}

export interface ContactAboutBookingArgs {
  /** Unguessable: whoever has it can see the offer */
  readonly booking_id: string;
  /** Cannot be empty */
  readonly message?: string | undefined;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type ContactAboutBookingAnswer = Readonly<Record<never, never>>;
export type ContactAboutBookingCode =
  | "account.not_signed_in" | "booking.id_missing" | "booking.message_missing" | "booking.not_found" | "input.invalid" | "input.malformed"
  | "input.rate_limited" | "input.repeated_differently" | "input.too_large";

/** Writes to the other side of a booking. POST /booking/{booking_id}/contact. For the guest or the host of the booking. Source: §7 Booking. */
export function contactAboutBooking(
  transport: Transport,
  args: ContactAboutBookingArgs,
): Promise<Outcome<ContactAboutBookingAnswer, ContactAboutBookingCode>> {
  return ask(transport, {
    call: "contactAboutBooking", method: "POST", path: "/booking/{booking_id}/contact",
    codes: "account.not_signed_in booking.id_missing booking.message_missing booking.not_found input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large",
    secure: true, repeatable: true,
  }, args);
}

export interface CreateBookingArgs {
  readonly property_id: string;
  readonly checkin: PlainDate;
  readonly checkout: PlainDate;
  readonly guests: GuestsInput;
  /** The price that the guest saw */
  readonly quote_id: string;
  /** For the host */
  readonly message?: string | undefined;
  readonly currency?: Currency | undefined;
  readonly points?: number | undefined;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type CreateBookingAnswer = { readonly booking_id: string };
export type CreateBookingCode =
  | "account.not_named" | "account.not_signed_in" | "account.not_verified" | "booking.checkin_day" | "booking.checkin_past"
  | "booking.checkout_before_checkin" | "booking.checkout_day" | "booking.dates_unavailable" | "booking.duplicate"
  | "booking.illegal_transition" | "booking.max_nights" | "booking.min_nights" | "booking.not_bookable" | "booking.own_property"
  | "booking.pets_refused" | "booking.price_changed" | "booking.quote_expired" | "booking.too_far_ahead" | "booking.too_many_guests"
  | "booking.too_many_requests" | "input.invalid" | "input.malformed" | "input.rate_limited" | "input.repeated_differently"
  | "input.too_large" | "property.not_found";

/**
 * Asks for a stay, or books it at once where the listing allows it; the booking is then fetched. POST /booking. For people whose profile
 * has a first and a last name. Source: §7 Booking.
 */
export function createBooking(
  transport: Transport,
  args: CreateBookingArgs,
): Promise<Outcome<CreateBookingAnswer, CreateBookingCode>> {
  return ask(transport, {
    call: "createBooking", method: "POST", path: "/booking",
    codes: "account.not_named account.not_signed_in account.not_verified booking.checkin_day booking.checkin_past booking.checkout_before_checkin booking.checkout_day booking.dates_unavailable booking.duplicate booking.illegal_transition booking.max_nights booking.min_nights booking.not_bookable booking.own_property booking.pets_refused booking.price_changed booking.quote_expired booking.too_far_ahead booking.too_many_guests booking.too_many_requests input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large property.not_found",
    secure: true, repeatable: true,
  }, args);
}

export interface GetBookingArgs {
  /** Unguessable: whoever has it can see the offer */
  readonly booking_id: string;
}

export type GetBookingAnswer = BookingDetail;
export type GetBookingCode = "account.not_signed_in" | "booking.not_found" | "input.invalid" | "input.malformed";

/** One booking, for its guest and its host. GET /booking/{booking_id}. For the guest or the host of the booking. Source: §7 Booking. */
export function getBooking(transport: Transport, args: GetBookingArgs): Promise<Outcome<GetBookingAnswer, GetBookingCode>> {
  return ask(transport, {
    call: "getBooking", method: "GET", path: "/booking/{booking_id}",
    codes: "account.not_signed_in booking.not_found input.invalid input.malformed", secure: true,
  }, args);
}

export interface ListHostBookingsArgs {
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
}

export type ListHostBookingsAnswer = BookingList;
export type ListHostBookingsCode =
  | "account.not_named" | "account.not_signed_in" | "account.not_verified" | "account.wrong_mode" | "input.invalid" | "input.malformed";

/** The bookings of the host’s own properties. GET /booking/properties. For hosts. Source: §7 Booking. */
export function listHostBookings(
  transport: Transport,
  args: ListHostBookingsArgs | void,
): Promise<Outcome<ListHostBookingsAnswer, ListHostBookingsCode>> {
  return ask(transport, {
    call: "listHostBookings", method: "GET", path: "/booking/properties",
    codes: "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed", secure: true,
  }, args);
}

export type ListReviewableAnswer = { readonly bookingList: readonly BookingRow[] };
export type ListReviewableCode = "account.not_signed_in" | "input.invalid" | "input.malformed";

/** The stays that are ready for a review. GET /booking/complete. For people who are signed in. Source: §7 Booking. */
export function listReviewable(transport: Transport): Promise<Outcome<ListReviewableAnswer, ListReviewableCode>> {
  return ask(transport, {
    call: "listReviewable", method: "GET", path: "/booking/complete", codes: "account.not_signed_in input.invalid input.malformed",
    secure: true,
  }, undefined);
}

export interface ListStaysArgs {
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
}

export type ListStaysAnswer = BookingList;
export type ListStaysCode = "account.not_signed_in" | "input.invalid" | "input.malformed";

/** The guest’s own bookings. GET /booking. For people who are signed in. Source: §7 Booking. */
export function listStays(transport: Transport, args: ListStaysArgs | void): Promise<Outcome<ListStaysAnswer, ListStaysCode>> {
  return ask(
    transport,
    { call: "listStays", method: "GET", path: "/booking", codes: "account.not_signed_in input.invalid input.malformed", secure: true },
    args,
  );
}

export interface PayBookingArgs {
  /** Unguessable: whoever has it can see the offer */
  readonly booking_id: string;
  readonly confirmation_id: string;
  readonly currency?: Currency | undefined;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type PayBookingAnswer = BookingDetail;
export type PayBookingCode =
  | "account.not_named" | "account.not_signed_in" | "account.not_verified" | "booking.already_paid" | "booking.illegal_transition"
  | "booking.not_confirmed" | "booking.not_found" | "booking.not_this_side" | "booking.payment_differs" | "booking.payment_late"
  | "booking.price_changed" | "input.invalid" | "input.malformed" | "input.rate_limited" | "input.repeated_differently" | "input.too_large";

/**
 * Confirms a payment that the payment provider has taken. PATCH /booking/{booking_id}/pay. For the guest of the booking. Source: §7
 * Booking.
 */
export function payBooking(transport: Transport, args: PayBookingArgs): Promise<Outcome<PayBookingAnswer, PayBookingCode>> {
  return ask(transport, {
    call: "payBooking", method: "PATCH", path: "/booking/{booking_id}/pay",
    codes: "account.not_named account.not_signed_in account.not_verified booking.already_paid booking.illegal_transition booking.not_confirmed booking.not_found booking.not_this_side booking.payment_differs booking.payment_late booking.price_changed input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large",
    secure: true, repeatable: true,
  }, args);
}

export interface PreviewCancellationArgs {
  /** Unguessable: whoever has it can see the offer */
  readonly booking_id: string;
}

export type PreviewCancellationAnswer = CancelPreview;
export type PreviewCancellationCode = "account.not_signed_in" | "booking.not_found" | "input.invalid" | "input.malformed";

/**
 * What comes back if the booking is cancelled now. GET /booking/{booking_id}/cancel-preview. For the guest or the host of the booking.
 * Decision: section 5: the refund is seen before the click.
 */
export function previewCancellation(
  transport: Transport,
  args: PreviewCancellationArgs,
): Promise<Outcome<PreviewCancellationAnswer, PreviewCancellationCode>> {
  return ask(transport, {
    call: "previewCancellation", method: "GET", path: "/booking/{booking_id}/cancel-preview",
    codes: "account.not_signed_in booking.not_found input.invalid input.malformed", secure: true,
  }, args);
}

export interface PriceBookingArgs {
  /** Unguessable: whoever has it can see the offer */
  readonly booking_id: string;
  /** The address of the booking, with what has changed */
  readonly bookingUrl: string;
}

export type PriceBookingAnswer = { readonly quote: Quote };
export type PriceBookingCode =
  | "account.not_signed_in" | "booking.dates_unavailable" | "booking.id_invalid" | "booking.min_nights" | "booking.not_found"
  | "input.invalid" | "input.malformed" | "input.too_large";

/**
 * The price of a booking with what its address now asks for: other dates, people or currency. POST /booking/{booking_id}/price. For the
 * guest or the host of the booking. Source: §7 Booking.
 */
export function priceBooking(transport: Transport, args: PriceBookingArgs): Promise<Outcome<PriceBookingAnswer, PriceBookingCode>> {
  return ask(transport, {
    call: "priceBooking", method: "POST", path: "/booking/{booking_id}/price",
    codes: "account.not_signed_in booking.dates_unavailable booking.id_invalid booking.min_nights booking.not_found input.invalid input.malformed input.too_large",
    secure: true,
  }, args);
}

export interface RecordPaymentArgs {
  /** Unguessable: whoever has it can see the offer */
  readonly booking_id: string;
  /** In Canadian cents */
  readonly amount_cents: number;
  readonly method: OfflineMethod;
  readonly received_on: PlainDate;
  readonly reference?: string | undefined;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type RecordPaymentAnswer = BookingDetail;
export type RecordPaymentCode =
  | "account.not_named" | "account.not_signed_in" | "account.not_verified" | "booking.already_paid" | "booking.illegal_transition"
  | "booking.not_confirmed" | "booking.not_found" | "booking.not_offline" | "booking.not_this_side" | "input.invalid" | "input.malformed"
  | "input.rate_limited" | "input.repeated_differently" | "input.too_large";

/** The host records what a guest paid directly. PATCH /booking/{booking_id}/record-payment. For the host of the booking. Source: §7 Booking. */
export function recordPayment(
  transport: Transport,
  args: RecordPaymentArgs,
): Promise<Outcome<RecordPaymentAnswer, RecordPaymentCode>> {
  return ask(transport, {
    call: "recordPayment", method: "PATCH", path: "/booking/{booking_id}/record-payment",
    codes: "account.not_named account.not_signed_in account.not_verified booking.already_paid booking.illegal_transition booking.not_confirmed booking.not_found booking.not_offline booking.not_this_side input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large",
    secure: true, repeatable: true,
  }, args);
}

export interface RejectBookingArgs {
  /** Unguessable: whoever has it can see the offer */
  readonly booking_id: string;
  /** Told to the other side */
  readonly reject_reason: string;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type RejectBookingAnswer = BookingDetail;
export type RejectBookingCode =
  | "account.not_named" | "account.not_signed_in" | "account.not_verified" | "booking.illegal_transition" | "booking.not_found"
  | "booking.not_this_side" | "input.invalid" | "input.malformed" | "input.rate_limited" | "input.repeated_differently" | "input.too_large";

/** The host rejects a request, with a reason. PATCH /booking/{booking_id}/reject. For the host of the booking. Source: §7 Booking. */
export function rejectBooking(
  transport: Transport,
  args: RejectBookingArgs,
): Promise<Outcome<RejectBookingAnswer, RejectBookingCode>> {
  return ask(transport, {
    call: "rejectBooking", method: "PATCH", path: "/booking/{booking_id}/reject",
    codes: "account.not_named account.not_signed_in account.not_verified booking.illegal_transition booking.not_found booking.not_this_side input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large",
    secure: true, repeatable: true,
  }, args);
}

export interface ReportBookingArgs {
  /** Unguessable: whoever has it can see the offer */
  readonly booking_id: string;
  /** What is wrong */
  readonly message: string;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type ReportBookingAnswer = Readonly<Record<never, never>>;
export type ReportBookingCode =
  | "account.not_signed_in" | "booking.illegal_transition" | "booking.not_found" | "booking.report_too_late" | "input.invalid"
  | "input.malformed" | "input.rate_limited" | "input.repeated_differently" | "input.too_large";

/**
 * Says that something is wrong with a stay; the payout waits and an operator looks at it. POST /booking/{booking_id}/report. For the guest
 * or the host of the booking. Source: §7 Booking.
 */
export function reportBooking(
  transport: Transport,
  args: ReportBookingArgs,
): Promise<Outcome<ReportBookingAnswer, ReportBookingCode>> {
  return ask(transport, {
    call: "reportBooking", method: "POST", path: "/booking/{booking_id}/report",
    codes: "account.not_signed_in booking.illegal_transition booking.not_found booking.report_too_late input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large",
    secure: true, repeatable: true,
  }, args);
}

export interface SearchBookingsArgs {
  readonly reference?: string | undefined;
  readonly bookingUrl?: string | undefined;
  readonly property_id?: string | undefined;
  readonly checkin?: PlainDate | undefined;
  readonly checkout?: PlainDate | undefined;
}

export type SearchBookingsAnswer = readonly BookingDetail[];
export type SearchBookingsCode = "account.not_signed_in" | "booking.search_empty" | "input.invalid" | "input.malformed" | "input.too_large";

/**
 * Finds a booking by its reference, its address, or its property and dates; the answer is a list of one or none. POST /booking/search. For
 * people who are signed in. Source: §7 Booking.
 */
export function searchBookings(
  transport: Transport,
  args: SearchBookingsArgs | void,
): Promise<Outcome<SearchBookingsAnswer, SearchBookingsCode>> {
  return ask(transport, {
    call: "searchBookings", method: "POST", path: "/booking/search",
    codes: "account.not_signed_in booking.search_empty input.invalid input.malformed input.too_large", secure: true, answer: "array",
  }, args);
}

export interface SetBookingPointsArgs {
  /** Unguessable: whoever has it can see the offer */
  readonly booking_id: string;
  readonly points: number;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type SetBookingPointsAnswer = { readonly quote: Quote; readonly points: number };
export type SetBookingPointsCode =
  | "account.not_named" | "account.not_signed_in" | "account.not_verified" | "booking.already_paid" | "booking.illegal_transition"
  | "booking.not_found" | "booking.not_this_side" | "booking.payment_late" | "input.invalid" | "input.malformed" | "input.rate_limited"
  | "input.repeated_differently" | "input.too_large" | "points.not_enough" | "points.too_few" | "points.too_many";

/**
 * Sets how many points go towards a booking; 0 takes them back. POST /booking/{booking_id}/points. For the guest of the booking. Source: §7
 * Booking.
 */
export function setBookingPoints(
  transport: Transport,
  args: SetBookingPointsArgs,
): Promise<Outcome<SetBookingPointsAnswer, SetBookingPointsCode>> {
  return ask(transport, {
    call: "setBookingPoints", method: "POST", path: "/booking/{booking_id}/points",
    codes: "account.not_named account.not_signed_in account.not_verified booking.already_paid booking.illegal_transition booking.not_found booking.not_this_side booking.payment_late input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large points.not_enough points.too_few points.too_many",
    secure: true, repeatable: true,
  }, args);
}

export interface UpdateBookingArgs {
  /** Unguessable: whoever has it can see the offer */
  readonly booking_id: string;
  readonly checkin?: PlainDate | undefined;
  readonly checkout?: PlainDate | undefined;
  readonly guests?: GuestsInput | undefined;
  readonly message?: string | undefined;
  /** The price of the changed stay */
  readonly quote_id?: string | undefined;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type UpdateBookingAnswer = BookingDetail;
export type UpdateBookingCode =
  | "account.not_named" | "account.not_signed_in" | "account.not_verified" | "booking.checkin_day" | "booking.checkin_past"
  | "booking.checkout_before_checkin" | "booking.checkout_day" | "booking.dates_unavailable" | "booking.id_invalid"
  | "booking.illegal_transition" | "booking.max_nights" | "booking.min_nights" | "booking.not_found" | "booking.not_this_side"
  | "booking.pets_refused" | "booking.price_changed" | "booking.quote_expired" | "booking.too_far_ahead" | "booking.too_many_guests"
  | "input.invalid" | "input.malformed" | "input.rate_limited" | "input.repeated_differently" | "input.too_large";

/**
 * Changes what may still change before the host has answered: dates, people, message. PATCH /booking/{booking_id}. For the guest of the
 * booking. Source: §7 Booking.
 */
export function updateBooking(
  transport: Transport,
  args: UpdateBookingArgs,
): Promise<Outcome<UpdateBookingAnswer, UpdateBookingCode>> {
  return ask(transport, {
    call: "updateBooking", method: "PATCH", path: "/booking/{booking_id}",
    codes: "account.not_named account.not_signed_in account.not_verified booking.checkin_day booking.checkin_past booking.checkout_before_checkin booking.checkout_day booking.dates_unavailable booking.id_invalid booking.illegal_transition booking.max_nights booking.min_nights booking.not_found booking.not_this_side booking.pets_refused booking.price_changed booking.quote_expired booking.too_far_ahead booking.too_many_guests input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large",
    secure: true, repeatable: true,
  }, args);
}
