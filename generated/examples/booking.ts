// Generated efc891e1fe2a. Examples of the calls of booking. A rule that asks for the state of a thing, or the hour, is not played through.
import type { AcceptBookingAnswer, AcceptBookingArgs, AcceptBookingCode, CancelBookingAnswer, CancelBookingArgs, CancelBookingCode, CheckDuplicateAnswer, CheckDuplicateArgs, CheckDuplicateCode, ContactAboutBookingAnswer, ContactAboutBookingArgs, ContactAboutBookingCode, CreateBookingAnswer, CreateBookingArgs, CreateBookingCode, FindHostBookingsAnswer, FindHostBookingsArgs, FindHostBookingsCode, GetArrivalAnswer, GetArrivalArgs, GetArrivalCode, GetBookingAnswer, GetBookingArgs, GetBookingCode, GetListingNumbersAnswer, GetListingNumbersArgs, GetListingNumbersCode, GetReceiptAnswer, GetReceiptArgs, GetReceiptCode, GetStatementAnswer, GetStatementArgs, GetStatementCode, ListComingStaysAnswer, ListComingStaysCode, ListHostBookingsAnswer, ListHostBookingsArgs, ListHostBookingsCode, ListReviewableAnswer, ListReviewableCode, ListStaysAnswer, ListStaysArgs, ListStaysCode, PayBookingAnswer, PayBookingArgs, PayBookingCode, PreviewCancellationAnswer, PreviewCancellationArgs, PreviewCancellationCode, PriceBookingAnswer, PriceBookingArgs, PriceBookingCode, RecordPaymentAnswer, RecordPaymentArgs, RecordPaymentCode, RejectBookingAnswer, RejectBookingArgs, RejectBookingCode, ReportBookingAnswer, ReportBookingArgs, ReportBookingCode, SearchBookingsAnswer, SearchBookingsArgs, SearchBookingsCode, SetBookingPointsAnswer, SetBookingPointsArgs, SetBookingPointsCode, UpdateBookingAnswer, UpdateBookingArgs, UpdateBookingCode } from "../client/booking";
import { date, type Example } from "./example";
import { exampleArrivalNote, exampleBookingDetail, exampleBookingDocument, exampleBookingList, exampleBookingRow, exampleCancelPreview, exampleGuests, exampleHostBookings, exampleListingNumbers, exampleQuote } from "./things";

export const acceptBooking: Example<AcceptBookingArgs, AcceptBookingAnswer, AcceptBookingCode> = {
  args: { booking_id: "00000000-0000-4000-8000-948e03e7054b" },
  answer: exampleBookingDetail,
};

export const cancelBooking: Example<CancelBookingArgs, CancelBookingAnswer, CancelBookingCode> = {
  args: { booking_id: "00000000-0000-4000-8000-948e03e7054b", cancel_reason: "Cancel reason" },
  answer: exampleBookingDetail,
};

export const checkDuplicate: Example<CheckDuplicateArgs, CheckDuplicateAnswer, CheckDuplicateCode> = {
  args: { property_id: "00000000-0000-4000-8000-40040cb181f7", checkin: date("2027-02-12"), checkout: date("2027-02-15") },
  answer: {
    duplicate: false,
    kind: null,
    booking_id: null,
    status: null,
  },
};

export const contactAboutBooking: Example<ContactAboutBookingArgs, ContactAboutBookingAnswer, ContactAboutBookingCode> = {
  args: { booking_id: "00000000-0000-4000-8000-948e03e7054b", message: "We arrive on the evening ferry, around nine." },
  answer: { thread_id: "00000000-0000-4000-8000-5373c7f8a5a6" },
};

export const createBooking: Example<CreateBookingArgs, CreateBookingAnswer, CreateBookingCode> = {
  args: {
    property_id: "00000000-0000-4000-8000-40040cb181f7",
    checkin: date("2027-02-12"),
    checkout: date("2027-02-15"),
    guests: exampleGuests,
    quote_id: "00000000-0000-4000-8000-551ebffe6dc0",
  },
  answer: { booking_id: "00000000-0000-4000-8000-948e03e7054b" },
};

export const findHostBookings: Example<FindHostBookingsArgs, FindHostBookingsAnswer, FindHostBookingsCode> = {
  args: {},
  answer: exampleHostBookings,
};

export const getArrival: Example<GetArrivalArgs, GetArrivalAnswer, GetArrivalCode> = {
  args: { booking_id: "00000000-0000-4000-8000-948e03e7054b" },
  answer: [exampleArrivalNote],
};

export const getBooking: Example<GetBookingArgs, GetBookingAnswer, GetBookingCode> = {
  args: { booking_id: "00000000-0000-4000-8000-948e03e7054b" },
  answer: exampleBookingDetail,
};

export const getListingNumbers: Example<GetListingNumbersArgs, GetListingNumbersAnswer, GetListingNumbersCode> = {
  args: { property_id: "00000000-0000-4000-8000-40040cb181f7", period: "days30" },
  answer: exampleListingNumbers,
};

export const getReceipt: Example<GetReceiptArgs, GetReceiptAnswer, GetReceiptCode> = {
  args: { booking_id: "00000000-0000-4000-8000-948e03e7054b" },
  answer: exampleBookingDocument,
};

export const getStatement: Example<GetStatementArgs, GetStatementAnswer, GetStatementCode> = {
  args: { booking_id: "00000000-0000-4000-8000-948e03e7054b" },
  answer: exampleBookingDocument,
};

export const listComingStays: Example<void, ListComingStaysAnswer, ListComingStaysCode> = {
  answer: { bookingList: [exampleBookingRow] },
};

export const listHostBookings: Example<ListHostBookingsArgs, ListHostBookingsAnswer, ListHostBookingsCode> = {
  args: {},
  answer: exampleBookingList,
};

export const listReviewable: Example<void, ListReviewableAnswer, ListReviewableCode> = {
  answer: { bookingList: [exampleBookingRow] },
};

export const listStays: Example<ListStaysArgs, ListStaysAnswer, ListStaysCode> = {
  args: {},
  answer: exampleBookingList,
};

export const payBooking: Example<PayBookingArgs, PayBookingAnswer, PayBookingCode> = {
  args: { booking_id: "00000000-0000-4000-8000-948e03e7054b", confirmation_id: "Confirmation ID" },
  answer: exampleBookingDetail,
};

export const previewCancellation: Example<PreviewCancellationArgs, PreviewCancellationAnswer, PreviewCancellationCode> = {
  args: { booking_id: "00000000-0000-4000-8000-948e03e7054b" },
  answer: exampleCancelPreview,
};

export const priceBooking: Example<PriceBookingArgs, PriceBookingAnswer, PriceBookingCode> = {
  args: { booking_id: "00000000-0000-4000-8000-948e03e7054b", bookingUrl: "https://example.org/bookingUrl" },
  answer: { quote: exampleQuote },
};

export const recordPayment: Example<RecordPaymentArgs, RecordPaymentAnswer, RecordPaymentCode> = {
  args: {
    booking_id: "00000000-0000-4000-8000-948e03e7054b",
    amount_cents: 12000,
    method: "etransfer",
    received_on: date("2027-02-12"),
  },
  answer: exampleBookingDetail,
};

export const rejectBooking: Example<RejectBookingArgs, RejectBookingAnswer, RejectBookingCode> = {
  args: { booking_id: "00000000-0000-4000-8000-948e03e7054b", reject_reason: "Reject reason" },
  answer: exampleBookingDetail,
};

export const reportBooking: Example<ReportBookingArgs, ReportBookingAnswer, ReportBookingCode> = {
  args: { booking_id: "00000000-0000-4000-8000-948e03e7054b", message: "Message" },
  answer: {},
};

export const searchBookings: Example<SearchBookingsArgs, SearchBookingsAnswer, SearchBookingsCode> = {
  args: { reference: "HX7K2M" },
  answer: [exampleBookingDetail],
};

export const setBookingPoints: Example<SetBookingPointsArgs, SetBookingPointsAnswer, SetBookingPointsCode> = {
  args: { booking_id: "00000000-0000-4000-8000-948e03e7054b", points: 2500 },
  answer: { quote: exampleQuote, points: 1 },
};

export const updateBooking: Example<UpdateBookingArgs, UpdateBookingAnswer, UpdateBookingCode> = {
  args: { booking_id: "00000000-0000-4000-8000-948e03e7054b" },
  answer: exampleBookingDetail,
};
