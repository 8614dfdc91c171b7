// Generated fdd9e275ec2d. The calls of account. Change the spec, not this file.

export { createSession, type CreateSessionAnswer, type CreateSessionArgs, type CreateSessionCode } from "./account/createSession";
export { createUser, type CreateUserAnswer, type CreateUserArgs, type CreateUserCode } from "./account/createUser";
export { deleteSession, type DeleteSessionAnswer, type DeleteSessionCode } from "./account/deleteSession";
export { deleteUser, type DeleteUserAnswer, type DeleteUserArgs, type DeleteUserCode } from "./account/deleteUser";
export { deleteUserByLink, type DeleteUserByLinkAnswer, type DeleteUserByLinkArgs, type DeleteUserByLinkCode } from "./account/deleteUserByLink";
export { endOtherSessions, type EndOtherSessionsAnswer, type EndOtherSessionsCode } from "./account/endOtherSessions";
export { endSession, type EndSessionAnswer, type EndSessionArgs, type EndSessionCode } from "./account/endSession";
export { exchangeSession, type ExchangeSessionAnswer, type ExchangeSessionArgs, type ExchangeSessionCode } from "./account/exchangeSession";
export { exportUserData, type ExportUserDataAnswer, type ExportUserDataCode } from "./account/exportUserData";
export { finishSignOn, type FinishSignOnAnswer, type FinishSignOnArgs, type FinishSignOnCode } from "./account/finishSignOn";
export { getProfile, type GetProfileAnswer, type GetProfileCode } from "./account/getProfile";
export { getPublicProfile, type GetPublicProfileAnswer, type GetPublicProfileArgs, type GetPublicProfileCode } from "./account/getPublicProfile";
export { getUser, type GetUserAnswer, type GetUserCode } from "./account/getUser";
export { listOwnReviews, type ListOwnReviewsAnswer, type ListOwnReviewsArgs, type ListOwnReviewsCode } from "./account/listOwnReviews";
export { listProfileReviews, type ListProfileReviewsAnswer, type ListProfileReviewsArgs, type ListProfileReviewsCode } from "./account/listProfileReviews";
export { listSessions, type ListSessionsAnswer, type ListSessionsCode } from "./account/listSessions";
export { requestPasswordReset, type RequestPasswordResetAnswer, type RequestPasswordResetArgs, type RequestPasswordResetCode } from "./account/requestPasswordReset";
export { resetPassword, type ResetPasswordAnswer, type ResetPasswordArgs, type ResetPasswordCode } from "./account/resetPassword";
export { sendConfirmEmail, type SendConfirmEmailAnswer, type SendConfirmEmailArgs, type SendConfirmEmailCode } from "./account/sendConfirmEmail";
export { sendDeleteEmail, type SendDeleteEmailAnswer, type SendDeleteEmailArgs, type SendDeleteEmailCode } from "./account/sendDeleteEmail";
export { startSignOn, type StartSignOnAnswer, type StartSignOnArgs, type StartSignOnCode } from "./account/startSignOn";
export { updatePassword, type UpdatePasswordAnswer, type UpdatePasswordArgs, type UpdatePasswordCode } from "./account/updatePassword";
export { updateProfile, type UpdateProfileAnswer, type UpdateProfileArgs, type UpdateProfileCode } from "./account/updateProfile";
export { verifyEmail, type VerifyEmailAnswer, type VerifyEmailArgs, type VerifyEmailCode } from "./account/verifyEmail";
