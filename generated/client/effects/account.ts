// Generated 8f156ec99b4b. The calls of account as effects. Change the spec, not this file.

export { createSessionFx } from "./account/createSessionFx";
export { createUserFx } from "./account/createUserFx";
export { deleteSessionFx } from "./account/deleteSessionFx";
export { deleteUserFx } from "./account/deleteUserFx";
export { deleteUserByLinkFx } from "./account/deleteUserByLinkFx";
export { endOtherSessionsFx } from "./account/endOtherSessionsFx";
export { endSessionFx } from "./account/endSessionFx";
export { exchangeSessionFx } from "./account/exchangeSessionFx";
export { exportUserDataFx } from "./account/exportUserDataFx";
export { finishSignOnFx } from "./account/finishSignOnFx";
export { getProfileFx } from "./account/getProfileFx";
export { getPublicProfileFx } from "./account/getPublicProfileFx";
export { getUserFx } from "./account/getUserFx";
export { listOwnReviewsFx } from "./account/listOwnReviewsFx";
export { listProfileReviewsFx } from "./account/listProfileReviewsFx";
export { listSessionsFx } from "./account/listSessionsFx";
export { requestPasswordResetFx } from "./account/requestPasswordResetFx";
export { resetPasswordFx } from "./account/resetPasswordFx";
export { sendConfirmEmailFx } from "./account/sendConfirmEmailFx";
export { sendDeleteEmailFx } from "./account/sendDeleteEmailFx";
export { startSignOnFx } from "./account/startSignOnFx";
export { updatePasswordFx } from "./account/updatePasswordFx";
export { updateProfileFx } from "./account/updateProfileFx";
export { verifyEmailFx } from "./account/verifyEmailFx";
