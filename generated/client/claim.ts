// Generated 0ea4ee392107. The calls of claim.

export { addClaimPhoto, addClaimPhotoFx, type AddClaimPhotoAnswer, type AddClaimPhotoArgs, type AddClaimPhotoCode } from "./claim/addClaimPhoto";
export { answerClaim, answerClaimFx, type AnswerClaimAnswer, type AnswerClaimArgs, type AnswerClaimCode } from "./claim/answerClaim";
export { confirmClaimPayment, confirmClaimPaymentFx, type ConfirmClaimPaymentAnswer, type ConfirmClaimPaymentArgs, type ConfirmClaimPaymentCode } from "./claim/confirmClaimPayment";
export { deleteClaimPhoto, deleteClaimPhotoFx, type DeleteClaimPhotoAnswer, type DeleteClaimPhotoArgs, type DeleteClaimPhotoCode } from "./claim/deleteClaimPhoto";
export { fileClaim, fileClaimFx, type FileClaimAnswer, type FileClaimArgs, type FileClaimCode } from "./claim/fileClaim";
export { getClaimPhoto, getClaimPhotoFx, type GetClaimPhotoAnswer, type GetClaimPhotoArgs, type GetClaimPhotoCode } from "./claim/getClaimPhoto";
export { payClaim, payClaimFx, type PayClaimAnswer, type PayClaimArgs, type PayClaimCode } from "./claim/payClaim";
export { recordClaimPaid, recordClaimPaidFx, type RecordClaimPaidAnswer, type RecordClaimPaidArgs, type RecordClaimPaidCode } from "./claim/recordClaimPaid";
export { takeClaimOffer, takeClaimOfferFx, type TakeClaimOfferAnswer, type TakeClaimOfferArgs, type TakeClaimOfferCode } from "./claim/takeClaimOffer";
export { withdrawClaim, withdrawClaimFx, type WithdrawClaimAnswer, type WithdrawClaimArgs, type WithdrawClaimCode } from "./claim/withdrawClaim";
