// Generated 24434fcd3e25. The calls of booking as effects. Change the spec, not this file.

export { acceptBookingFx } from "./booking/acceptBookingFx";
export { cancelBookingFx } from "./booking/cancelBookingFx";
export { checkDuplicateFx } from "./booking/checkDuplicateFx";
export { contactAboutBookingFx } from "./booking/contactAboutBookingFx";
export { createBookingFx } from "./booking/createBookingFx";
export { getBookingFx } from "./booking/getBookingFx";
export { getReceiptFx } from "./booking/getReceiptFx";
export { getStatementFx } from "./booking/getStatementFx";
export { listHostBookingsFx } from "./booking/listHostBookingsFx";
export { listReviewableFx } from "./booking/listReviewableFx";
export { listStaysFx } from "./booking/listStaysFx";
export { payBookingFx } from "./booking/payBookingFx";
export { previewCancellationFx } from "./booking/previewCancellationFx";
export { priceBookingFx } from "./booking/priceBookingFx";
export { recordPaymentFx } from "./booking/recordPaymentFx";
export { rejectBookingFx } from "./booking/rejectBookingFx";
export { reportBookingFx } from "./booking/reportBookingFx";
export { searchBookingsFx } from "./booking/searchBookingsFx";
export { setBookingPointsFx } from "./booking/setBookingPointsFx";
export { updateBookingFx } from "./booking/updateBookingFx";
