// The calls of account.
// Written by the generator from the spec; change the spec, not this file.
import { ask } from "./ask";
import type { Outcome, Transport } from "./transport";
import type {
  Booking, CurrentUser, DeviceSession, PointsEntry, Profile, Property, PublicProfile, Review, ReviewList, SentFeedback,
} from "../model/entities";
import type { Instant } from "../model/wire";

export interface CreateSessionArgs {
  readonly email: string;
  readonly password: string;
}

export type CreateSessionAnswer = { readonly access_token: string };
export type CreateSessionCode =
  | "account.too_many_attempts" | "account.wrong_credentials" | "input.invalid" | "input.malformed" | "input.too_large";

/** Logs in with email and password. POST /session. For anyone. Source: §7 User and session. */
export function createSession(
  transport: Transport,
  args: CreateSessionArgs,
): Promise<Outcome<CreateSessionAnswer, CreateSessionCode>> {
  return ask(transport, {
    call: "createSession", method: "POST", path: "/session",
    codes: "account.too_many_attempts account.wrong_credentials input.invalid input.malformed input.too_large", bare: true,
  }, args);
}

export interface CreateUserArgs {
  readonly email: string;
  /** Any characters, spaces included */
  readonly password: string;
  /** From the referral link; an unknown code does not stop a signup */
  readonly referral_code?: string | undefined;
}

export type CreateUserAnswer = Readonly<Record<never, never>>;
export type CreateUserCode =
  | "account.email_taken" | "account.password_common" | "account.password_holds_email" | "account.password_holds_product" | "input.invalid"
  | "input.malformed" | "input.rate_limited" | "input.too_large";

/** Creates an account; the browser then logs in with the same email and password. POST /user. For anyone. Source: §7 User and session. */
export function createUser(transport: Transport, args: CreateUserArgs): Promise<Outcome<CreateUserAnswer, CreateUserCode>> {
  return ask(transport, {
    call: "createUser", method: "POST", path: "/user",
    codes: "account.email_taken account.password_common account.password_holds_email account.password_holds_product input.invalid input.malformed input.rate_limited input.too_large",
  }, args);
}

export type DeleteSessionAnswer = Readonly<Record<never, never>>;
export type DeleteSessionCode = "account.not_signed_in" | "input.invalid" | "input.malformed" | "input.too_large";

/** Logs out: the token stops working at once. DELETE /session. For people who are signed in. Source: §7 User and session. */
export function deleteSession(transport: Transport): Promise<Outcome<DeleteSessionAnswer, DeleteSessionCode>> {
  return ask(transport, {
    call: "deleteSession", method: "DELETE", path: "/session", codes: "account.not_signed_in input.invalid input.malformed input.too_large",
    secure: true,
  }, undefined);
}

export interface DeleteUserArgs {
  readonly password: string;
}

export type DeleteUserAnswer = Readonly<Record<never, never>>;
export type DeleteUserCode =
  | "account.money_open" | "account.not_signed_in" | "account.too_many_attempts" | "account.wrong_password" | "input.invalid"
  | "input.malformed" | "input.too_large";

/**
 * Deletes the account; bookings and reviews that law makes us keep lose the person’s name. POST /user/delete. For people who are signed in.
 * Source: §7 User and session.
 */
export function deleteUser(transport: Transport, args: DeleteUserArgs): Promise<Outcome<DeleteUserAnswer, DeleteUserCode>> {
  return ask(transport, {
    call: "deleteUser", method: "POST", path: "/user/delete",
    codes: "account.money_open account.not_signed_in account.too_many_attempts account.wrong_password input.invalid input.malformed input.too_large",
    secure: true,
  }, args);
}

export type EndOtherSessionsAnswer = Readonly<Record<never, never>>;
export type EndOtherSessionsCode = "account.not_signed_in" | "input.invalid" | "input.malformed" | "input.too_large";

/**
 * Logs the person out everywhere but here. DELETE /user/session. For people who are signed in. Decision: after a lost phone, one press logs
 * out everywhere else.
 */
export function endOtherSessions(transport: Transport): Promise<Outcome<EndOtherSessionsAnswer, EndOtherSessionsCode>> {
  return ask(transport, {
    call: "endOtherSessions", method: "DELETE", path: "/user/session",
    codes: "account.not_signed_in input.invalid input.malformed input.too_large", secure: true,
  }, undefined);
}

export interface EndSessionArgs {
  readonly session_id: string;
}

export type EndSessionAnswer = Readonly<Record<never, never>>;
export type EndSessionCode =
  | "account.not_signed_in" | "account.session_not_found" | "input.invalid" | "input.malformed" | "input.no_such_call" | "input.too_large";

/**
 * Logs the person out on one device. DELETE /user/session/{session_id}. For people who are signed in. Decision: a person sees where the
 * account is open, and can close it there.
 */
export function endSession(transport: Transport, args: EndSessionArgs): Promise<Outcome<EndSessionAnswer, EndSessionCode>> {
  return ask(transport, {
    call: "endSession", method: "DELETE", path: "/user/session/{session_id}",
    codes: "account.not_signed_in account.session_not_found input.invalid input.malformed input.no_such_call input.too_large", secure: true,
  }, args);
}

export interface ExchangeSessionArgs {
  readonly code: string;
}

export type ExchangeSessionAnswer = { readonly access_token: string };
export type ExchangeSessionCode = "account.sign_on_code_spent" | "input.invalid" | "input.malformed" | "input.too_large";

/**
 * Turns the one-time code of a single sign-on into a session. POST /session/exchange. For anyone. Decision: section 10: the token of a
 * single sign-on is in no address; a one-time code is.
 */
export function exchangeSession(
  transport: Transport,
  args: ExchangeSessionArgs,
): Promise<Outcome<ExchangeSessionAnswer, ExchangeSessionCode>> {
  return ask(transport, {
    call: "exchangeSession", method: "POST", path: "/session/exchange",
    codes: "account.sign_on_code_spent input.invalid input.malformed input.too_large", bare: true,
  }, args);
}

export type ExportUserDataAnswer = {
  readonly exported_at: Instant;
  readonly user: CurrentUser;
  readonly profile: Profile;
  readonly sessions: readonly DeviceSession[];
  readonly stays: readonly Booking[];
  readonly bookings: readonly Booking[];
  readonly properties: readonly Property[];
  readonly reviews: readonly Review[];
  readonly points: readonly PointsEntry[];
  readonly referral_feedback: readonly SentFeedback[];
};
export type ExportUserDataCode = "account.not_signed_in" | "input.invalid" | "input.malformed" | "input.rate_limited";

/**
 * All that is kept about the person, as one file. GET /user/export. For people who are signed in. Decision: privacy law: everybody may take
 * along what is kept about them, in a common format.
 */
export function exportUserData(transport: Transport): Promise<Outcome<ExportUserDataAnswer, ExportUserDataCode>> {
  return ask(transport, {
    call: "exportUserData", method: "GET", path: "/user/export",
    codes: "account.not_signed_in input.invalid input.malformed input.rate_limited", secure: true,
  }, undefined);
}

export interface FinishSignOnArgs {
  readonly code?: string | undefined;
  readonly state?: string | undefined;
  /** Why the parent platform refused, such as access_denied */
  readonly error?: string | undefined;
  /** The same in the parent platform’s words; read by nobody */
  readonly error_description?: string | undefined;
  /** A page about it; read by nobody */
  readonly error_uri?: string | undefined;
  /** Who answers: must be the parent platform that was asked */
  readonly iss?: string | undefined;
  /** Sent by some providers; read by nobody */
  readonly session_state?: string | undefined;
}

export type FinishSignOnAnswer = string;
export type FinishSignOnCode = "account.sign_on_not_offered" | "input.invalid" | "input.malformed";

/**
 * The return address of a single sign-on; leads on to the login page with a one-time code, or with the problem. GET /user/sso. For anyone.
 * Source: §7 Single sign-on.
 */
export function finishSignOn(
  transport: Transport,
  args: FinishSignOnArgs | void,
): Promise<Outcome<FinishSignOnAnswer, FinishSignOnCode>> {
  return ask(transport, {
    call: "finishSignOn", method: "GET", path: "/user/sso", codes: "account.sign_on_not_offered input.invalid input.malformed",
    answer: "text",
  }, args);
}

export type GetProfileAnswer = Profile;
export type GetProfileCode = "account.not_signed_in" | "input.invalid" | "input.malformed";

/** The person’s own profile. GET /user/profile. For people who are signed in. Source: §7 User and session. */
export function getProfile(transport: Transport): Promise<Outcome<GetProfileAnswer, GetProfileCode>> {
  return ask(
    transport,
    {
      call: "getProfile",
      method: "GET",
      path: "/user/profile",
      codes: "account.not_signed_in input.invalid input.malformed",
      secure: true,
    },
    undefined,
  );
}

export interface GetPublicProfileArgs {
  readonly profile_id: string;
}

export type GetPublicProfileAnswer = PublicProfile;
export type GetPublicProfileCode = "account.profile_not_found" | "input.invalid" | "input.malformed";

/** What anyone may see of a person. GET /user/profile/{profile_id}. For anyone, where there is such a person. Source: §7 User and session. */
export function getPublicProfile(
  transport: Transport,
  args: GetPublicProfileArgs,
): Promise<Outcome<GetPublicProfileAnswer, GetPublicProfileCode>> {
  return ask(transport, {
    call: "getPublicProfile", method: "GET", path: "/user/profile/{profile_id}",
    codes: "account.profile_not_found input.invalid input.malformed",
  }, args);
}

export type GetUserAnswer = CurrentUser;
export type GetUserCode = "account.gone" | "account.not_signed_in" | "input.invalid" | "input.malformed";

/** The person who is signed in, with their modes and counts. GET /user. For people who are signed in. Source: §7 User and session. */
export function getUser(transport: Transport): Promise<Outcome<GetUserAnswer, GetUserCode>> {
  return ask(
    transport,
    {
      call: "getUser",
      method: "GET",
      path: "/user",
      codes: "account.gone account.not_signed_in input.invalid input.malformed",
      secure: true,
    },
    undefined,
  );
}

export interface ListOwnReviewsArgs {
  /** Which page of the list */
  readonly page?: number | undefined;
}

export type ListOwnReviewsAnswer = ReviewList;
export type ListOwnReviewsCode = "account.not_signed_in" | "input.invalid" | "input.malformed";

/** The reviews that the person has written. GET /user/profile/review. For people who are signed in. Source: §7 User and session. */
export function listOwnReviews(
  transport: Transport,
  args: ListOwnReviewsArgs | void,
): Promise<Outcome<ListOwnReviewsAnswer, ListOwnReviewsCode>> {
  return ask(transport, {
    call: "listOwnReviews", method: "GET", path: "/user/profile/review", codes: "account.not_signed_in input.invalid input.malformed",
    secure: true,
  }, args);
}

export interface ListProfileReviewsArgs {
  readonly profile_id: string;
  /** Which page of the list */
  readonly page?: number | undefined;
}

export type ListProfileReviewsAnswer = ReviewList;
export type ListProfileReviewsCode = "account.not_signed_in" | "account.profile_not_found" | "input.invalid" | "input.malformed";

/**
 * The reviews that another person has written. GET /user/profile/{profile_id}/review. For people who are signed in, where there is such a
 * person. Source: §7 User and session.
 */
export function listProfileReviews(
  transport: Transport,
  args: ListProfileReviewsArgs,
): Promise<Outcome<ListProfileReviewsAnswer, ListProfileReviewsCode>> {
  return ask(transport, {
    call: "listProfileReviews", method: "GET", path: "/user/profile/{profile_id}/review",
    codes: "account.not_signed_in account.profile_not_found input.invalid input.malformed", secure: true,
  }, args);
}

export type ListSessionsAnswer = readonly DeviceSession[];
export type ListSessionsCode = "account.not_signed_in" | "input.invalid" | "input.malformed";

/**
 * The browsers in which the person is signed in, the one that asks included. GET /user/session. For people who are signed in. Decision: a
 * person sees where the account is open, and can close it there.
 */
export function listSessions(transport: Transport): Promise<Outcome<ListSessionsAnswer, ListSessionsCode>> {
  return ask(transport, {
    call: "listSessions", method: "GET", path: "/user/session", codes: "account.not_signed_in input.invalid input.malformed", secure: true,
    answer: "array",
  }, undefined);
}

export interface RequestPasswordResetArgs {
  readonly email: string;
  /** The reset page of our own site; the token is added to it */
  readonly reset_link: string;
}

export type RequestPasswordResetAnswer = Readonly<Record<never, never>>;
export type RequestPasswordResetCode =
  | "account.outside_link" | "input.invalid" | "input.malformed" | "input.rate_limited" | "input.too_large";

/**
 * Mails a link that resets the password, signed in or not; never tells whether there is such an account. POST /user/request_password_reset.
 * For anyone. Source: §7 User and session.
 */
export function requestPasswordReset(
  transport: Transport,
  args: RequestPasswordResetArgs,
): Promise<Outcome<RequestPasswordResetAnswer, RequestPasswordResetCode>> {
  return ask(transport, {
    call: "requestPasswordReset", method: "POST", path: "/user/request_password_reset",
    codes: "account.outside_link input.invalid input.malformed input.rate_limited input.too_large",
  }, args);
}

export interface ResetPasswordArgs {
  /** From the mailed link */
  readonly token: string;
  /** Any characters, spaces included */
  readonly new_password: string;
}

export type ResetPasswordAnswer = Readonly<Record<never, never>>;
export type ResetPasswordCode =
  | "account.link_spent" | "account.password_common" | "account.password_holds_email" | "account.password_holds_product" | "input.invalid"
  | "input.malformed" | "input.too_large";

/** Sets a new password with a mailed link, and ends every session. POST /user/password_reset. For anyone. Source: §7 User and session. */
export function resetPassword(
  transport: Transport,
  args: ResetPasswordArgs,
): Promise<Outcome<ResetPasswordAnswer, ResetPasswordCode>> {
  return ask(transport, {
    call: "resetPassword", method: "POST", path: "/user/password_reset", query: ["token"],
    codes: "account.link_spent account.password_common account.password_holds_email account.password_holds_product input.invalid input.malformed input.too_large",
  }, args);
}

export interface SendConfirmEmailArgs {
  /** The verify page of our own site; the token is added to it */
  readonly redirect_url: string;
}

export type SendConfirmEmailAnswer = Readonly<Record<never, never>>;
export type SendConfirmEmailCode =
  | "account.already_verified" | "account.not_signed_in" | "account.outside_link" | "account.too_many_confirm_mails" | "input.invalid"
  | "input.malformed" | "input.rate_limited" | "input.too_large";

/** Mails a link that verifies the address. POST /user/send_confirm_email. For people who are signed in. Source: §7 User and session. */
export function sendConfirmEmail(
  transport: Transport,
  args: SendConfirmEmailArgs,
): Promise<Outcome<SendConfirmEmailAnswer, SendConfirmEmailCode>> {
  return ask(transport, {
    call: "sendConfirmEmail", method: "POST", path: "/user/send_confirm_email",
    codes: "account.already_verified account.not_signed_in account.outside_link account.too_many_confirm_mails input.invalid input.malformed input.rate_limited input.too_large",
    secure: true,
  }, args);
}

export interface StartSignOnArgs {
  /** Where the person was going */
  readonly from?: string | undefined;
  readonly referral_code?: string | undefined;
}

export type StartSignOnAnswer = string;
export type StartSignOnCode = "account.sign_on_not_offered" | "input.invalid" | "input.malformed";

/**
 * Begins a single sign-on and leads to the parent platform. GET /user/sso/start. For anyone. Decision: section 10: begins a single sign-on
 * and leads to the parent platform’s authorize page.
 */
export function startSignOn(
  transport: Transport,
  args: StartSignOnArgs | void,
): Promise<Outcome<StartSignOnAnswer, StartSignOnCode>> {
  return ask(transport, {
    call: "startSignOn", method: "GET", path: "/user/sso/start", codes: "account.sign_on_not_offered input.invalid input.malformed",
    answer: "text",
  }, args);
}

export interface UpdatePasswordArgs {
  readonly current_password: string;
  /** Any characters, spaces included */
  readonly new_password: string;
}

export type UpdatePasswordAnswer = Readonly<Record<never, never>>;
export type UpdatePasswordCode =
  | "account.not_signed_in" | "account.password_common" | "account.password_holds_email" | "account.password_holds_product"
  | "account.too_many_attempts" | "account.wrong_password" | "input.invalid" | "input.malformed" | "input.too_large";

/**
 * Changes the password and logs the person out everywhere else. POST /user/password_update. For people who are signed in. Source: §7 User
 * and session.
 */
export function updatePassword(
  transport: Transport,
  args: UpdatePasswordArgs,
): Promise<Outcome<UpdatePasswordAnswer, UpdatePasswordCode>> {
  return ask(transport, {
    call: "updatePassword", method: "POST", path: "/user/password_update",
    codes: "account.not_signed_in account.password_common account.password_holds_email account.password_holds_product account.too_many_attempts account.wrong_password input.invalid input.malformed input.too_large",
    secure: true,
  }, args);
}

export interface UpdateProfileArgs {
  /** As other people on the product see it */
  readonly first_name?: string | undefined;
  /** Shown to the other side of a confirmed booking only */
  readonly last_name?: string | undefined;
  /** A new picture */
  readonly avatar?: Blob | undefined;
  /** Takes the picture away */
  readonly remove_avatar?: true | undefined;
  /** Turns host mode on */
  readonly is_host?: true | undefined;
  /** Turns guest mode on */
  readonly is_guest?: true | undefined;
  readonly show_referral_recipient_banner?: boolean | undefined;
  readonly show_referral_sender_banner?: boolean | undefined;
  readonly show_referral_sender_modal?: boolean | undefined;
  readonly referral_recipient_banner_interacted_at?: Instant | undefined;
  readonly referral_sender_banner_interacted_at?: Instant | undefined;
  /** Whether offers by email are welcome */
  readonly marketing_consent?: boolean | undefined;
}

export type UpdateProfileAnswer = Profile;
export type UpdateProfileCode =
  | "account.avatar_unreadable" | "account.not_signed_in" | "input.invalid" | "input.malformed" | "input.rate_limited" | "input.too_large";

/**
 * Changes what is sent of the person’s own profile: as JSON, or as a multipart form when it carries a picture. PATCH /user/profile. For
 * people who are signed in. Source: §7 User and session.
 */
export function updateProfile(
  transport: Transport,
  args: UpdateProfileArgs | void,
): Promise<Outcome<UpdateProfileAnswer, UpdateProfileCode>> {
  return ask(transport, {
    call: "updateProfile", method: "PATCH", path: "/user/profile",
    codes: "account.avatar_unreadable account.not_signed_in input.invalid input.malformed input.rate_limited input.too_large", secure: true,
    multipart: true,
  }, args);
}

export interface VerifyEmailArgs {
  /** From the mailed link */
  readonly token: string;
}

export type VerifyEmailAnswer = { readonly verified_at: Instant };
export type VerifyEmailCode = "account.link_spent" | "input.invalid" | "input.malformed" | "input.too_large";

/** Verifies the address with a mailed link, signed in or not. POST /user/verify_email. For anyone. Source: §7 User and session. */
export function verifyEmail(transport: Transport, args: VerifyEmailArgs): Promise<Outcome<VerifyEmailAnswer, VerifyEmailCode>> {
  return ask(transport, {
    call: "verifyEmail", method: "POST", path: "/user/verify_email", query: ["token"],
    codes: "account.link_spent input.invalid input.malformed input.too_large",
  }, args);
}
