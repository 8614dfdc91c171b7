// Generated 026c67a10de1. The calls of change.

export { answerChange, answerChangeFx, type AnswerChangeAnswer, type AnswerChangeArgs, type AnswerChangeCode } from "./change/answerChange";
export { confirmChangePayment, confirmChangePaymentFx, type ConfirmChangePaymentAnswer, type ConfirmChangePaymentArgs, type ConfirmChangePaymentCode } from "./change/confirmChangePayment";
export { payChange, payChangeFx, type PayChangeAnswer, type PayChangeArgs, type PayChangeCode } from "./change/payChange";
export { previewChange, previewChangeFx, type PreviewChangeAnswer, type PreviewChangeArgs, type PreviewChangeCode } from "./change/previewChange";
export { proposeChange, proposeChangeFx, type ProposeChangeAnswer, type ProposeChangeArgs, type ProposeChangeCode } from "./change/proposeChange";
export { withdrawChange, withdrawChangeFx, type WithdrawChangeAnswer, type WithdrawChangeArgs, type WithdrawChangeCode } from "./change/withdrawChange";
