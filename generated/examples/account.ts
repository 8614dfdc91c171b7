// Generated 8115c4020f2e. Examples of the calls of account. A rule that asks for the state of a thing, or the hour, is not played through.
import type { CreateSessionAnswer, CreateSessionArgs, CreateSessionCode, CreateUserAnswer, CreateUserArgs, CreateUserCode, DeleteSessionAnswer, DeleteSessionCode, DeleteUserAnswer, DeleteUserArgs, DeleteUserByLinkAnswer, DeleteUserByLinkArgs, DeleteUserByLinkCode, DeleteUserCode, EndOtherSessionsAnswer, EndOtherSessionsCode, EndSessionAnswer, EndSessionArgs, EndSessionCode, ExchangeSessionAnswer, ExchangeSessionArgs, ExchangeSessionCode, ExportUserDataAnswer, ExportUserDataCode, FinishSignOnAnswer, FinishSignOnArgs, FinishSignOnCode, GetProfileAnswer, GetProfileCode, GetPublicProfileAnswer, GetPublicProfileArgs, GetPublicProfileCode, GetUserAnswer, GetUserCode, ListOwnReviewsAnswer, ListOwnReviewsArgs, ListOwnReviewsCode, ListProfileReviewsAnswer, ListProfileReviewsArgs, ListProfileReviewsCode, ListReviewsOfSelfAnswer, ListReviewsOfSelfArgs, ListReviewsOfSelfCode, ListSessionsAnswer, ListSessionsCode, RequestPasswordResetAnswer, RequestPasswordResetArgs, RequestPasswordResetCode, ResetPasswordAnswer, ResetPasswordArgs, ResetPasswordCode, SendConfirmEmailAnswer, SendConfirmEmailArgs, SendConfirmEmailCode, SendDeleteEmailAnswer, SendDeleteEmailArgs, SendDeleteEmailCode, StartSignOnAnswer, StartSignOnArgs, StartSignOnCode, UpdatePasswordAnswer, UpdatePasswordArgs, UpdatePasswordCode, UpdateProfileAnswer, UpdateProfileArgs, UpdateProfileCode, VerifyEmailAnswer, VerifyEmailArgs, VerifyEmailCode } from "../client/account";
import { instant, type Example } from "./example";
import { exampleArrivalGuide, exampleAutomaticMessage, exampleBookingDeed, exampleChange, exampleClaim, exampleCohost, exampleCurrentUser, exampleDeviceSession, exampleExportedBooking, exampleGuestReview, exampleGuestReviewList, examplePayoutRow, examplePointsEntry, exampleProfile, exampleProperty, examplePublicProfile, exampleReferredFriend, exampleReview, exampleReviewList, exampleSavedReply, exampleSavedSearch, exampleSeason, exampleSentFeedback, exampleSentMessage, exampleSentReport, exampleShownGuestReview, exampleTakenPayment, exampleWishlist } from "./things";

export const createSession: Example<CreateSessionArgs, CreateSessionAnswer, CreateSessionCode> = {
  args: { email: "jo@example.ca", password: "Password" },
  answer: { access_token: "Access token" },
  as: "bare",
};

export const createUser: Example<CreateUserArgs, CreateUserAnswer, CreateUserCode> = {
  args: { email: "jo@example.ca", password: "An example of “Password”, as long as it must be." },
  answer: {},
};

export const deleteSession: Example<void, DeleteSessionAnswer, DeleteSessionCode> = {
  answer: {},
};

export const deleteUser: Example<DeleteUserArgs, DeleteUserAnswer, DeleteUserCode> = {
  args: { password: "Password" },
  answer: {},
};

export const deleteUserByLink: Example<DeleteUserByLinkArgs, DeleteUserByLinkAnswer, DeleteUserByLinkCode> = {
  args: { token: "Token" },
  answer: {},
};

export const endOtherSessions: Example<void, EndOtherSessionsAnswer, EndOtherSessionsCode> = {
  answer: {},
};

export const endSession: Example<EndSessionArgs, EndSessionAnswer, EndSessionCode> = {
  args: { session_id: "00000000-0000-4000-8000-6959b4159575" },
  answer: {},
};

export const exchangeSession: Example<ExchangeSessionArgs, ExchangeSessionAnswer, ExchangeSessionCode> = {
  args: { code: "Code" },
  answer: { access_token: "Access token", is_new: false },
  as: "bare",
};

export const exportUserData: Example<void, ExportUserDataAnswer, ExportUserDataCode> = {
  answer: {
    exported_at: instant("2027-01-05T16:00:00Z"),
    user: exampleCurrentUser,
    profile: exampleProfile,
    sessions: [exampleDeviceSession],
    stays: [exampleExportedBooking],
    bookings: [exampleExportedBooking],
    properties: [exampleProperty],
    arrivals: [{ property_id: "00000000-0000-4000-8000-40040cb181f7", guide: exampleArrivalGuide }],
    cohosts: [exampleCohost],
    cohosting: [
      {
        property_id: "00000000-0000-4000-8000-40040cb181f7",
        email: "sam@example.ca",
        roles: ["calendar"],
        accepted_at: null,
      },
    ],
    deeds: [exampleBookingDeed],
    claims: [exampleClaim],
    changes: [exampleChange],
    payments: [exampleTakenPayment],
    reviews: [exampleReview],
    guest_reviews: [exampleGuestReview],
    reviews_of_self: [exampleShownGuestReview],
    messages: [exampleSentMessage],
    seasons: [exampleSeason],
    saved_replies: [exampleSavedReply],
    automatic_messages: [exampleAutomaticMessage],
    wishlists: [exampleWishlist],
    stay_notes: [
      {
        note_id: "00000000-0000-4000-8000-fea49641e47c",
        wishlist_id: "00000000-0000-4000-8000-edc279c643e5",
        property_id: "00000000-0000-4000-8000-40040cb181f7",
        message: "Close to the lake, but no parking.",
        written_at: instant("2027-01-05T16:00:00Z"),
      },
    ],
    stay_votes: [{ wishlist_id: "00000000-0000-4000-8000-edc279c643e5", property_id: "00000000-0000-4000-8000-40040cb181f7", voted_at: instant("2027-01-05T16:00:00Z") }],
    joined_wishlists: [{ wishlist_id: "00000000-0000-4000-8000-edc279c643e5", joined_at: instant("2027-01-05T16:00:00Z") }],
    saved_searches: [exampleSavedSearch],
    points: [examplePointsEntry],
    referral: {
      came_with: null,
      welcomed_at: null,
      voided_at: null,
      void_because: null,
      void_reason: null,
      waits_for: null,
      friends: [exampleReferredFriend],
      seen_with: [{ kind: "card", mark: "Mark", seen_at: instant("2027-01-05T16:00:00Z") }],
    },
    referral_feedback: [exampleSentFeedback],
    reports: [exampleSentReport],
    payout_account: null,
    payee: "none",
    payouts: [examplePayoutRow],
  },
};

export const finishSignOn: Example<FinishSignOnArgs, FinishSignOnAnswer, FinishSignOnCode> = {
  args: {},
  answer: "",
  as: "text",
};

export const getProfile: Example<void, GetProfileAnswer, GetProfileCode> = {
  answer: exampleProfile,
};

export const getPublicProfile: Example<GetPublicProfileArgs, GetPublicProfileAnswer, GetPublicProfileCode> = {
  args: { profile_id: "00000000-0000-4000-8000-d696a35bdd18" },
  answer: examplePublicProfile,
};

export const getUser: Example<void, GetUserAnswer, GetUserCode> = {
  answer: exampleCurrentUser,
};

export const listOwnReviews: Example<ListOwnReviewsArgs, ListOwnReviewsAnswer, ListOwnReviewsCode> = {
  args: {},
  answer: exampleReviewList,
};

export const listProfileReviews: Example<ListProfileReviewsArgs, ListProfileReviewsAnswer, ListProfileReviewsCode> = {
  args: { profile_id: "00000000-0000-4000-8000-d696a35bdd18" },
  answer: exampleReviewList,
};

export const listReviewsOfSelf: Example<ListReviewsOfSelfArgs, ListReviewsOfSelfAnswer, ListReviewsOfSelfCode> = {
  args: {},
  answer: exampleGuestReviewList,
};

export const listSessions: Example<void, ListSessionsAnswer, ListSessionsCode> = {
  answer: [exampleDeviceSession],
};

export const requestPasswordReset: Example<RequestPasswordResetArgs, RequestPasswordResetAnswer, RequestPasswordResetCode> = {
  args: { email: "jo@example.ca", reset_link: "https://example.org/reset_link" },
  answer: {},
};

export const resetPassword: Example<ResetPasswordArgs, ResetPasswordAnswer, ResetPasswordCode> = {
  args: { token: "Token", new_password: "New password" },
  answer: {},
};

export const sendConfirmEmail: Example<SendConfirmEmailArgs, SendConfirmEmailAnswer, SendConfirmEmailCode> = {
  args: { redirect_url: "https://example.org/redirect_url" },
  answer: {},
};

export const sendDeleteEmail: Example<SendDeleteEmailArgs, SendDeleteEmailAnswer, SendDeleteEmailCode> = {
  args: { redirect_url: "https://example.org/redirect_url" },
  answer: {},
};

export const startSignOn: Example<StartSignOnArgs, StartSignOnAnswer, StartSignOnCode> = {
  args: {},
  answer: "",
  as: "text",
};

export const updatePassword: Example<UpdatePasswordArgs, UpdatePasswordAnswer, UpdatePasswordCode> = {
  args: { current_password: "Current password", new_password: "New password" },
  answer: {},
};

export const updateProfile: Example<UpdateProfileArgs, UpdateProfileAnswer, UpdateProfileCode> = {
  args: { phone: "604-555-0188" },
  answer: exampleProfile,
};

export const verifyEmail: Example<VerifyEmailArgs, VerifyEmailAnswer, VerifyEmailCode> = {
  args: { token: "Token" },
  answer: { verified_at: instant("2027-01-05T16:00:00Z") },
};
