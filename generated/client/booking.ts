// Generated f830a1b24fb2. The calls of booking.

export { acceptBooking, acceptBookingFx, type AcceptBookingAnswer, type AcceptBookingArgs, type AcceptBookingCode } from "./booking/acceptBooking";
export { cancelBooking, cancelBookingFx, type CancelBookingAnswer, type CancelBookingArgs, type CancelBookingCode } from "./booking/cancelBooking";
export { checkDuplicate, checkDuplicateFx, type CheckDuplicateAnswer, type CheckDuplicateArgs, type CheckDuplicateCode } from "./booking/checkDuplicate";
export { contactAboutBooking, contactAboutBookingFx, type ContactAboutBookingAnswer, type ContactAboutBookingArgs, type ContactAboutBookingCode } from "./booking/contactAboutBooking";
export { createBooking, createBookingFx, type CreateBookingAnswer, type CreateBookingArgs, type CreateBookingCode } from "./booking/createBooking";
export { findHostBookings, findHostBookingsFx, type FindHostBookingsAnswer, type FindHostBookingsArgs, type FindHostBookingsCode } from "./booking/findHostBookings";
export { getArrival, getArrivalFx, type GetArrivalAnswer, type GetArrivalArgs, type GetArrivalCode } from "./booking/getArrival";
export { getBooking, getBookingFx, type GetBookingAnswer, type GetBookingArgs, type GetBookingCode } from "./booking/getBooking";
export { getListingNumbers, getListingNumbersFx, type GetListingNumbersAnswer, type GetListingNumbersArgs, type GetListingNumbersCode } from "./booking/getListingNumbers";
export { getReceipt, getReceiptFx, type GetReceiptAnswer, type GetReceiptArgs, type GetReceiptCode } from "./booking/getReceipt";
export { getStatement, getStatementFx, type GetStatementAnswer, type GetStatementArgs, type GetStatementCode } from "./booking/getStatement";
export { listComingStays, listComingStaysFx, type ListComingStaysAnswer, type ListComingStaysCode } from "./booking/listComingStays";
export { listHostBookings, listHostBookingsFx, type ListHostBookingsAnswer, type ListHostBookingsArgs, type ListHostBookingsCode } from "./booking/listHostBookings";
export { listReviewable, listReviewableFx, type ListReviewableAnswer, type ListReviewableCode } from "./booking/listReviewable";
export { listStays, listStaysFx, type ListStaysAnswer, type ListStaysArgs, type ListStaysCode } from "./booking/listStays";
export { payBooking, payBookingFx, type PayBookingAnswer, type PayBookingArgs, type PayBookingCode } from "./booking/payBooking";
export { previewCancellation, previewCancellationFx, type PreviewCancellationAnswer, type PreviewCancellationArgs, type PreviewCancellationCode } from "./booking/previewCancellation";
export { priceBooking, priceBookingFx, type PriceBookingAnswer, type PriceBookingArgs, type PriceBookingCode } from "./booking/priceBooking";
export { recordPayment, recordPaymentFx, type RecordPaymentAnswer, type RecordPaymentArgs, type RecordPaymentCode } from "./booking/recordPayment";
export { rejectBooking, rejectBookingFx, type RejectBookingAnswer, type RejectBookingArgs, type RejectBookingCode } from "./booking/rejectBooking";
export { reportBooking, reportBookingFx, type ReportBookingAnswer, type ReportBookingArgs, type ReportBookingCode } from "./booking/reportBooking";
export { searchBookings, searchBookingsFx, type SearchBookingsAnswer, type SearchBookingsArgs, type SearchBookingsCode } from "./booking/searchBookings";
export { setBookingPoints, setBookingPointsFx, type SetBookingPointsAnswer, type SetBookingPointsArgs, type SetBookingPointsCode } from "./booking/setBookingPoints";
export { updateBooking, updateBookingFx, type UpdateBookingAnswer, type UpdateBookingArgs, type UpdateBookingCode } from "./booking/updateBooking";
