// Generated dc2ada48ef4c. The calls of booking. Change the spec, not this file.

export { acceptBooking, type AcceptBookingAnswer, type AcceptBookingArgs, type AcceptBookingCode } from "./booking/acceptBooking";
export { cancelBooking, type CancelBookingAnswer, type CancelBookingArgs, type CancelBookingCode } from "./booking/cancelBooking";
export { checkDuplicate, type CheckDuplicateAnswer, type CheckDuplicateArgs, type CheckDuplicateCode } from "./booking/checkDuplicate";
export { contactAboutBooking, type ContactAboutBookingAnswer, type ContactAboutBookingArgs, type ContactAboutBookingCode } from "./booking/contactAboutBooking";
export { createBooking, type CreateBookingAnswer, type CreateBookingArgs, type CreateBookingCode } from "./booking/createBooking";
export { getBooking, type GetBookingAnswer, type GetBookingArgs, type GetBookingCode } from "./booking/getBooking";
export { getReceipt, type GetReceiptAnswer, type GetReceiptArgs, type GetReceiptCode } from "./booking/getReceipt";
export { getStatement, type GetStatementAnswer, type GetStatementArgs, type GetStatementCode } from "./booking/getStatement";
export { listHostBookings, type ListHostBookingsAnswer, type ListHostBookingsArgs, type ListHostBookingsCode } from "./booking/listHostBookings";
export { listReviewable, type ListReviewableAnswer, type ListReviewableCode } from "./booking/listReviewable";
export { listStays, type ListStaysAnswer, type ListStaysArgs, type ListStaysCode } from "./booking/listStays";
export { payBooking, type PayBookingAnswer, type PayBookingArgs, type PayBookingCode } from "./booking/payBooking";
export { previewCancellation, type PreviewCancellationAnswer, type PreviewCancellationArgs, type PreviewCancellationCode } from "./booking/previewCancellation";
export { priceBooking, type PriceBookingAnswer, type PriceBookingArgs, type PriceBookingCode } from "./booking/priceBooking";
export { recordPayment, type RecordPaymentAnswer, type RecordPaymentArgs, type RecordPaymentCode } from "./booking/recordPayment";
export { rejectBooking, type RejectBookingAnswer, type RejectBookingArgs, type RejectBookingCode } from "./booking/rejectBooking";
export { reportBooking, type ReportBookingAnswer, type ReportBookingArgs, type ReportBookingCode } from "./booking/reportBooking";
export { searchBookings, type SearchBookingsAnswer, type SearchBookingsArgs, type SearchBookingsCode } from "./booking/searchBookings";
export { setBookingPoints, type SetBookingPointsAnswer, type SetBookingPointsArgs, type SetBookingPointsCode } from "./booking/setBookingPoints";
export { updateBooking, type UpdateBookingAnswer, type UpdateBookingArgs, type UpdateBookingCode } from "./booking/updateBooking";
