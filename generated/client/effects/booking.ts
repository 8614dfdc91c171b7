// The calls of booking as effects.
// Written by the generator from the spec; change the spec, not this file.
import {
  acceptBooking, cancelBooking, checkDuplicate, contactAboutBooking, createBooking, getBooking, listHostBookings, listReviewable,
  listStays, payBooking, previewCancellation, priceBooking, recordPayment, rejectBooking, reportBooking, searchBookings, setBookingPoints,
  updateBooking, type AcceptBookingAnswer, type AcceptBookingArgs, type AcceptBookingCode, type CancelBookingAnswer,
  type CancelBookingArgs, type CancelBookingCode, type CheckDuplicateAnswer, type CheckDuplicateArgs, type CheckDuplicateCode,
  type ContactAboutBookingAnswer, type ContactAboutBookingArgs, type ContactAboutBookingCode, type CreateBookingAnswer,
  type CreateBookingArgs, type CreateBookingCode, type GetBookingAnswer, type GetBookingArgs, type GetBookingCode,
  type ListHostBookingsAnswer, type ListHostBookingsArgs, type ListHostBookingsCode, type ListReviewableAnswer, type ListReviewableCode,
  type ListStaysAnswer, type ListStaysArgs, type ListStaysCode, type PayBookingAnswer, type PayBookingArgs, type PayBookingCode,
  type PreviewCancellationAnswer, type PreviewCancellationArgs, type PreviewCancellationCode, type PriceBookingAnswer,
  type PriceBookingArgs, type PriceBookingCode, type RecordPaymentAnswer, type RecordPaymentArgs, type RecordPaymentCode,
  type RejectBookingAnswer, type RejectBookingArgs, type RejectBookingCode, type ReportBookingAnswer, type ReportBookingArgs,
  type ReportBookingCode, type SearchBookingsAnswer, type SearchBookingsArgs, type SearchBookingsCode, type SetBookingPointsAnswer,
  type SetBookingPointsArgs, type SetBookingPointsCode, type UpdateBookingAnswer, type UpdateBookingArgs, type UpdateBookingCode,
} from "../booking";
import { effectOf } from "../effect-of";
import type { Failure } from "../transport";
import type { Effect } from "effector";

/** The host accepts a request. A screen makes a copy of its own: `attach({ effect: acceptBookingFx })`. */
export const acceptBookingFx: Effect<AcceptBookingArgs, AcceptBookingAnswer, Failure<AcceptBookingCode>> = /* @__PURE__ */ effectOf(
  "acceptBookingFx",
  acceptBooking,
);

/**
 * Cancels a booking, with a reason; a guest withdraws a request the same way. A screen makes a copy of its own: `attach({ effect:
 * cancelBookingFx })`.
 */
export const cancelBookingFx: Effect<CancelBookingArgs, CancelBookingAnswer, Failure<CancelBookingCode>> = /* @__PURE__ */ effectOf(
  "cancelBookingFx",
  cancelBooking,
);

/** Tells whether the guest has already booked these nights. A screen makes a copy of its own: `attach({ effect: checkDuplicateFx })`. */
export const checkDuplicateFx: Effect<CheckDuplicateArgs, CheckDuplicateAnswer, Failure<CheckDuplicateCode>> = /* @__PURE__ */ effectOf(
  "checkDuplicateFx",
  checkDuplicate,
);

/** Writes to the other side of a booking. A screen makes a copy of its own: `attach({ effect: contactAboutBookingFx })`. */
export const contactAboutBookingFx: Effect<ContactAboutBookingArgs, ContactAboutBookingAnswer, Failure<ContactAboutBookingCode>> =
  /* @__PURE__ */ effectOf("contactAboutBookingFx", contactAboutBooking);

/**
 * Asks for a stay, or books it at once where the listing allows it; the booking is then fetched. A screen makes a copy of its own:
 * `attach({ effect: createBookingFx })`.
 */
export const createBookingFx: Effect<CreateBookingArgs, CreateBookingAnswer, Failure<CreateBookingCode>> = /* @__PURE__ */ effectOf(
  "createBookingFx",
  createBooking,
);

/** One booking, for its guest and its host. A screen makes a copy of its own: `attach({ effect: getBookingFx })`. */
export const getBookingFx: Effect<GetBookingArgs, GetBookingAnswer, Failure<GetBookingCode>> = /* @__PURE__ */ effectOf(
  "getBookingFx",
  getBooking,
);

/** The bookings of the host’s own properties. A screen makes a copy of its own: `attach({ effect: listHostBookingsFx })`. */
export const listHostBookingsFx: Effect<ListHostBookingsArgs | void, ListHostBookingsAnswer, Failure<ListHostBookingsCode>> =
  /* @__PURE__ */ effectOf("listHostBookingsFx", listHostBookings);

/** The stays that are ready for a review. A screen makes a copy of its own: `attach({ effect: listReviewableFx })`. */
export const listReviewableFx: Effect<void, ListReviewableAnswer, Failure<ListReviewableCode>> = /* @__PURE__ */ effectOf(
  "listReviewableFx",
  listReviewable,
);

/** The guest’s own bookings. A screen makes a copy of its own: `attach({ effect: listStaysFx })`. */
export const listStaysFx: Effect<ListStaysArgs | void, ListStaysAnswer, Failure<ListStaysCode>> = /* @__PURE__ */ effectOf(
  "listStaysFx",
  listStays,
);

/** Confirms a payment that the payment provider has taken. A screen makes a copy of its own: `attach({ effect: payBookingFx })`. */
export const payBookingFx: Effect<PayBookingArgs, PayBookingAnswer, Failure<PayBookingCode>> = /* @__PURE__ */ effectOf(
  "payBookingFx",
  payBooking,
);

/** What comes back if the booking is cancelled now. A screen makes a copy of its own: `attach({ effect: previewCancellationFx })`. */
export const previewCancellationFx: Effect<PreviewCancellationArgs, PreviewCancellationAnswer, Failure<PreviewCancellationCode>> =
  /* @__PURE__ */ effectOf("previewCancellationFx", previewCancellation);

/**
 * The price of a booking with what its address now asks for: other dates, people or currency. A screen makes a copy of its own: `attach({
 * effect: priceBookingFx })`.
 */
export const priceBookingFx: Effect<PriceBookingArgs, PriceBookingAnswer, Failure<PriceBookingCode>> = /* @__PURE__ */ effectOf(
  "priceBookingFx",
  priceBooking,
);

/** The host records what a guest paid directly. A screen makes a copy of its own: `attach({ effect: recordPaymentFx })`. */
export const recordPaymentFx: Effect<RecordPaymentArgs, RecordPaymentAnswer, Failure<RecordPaymentCode>> = /* @__PURE__ */ effectOf(
  "recordPaymentFx",
  recordPayment,
);

/** The host rejects a request, with a reason. A screen makes a copy of its own: `attach({ effect: rejectBookingFx })`. */
export const rejectBookingFx: Effect<RejectBookingArgs, RejectBookingAnswer, Failure<RejectBookingCode>> = /* @__PURE__ */ effectOf(
  "rejectBookingFx",
  rejectBooking,
);

/**
 * Says that something is wrong with a stay; the payout waits and an operator looks at it. A screen makes a copy of its own: `attach({
 * effect: reportBookingFx })`.
 */
export const reportBookingFx: Effect<ReportBookingArgs, ReportBookingAnswer, Failure<ReportBookingCode>> = /* @__PURE__ */ effectOf(
  "reportBookingFx",
  reportBooking,
);

/**
 * Finds a booking by its reference, its address, or its property and dates; the answer is a list of one or none. A screen makes a copy of
 * its own: `attach({ effect: searchBookingsFx })`.
 */
export const searchBookingsFx: Effect<SearchBookingsArgs | void, SearchBookingsAnswer, Failure<SearchBookingsCode>> =
  /* @__PURE__ */ effectOf("searchBookingsFx", searchBookings);

/** Sets how many points go towards a booking; 0 takes them back. A screen makes a copy of its own: `attach({ effect: setBookingPointsFx })`. */
export const setBookingPointsFx: Effect<SetBookingPointsArgs, SetBookingPointsAnswer, Failure<SetBookingPointsCode>> =
  /* @__PURE__ */ effectOf("setBookingPointsFx", setBookingPoints);

/**
 * Changes what may still change before the host has answered: dates, people, message. A screen makes a copy of its own: `attach({ effect:
 * updateBookingFx })`.
 */
export const updateBookingFx: Effect<UpdateBookingArgs, UpdateBookingAnswer, Failure<UpdateBookingCode>> = /* @__PURE__ */ effectOf(
  "updateBookingFx",
  updateBooking,
);
