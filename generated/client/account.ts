// Generated 675eed8924f2. The calls of account.

export { createSession, createSessionFx, type CreateSessionAnswer, type CreateSessionArgs, type CreateSessionCode } from "./account/createSession";
export { createUser, createUserFx, type CreateUserAnswer, type CreateUserArgs, type CreateUserCode } from "./account/createUser";
export { deleteSession, deleteSessionFx, type DeleteSessionAnswer, type DeleteSessionCode } from "./account/deleteSession";
export { deleteUser, deleteUserFx, type DeleteUserAnswer, type DeleteUserArgs, type DeleteUserCode } from "./account/deleteUser";
export { deleteUserByLink, deleteUserByLinkFx, type DeleteUserByLinkAnswer, type DeleteUserByLinkArgs, type DeleteUserByLinkCode } from "./account/deleteUserByLink";
export { endOtherSessions, endOtherSessionsFx, type EndOtherSessionsAnswer, type EndOtherSessionsCode } from "./account/endOtherSessions";
export { endSession, endSessionFx, type EndSessionAnswer, type EndSessionArgs, type EndSessionCode } from "./account/endSession";
export { exchangeSession, exchangeSessionFx, type ExchangeSessionAnswer, type ExchangeSessionArgs, type ExchangeSessionCode } from "./account/exchangeSession";
export { exportUserData, exportUserDataFx, type ExportUserDataAnswer, type ExportUserDataCode } from "./account/exportUserData";
export { finishSignOn, finishSignOnFx, type FinishSignOnAnswer, type FinishSignOnArgs, type FinishSignOnCode } from "./account/finishSignOn";
export { getProfile, getProfileFx, type GetProfileAnswer, type GetProfileCode } from "./account/getProfile";
export { getPublicProfile, getPublicProfileFx, type GetPublicProfileAnswer, type GetPublicProfileArgs, type GetPublicProfileCode } from "./account/getPublicProfile";
export { getUser, getUserFx, type GetUserAnswer, type GetUserCode } from "./account/getUser";
export { listOwnReviews, listOwnReviewsFx, type ListOwnReviewsAnswer, type ListOwnReviewsArgs, type ListOwnReviewsCode } from "./account/listOwnReviews";
export { listProfileReviews, listProfileReviewsFx, type ListProfileReviewsAnswer, type ListProfileReviewsArgs, type ListProfileReviewsCode } from "./account/listProfileReviews";
export { listReviewsOfSelf, listReviewsOfSelfFx, type ListReviewsOfSelfAnswer, type ListReviewsOfSelfArgs, type ListReviewsOfSelfCode } from "./account/listReviewsOfSelf";
export { listSessions, listSessionsFx, type ListSessionsAnswer, type ListSessionsCode } from "./account/listSessions";
export { requestPasswordReset, requestPasswordResetFx, type RequestPasswordResetAnswer, type RequestPasswordResetArgs, type RequestPasswordResetCode } from "./account/requestPasswordReset";
export { resetPassword, resetPasswordFx, type ResetPasswordAnswer, type ResetPasswordArgs, type ResetPasswordCode } from "./account/resetPassword";
export { sendConfirmEmail, sendConfirmEmailFx, type SendConfirmEmailAnswer, type SendConfirmEmailArgs, type SendConfirmEmailCode } from "./account/sendConfirmEmail";
export { sendDeleteEmail, sendDeleteEmailFx, type SendDeleteEmailAnswer, type SendDeleteEmailArgs, type SendDeleteEmailCode } from "./account/sendDeleteEmail";
export { startSignOn, startSignOnFx, type StartSignOnAnswer, type StartSignOnArgs, type StartSignOnCode } from "./account/startSignOn";
export { updatePassword, updatePasswordFx, type UpdatePasswordAnswer, type UpdatePasswordArgs, type UpdatePasswordCode } from "./account/updatePassword";
export { updateProfile, updateProfileFx, type UpdateProfileAnswer, type UpdateProfileArgs, type UpdateProfileCode } from "./account/updateProfile";
export { verifyEmail, verifyEmailFx, type VerifyEmailAnswer, type VerifyEmailArgs, type VerifyEmailCode } from "./account/verifyEmail";
