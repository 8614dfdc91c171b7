// Generated 1444606a1a9c. Examples of the calls of claim. A rule that asks for the state of a thing, or the hour, is not played through.
import type { AddClaimPhotoAnswer, AddClaimPhotoArgs, AddClaimPhotoCode, AnswerClaimAnswer, AnswerClaimArgs, AnswerClaimCode, ConfirmClaimPaymentAnswer, ConfirmClaimPaymentArgs, ConfirmClaimPaymentCode, DeleteClaimPhotoAnswer, DeleteClaimPhotoArgs, DeleteClaimPhotoCode, FileClaimAnswer, FileClaimArgs, FileClaimCode, GetClaimPhotoAnswer, GetClaimPhotoArgs, GetClaimPhotoCode, PayClaimAnswer, PayClaimArgs, PayClaimCode, RecordClaimPaidAnswer, RecordClaimPaidArgs, RecordClaimPaidCode, TakeClaimOfferAnswer, TakeClaimOfferArgs, TakeClaimOfferCode, WithdrawClaimAnswer, WithdrawClaimArgs, WithdrawClaimCode } from "../client/claim";
import { file, type Example } from "./example";
import { exampleBookingDetail, examplePictureFile } from "./things";

export const addClaimPhoto: Example<AddClaimPhotoArgs, AddClaimPhotoAnswer, AddClaimPhotoCode> = {
  args: { booking_id: "00000000-0000-4000-8000-948e03e7054b", photo: file("image/jpeg") },
  answer: exampleBookingDetail,
};

export const answerClaim: Example<AnswerClaimArgs, AnswerClaimAnswer, AnswerClaimCode> = {
  args: { booking_id: "00000000-0000-4000-8000-948e03e7054b", answer: "accept" },
  answer: exampleBookingDetail,
};

export const confirmClaimPayment: Example<ConfirmClaimPaymentArgs, ConfirmClaimPaymentAnswer, ConfirmClaimPaymentCode> = {
  args: { booking_id: "00000000-0000-4000-8000-948e03e7054b", confirmation_id: "Confirmation ID" },
  answer: exampleBookingDetail,
};

export const deleteClaimPhoto: Example<DeleteClaimPhotoArgs, DeleteClaimPhotoAnswer, DeleteClaimPhotoCode> = {
  args: { booking_id: "00000000-0000-4000-8000-948e03e7054b", photo_id: "00000000-0000-4000-8000-8e9aea3f7a41" },
  answer: exampleBookingDetail,
};

export const fileClaim: Example<FileClaimArgs, FileClaimAnswer, FileClaimCode> = {
  args: {
    booking_id: "00000000-0000-4000-8000-948e03e7054b",
    kind: "damage",
    amount_cents: 12000,
    message: "The big lamp fell and broke.",
  },
  answer: exampleBookingDetail,
};

export const getClaimPhoto: Example<GetClaimPhotoArgs, GetClaimPhotoAnswer, GetClaimPhotoCode> = {
  args: { booking_id: "00000000-0000-4000-8000-948e03e7054b", photo_id: "00000000-0000-4000-8000-8e9aea3f7a41" },
  answer: examplePictureFile,
};

export const payClaim: Example<PayClaimArgs, PayClaimAnswer, PayClaimCode> = {
  args: { booking_id: "00000000-0000-4000-8000-948e03e7054b", success_path: "/stays", cancel_path: "/stays" },
  answer: { url: "https://example.org/url" },
};

export const recordClaimPaid: Example<RecordClaimPaidArgs, RecordClaimPaidAnswer, RecordClaimPaidCode> = {
  args: { booking_id: "00000000-0000-4000-8000-948e03e7054b" },
  answer: exampleBookingDetail,
};

export const takeClaimOffer: Example<TakeClaimOfferArgs, TakeClaimOfferAnswer, TakeClaimOfferCode> = {
  args: { booking_id: "00000000-0000-4000-8000-948e03e7054b" },
  answer: exampleBookingDetail,
};

export const withdrawClaim: Example<WithdrawClaimArgs, WithdrawClaimAnswer, WithdrawClaimCode> = {
  args: { booking_id: "00000000-0000-4000-8000-948e03e7054b" },
  answer: exampleBookingDetail,
};
