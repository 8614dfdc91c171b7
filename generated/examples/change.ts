// Generated 151e7c0b45bb. Examples of the calls of change. A rule that asks for the state of a thing, or the hour, is not played through.
import type { AnswerChangeAnswer, AnswerChangeArgs, AnswerChangeCode, ConfirmChangePaymentAnswer, ConfirmChangePaymentArgs, ConfirmChangePaymentCode, PayChangeAnswer, PayChangeArgs, PayChangeCode, PreviewChangeAnswer, PreviewChangeArgs, PreviewChangeCode, ProposeChangeAnswer, ProposeChangeArgs, ProposeChangeCode, WithdrawChangeAnswer, WithdrawChangeArgs, WithdrawChangeCode } from "../client/change";
import { date, type Example } from "./example";
import { exampleBookingDetail, exampleChangePreview, exampleGuests } from "./things";

export const answerChange: Example<AnswerChangeArgs, AnswerChangeAnswer, AnswerChangeCode> = {
  args: { booking_id: "00000000-0000-4000-8000-948e03e7054b", change_id: "00000000-0000-4000-8000-c0bf75bd78bf", accept: false },
  answer: exampleBookingDetail,
};

export const confirmChangePayment: Example<ConfirmChangePaymentArgs, ConfirmChangePaymentAnswer, ConfirmChangePaymentCode> = {
  args: { booking_id: "00000000-0000-4000-8000-948e03e7054b", confirmation_id: "Confirmation ID" },
  answer: exampleBookingDetail,
};

export const payChange: Example<PayChangeArgs, PayChangeAnswer, PayChangeCode> = {
  args: {
    booking_id: "00000000-0000-4000-8000-948e03e7054b",
    change_id: "00000000-0000-4000-8000-c0bf75bd78bf",
    success_path: "/stays",
    cancel_path: "/stays",
  },
  answer: { url: "https://example.org/url" },
};

export const previewChange: Example<PreviewChangeArgs, PreviewChangeAnswer, PreviewChangeCode> = {
  args: {
    booking_id: "00000000-0000-4000-8000-948e03e7054b",
    checkin: date("2027-02-12"),
    checkout: date("2027-02-16"),
    guests: exampleGuests,
  },
  answer: exampleChangePreview,
};

export const proposeChange: Example<ProposeChangeArgs, ProposeChangeAnswer, ProposeChangeCode> = {
  args: { booking_id: "00000000-0000-4000-8000-948e03e7054b", quote_id: "00000000-0000-4000-8000-551ebffe6dc0" },
  answer: exampleBookingDetail,
};

export const withdrawChange: Example<WithdrawChangeArgs, WithdrawChangeAnswer, WithdrawChangeCode> = {
  args: { booking_id: "00000000-0000-4000-8000-948e03e7054b", change_id: "00000000-0000-4000-8000-c0bf75bd78bf" },
  answer: exampleBookingDetail,
};
