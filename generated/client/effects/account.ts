// The calls of account as effects.
// Written by the generator from the spec; change the spec, not this file.
import {
  createSession, createUser, deleteSession, deleteUser, endOtherSessions, endSession, exchangeSession, exportUserData, finishSignOn,
  getProfile, getPublicProfile, getUser, listOwnReviews, listProfileReviews, listSessions, requestPasswordReset, resetPassword,
  sendConfirmEmail, startSignOn, updatePassword, updateProfile, verifyEmail, type CreateSessionAnswer, type CreateSessionArgs,
  type CreateSessionCode, type CreateUserAnswer, type CreateUserArgs, type CreateUserCode, type DeleteSessionAnswer,
  type DeleteSessionCode, type DeleteUserAnswer, type DeleteUserArgs, type DeleteUserCode, type EndOtherSessionsAnswer,
  type EndOtherSessionsCode, type EndSessionAnswer, type EndSessionArgs, type EndSessionCode, type ExchangeSessionAnswer,
  type ExchangeSessionArgs, type ExchangeSessionCode, type ExportUserDataAnswer, type ExportUserDataCode, type FinishSignOnAnswer,
  type FinishSignOnArgs, type FinishSignOnCode, type GetProfileAnswer, type GetProfileCode, type GetPublicProfileAnswer,
  type GetPublicProfileArgs, type GetPublicProfileCode, type GetUserAnswer, type GetUserCode, type ListOwnReviewsAnswer,
  type ListOwnReviewsArgs, type ListOwnReviewsCode, type ListProfileReviewsAnswer, type ListProfileReviewsArgs,
  type ListProfileReviewsCode, type ListSessionsAnswer, type ListSessionsCode, type RequestPasswordResetAnswer,
  type RequestPasswordResetArgs, type RequestPasswordResetCode, type ResetPasswordAnswer, type ResetPasswordArgs, type ResetPasswordCode,
  type SendConfirmEmailAnswer, type SendConfirmEmailArgs, type SendConfirmEmailCode, type StartSignOnAnswer, type StartSignOnArgs,
  type StartSignOnCode, type UpdatePasswordAnswer, type UpdatePasswordArgs, type UpdatePasswordCode, type UpdateProfileAnswer,
  type UpdateProfileArgs, type UpdateProfileCode, type VerifyEmailAnswer, type VerifyEmailArgs, type VerifyEmailCode,
} from "../account";
import { effectOf } from "../effect-of";
import type { Failure } from "../transport";
import type { Effect } from "effector";

/** Logs in with email and password. A screen makes a copy of its own: `attach({ effect: createSessionFx })`. */
export const createSessionFx: Effect<CreateSessionArgs, CreateSessionAnswer, Failure<CreateSessionCode>> = /* @__PURE__ */ effectOf(
  "createSessionFx",
  createSession,
);

/**
 * Creates an account; the browser then logs in with the same email and password. A screen makes a copy of its own: `attach({ effect:
 * createUserFx })`.
 */
export const createUserFx: Effect<CreateUserArgs, CreateUserAnswer, Failure<CreateUserCode>> = /* @__PURE__ */ effectOf(
  "createUserFx",
  createUser,
);

/** Logs out: the token stops working at once. A screen makes a copy of its own: `attach({ effect: deleteSessionFx })`. */
export const deleteSessionFx: Effect<void, DeleteSessionAnswer, Failure<DeleteSessionCode>> = /* @__PURE__ */ effectOf(
  "deleteSessionFx",
  deleteSession,
);

/**
 * Deletes the account; bookings and reviews that law makes us keep lose the person’s name. A screen makes a copy of its own: `attach({
 * effect: deleteUserFx })`.
 */
export const deleteUserFx: Effect<DeleteUserArgs, DeleteUserAnswer, Failure<DeleteUserCode>> = /* @__PURE__ */ effectOf(
  "deleteUserFx",
  deleteUser,
);

/** Logs the person out everywhere but here. A screen makes a copy of its own: `attach({ effect: endOtherSessionsFx })`. */
export const endOtherSessionsFx: Effect<void, EndOtherSessionsAnswer, Failure<EndOtherSessionsCode>> = /* @__PURE__ */ effectOf(
  "endOtherSessionsFx",
  endOtherSessions,
);

/** Logs the person out on one device. A screen makes a copy of its own: `attach({ effect: endSessionFx })`. */
export const endSessionFx: Effect<EndSessionArgs, EndSessionAnswer, Failure<EndSessionCode>> = /* @__PURE__ */ effectOf(
  "endSessionFx",
  endSession,
);

/** Turns the one-time code of a single sign-on into a session. A screen makes a copy of its own: `attach({ effect: exchangeSessionFx })`. */
export const exchangeSessionFx: Effect<ExchangeSessionArgs, ExchangeSessionAnswer, Failure<ExchangeSessionCode>> =
  /* @__PURE__ */ effectOf("exchangeSessionFx", exchangeSession);

/** All that is kept about the person, as one file. A screen makes a copy of its own: `attach({ effect: exportUserDataFx })`. */
export const exportUserDataFx: Effect<void, ExportUserDataAnswer, Failure<ExportUserDataCode>> = /* @__PURE__ */ effectOf(
  "exportUserDataFx",
  exportUserData,
);

/**
 * The return address of a single sign-on; leads on to the login page with a one-time code, or with the problem. A screen makes a copy of
 * its own: `attach({ effect: finishSignOnFx })`.
 */
export const finishSignOnFx: Effect<FinishSignOnArgs | void, FinishSignOnAnswer, Failure<FinishSignOnCode>> = /* @__PURE__ */ effectOf(
  "finishSignOnFx",
  finishSignOn,
);

/** The person’s own profile. A screen makes a copy of its own: `attach({ effect: getProfileFx })`. */
export const getProfileFx: Effect<void, GetProfileAnswer, Failure<GetProfileCode>> = /* @__PURE__ */ effectOf("getProfileFx", getProfile);

/** What anyone may see of a person. A screen makes a copy of its own: `attach({ effect: getPublicProfileFx })`. */
export const getPublicProfileFx: Effect<GetPublicProfileArgs, GetPublicProfileAnswer, Failure<GetPublicProfileCode>> =
  /* @__PURE__ */ effectOf("getPublicProfileFx", getPublicProfile);

/** The person who is signed in, with their modes and counts. A screen makes a copy of its own: `attach({ effect: getUserFx })`. */
export const getUserFx: Effect<void, GetUserAnswer, Failure<GetUserCode>> = /* @__PURE__ */ effectOf("getUserFx", getUser);

/** The reviews that the person has written. A screen makes a copy of its own: `attach({ effect: listOwnReviewsFx })`. */
export const listOwnReviewsFx: Effect<ListOwnReviewsArgs | void, ListOwnReviewsAnswer, Failure<ListOwnReviewsCode>> =
  /* @__PURE__ */ effectOf("listOwnReviewsFx", listOwnReviews);

/** The reviews that another person has written. A screen makes a copy of its own: `attach({ effect: listProfileReviewsFx })`. */
export const listProfileReviewsFx: Effect<ListProfileReviewsArgs, ListProfileReviewsAnswer, Failure<ListProfileReviewsCode>> =
  /* @__PURE__ */ effectOf("listProfileReviewsFx", listProfileReviews);

/**
 * The browsers in which the person is signed in, the one that asks included. A screen makes a copy of its own: `attach({ effect:
 * listSessionsFx })`.
 */
export const listSessionsFx: Effect<void, ListSessionsAnswer, Failure<ListSessionsCode>> = /* @__PURE__ */ effectOf(
  "listSessionsFx",
  listSessions,
);

/**
 * Mails a link that resets the password, signed in or not; never tells whether there is such an account. A screen makes a copy of its own:
 * `attach({ effect: requestPasswordResetFx })`.
 */
export const requestPasswordResetFx: Effect<RequestPasswordResetArgs, RequestPasswordResetAnswer, Failure<RequestPasswordResetCode>> =
  /* @__PURE__ */ effectOf("requestPasswordResetFx", requestPasswordReset);

/** Sets a new password with a mailed link, and ends every session. A screen makes a copy of its own: `attach({ effect: resetPasswordFx })`. */
export const resetPasswordFx: Effect<ResetPasswordArgs, ResetPasswordAnswer, Failure<ResetPasswordCode>> = /* @__PURE__ */ effectOf(
  "resetPasswordFx",
  resetPassword,
);

/** Mails a link that verifies the address. A screen makes a copy of its own: `attach({ effect: sendConfirmEmailFx })`. */
export const sendConfirmEmailFx: Effect<SendConfirmEmailArgs, SendConfirmEmailAnswer, Failure<SendConfirmEmailCode>> =
  /* @__PURE__ */ effectOf("sendConfirmEmailFx", sendConfirmEmail);

/** Begins a single sign-on and leads to the parent platform. A screen makes a copy of its own: `attach({ effect: startSignOnFx })`. */
export const startSignOnFx: Effect<StartSignOnArgs | void, StartSignOnAnswer, Failure<StartSignOnCode>> = /* @__PURE__ */ effectOf(
  "startSignOnFx",
  startSignOn,
);

/** Changes the password and logs the person out everywhere else. A screen makes a copy of its own: `attach({ effect: updatePasswordFx })`. */
export const updatePasswordFx: Effect<UpdatePasswordArgs, UpdatePasswordAnswer, Failure<UpdatePasswordCode>> = /* @__PURE__ */ effectOf(
  "updatePasswordFx",
  updatePassword,
);

/**
 * Changes what is sent of the person’s own profile: as JSON, or as a multipart form when it carries a picture. A screen makes a copy of its
 * own: `attach({ effect: updateProfileFx })`.
 */
export const updateProfileFx: Effect<UpdateProfileArgs | void, UpdateProfileAnswer, Failure<UpdateProfileCode>> = /* @__PURE__ */ effectOf(
  "updateProfileFx",
  updateProfile,
);

/** Verifies the address with a mailed link, signed in or not. A screen makes a copy of its own: `attach({ effect: verifyEmailFx })`. */
export const verifyEmailFx: Effect<VerifyEmailArgs, VerifyEmailAnswer, Failure<VerifyEmailCode>> = /* @__PURE__ */ effectOf(
  "verifyEmailFx",
  verifyEmail,
);
