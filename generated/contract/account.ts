// Generated bb860f68c206. What the calls of account take and answer.
import { contractOf, fields, instant, list, oneOf, orNull, uuid, type Contract } from "./contract";
import { CohostRole, Language, PayeeState, SharedThing, VoidBecause } from "../model/values";

/** Logs in with email and password. */
export const createSession: Contract = contractOf({
  id: "createSession",
  method: "POST",
  path: "/session",
  guard: "anyone",
  secure: false,
  errors: ["account.blocked", "account.too_many_attempts", "account.wrong_credentials", "input.invalid", "input.malformed", "input.too_large"],
  bare: true,
  body: fields({
    email: { type: "string", maxLength: 254, format: "idn-email" },
    password: { type: "string", minLength: 1, maxLength: 128, format: "password" },
  }),
  answer: fields({
    access_token: { type: "string" },
  }),
});

/** Creates an account; the browser then logs in with the same email and password. */
export const createUser: Contract = contractOf({
  id: "createUser",
  method: "POST",
  path: "/user",
  guard: "anyone",
  secure: false,
  errors: ["account.email_taken", "account.password_common", "account.password_holds_email", "account.password_holds_product", "input.invalid", "input.malformed", "input.rate_limited", "input.too_large"],
  throttle: { times: 10, seconds: 3600 },
  body: fields({
    email: { type: "string", maxLength: 254, format: "idn-email" },
    password: { type: "string", minLength: 10, maxLength: 128, format: "password" },
    referral_code: { type: "string", maxLength: 64, format: "text" },
  }, ["referral_code"]),
  answer: fields({}),
});

/** Logs out: the token stops working at once. */
export const deleteSession: Contract = contractOf({
  id: "deleteSession",
  method: "DELETE",
  path: "/session",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed", "input.too_large"],
  answer: fields({}),
});

/** Deletes the account; bookings and reviews that law makes us keep lose the person’s name. */
export const deleteUser: Contract = contractOf({
  id: "deleteUser",
  method: "POST",
  path: "/user/delete",
  guard: "signedIn",
  secure: true,
  errors: ["account.money_open", "account.not_signed_in", "account.too_many_attempts", "account.wrong_password", "input.invalid", "input.malformed", "input.too_large"],
  body: fields({
    password: { type: "string", minLength: 1, maxLength: 128, format: "password" },
  }),
  answer: fields({}),
});

/** Deletes the account with a link that was mailed to it, as POST /user/delete does with its password. */
export const deleteUserByLink: Contract = contractOf({
  id: "deleteUserByLink",
  method: "POST",
  path: "/user/delete_by_link",
  guard: "signedIn",
  secure: true,
  errors: ["account.link_spent", "account.money_open", "account.not_signed_in", "input.invalid", "input.malformed", "input.too_large"],
  query: fields({
    token: { type: "string", minLength: 1, maxLength: 200, format: "text" },
  }),
  answer: fields({}),
});

/** Logs the person out everywhere but here. */
export const endOtherSessions: Contract = contractOf({
  id: "endOtherSessions",
  method: "DELETE",
  path: "/user/session",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed", "input.too_large"],
  answer: fields({}),
});

/** Logs the person out on one device. */
export const endSession: Contract = contractOf({
  id: "endSession",
  method: "DELETE",
  path: "/user/session/:session_id",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "account.session_not_found", "input.invalid", "input.malformed", "input.no_such_call", "input.too_large"],
  params: fields({
    session_id: uuid,
  }),
  answer: fields({}),
});

/** Turns the one-time code of a single sign-on into a session. */
export const exchangeSession: Contract = contractOf({
  id: "exchangeSession",
  method: "POST",
  path: "/session/exchange",
  guard: "anyone",
  secure: false,
  errors: ["account.blocked", "account.sign_on_code_spent", "input.invalid", "input.malformed", "input.too_large"],
  bare: true,
  body: fields({
    code: { type: "string", minLength: 1, maxLength: 200, format: "text" },
  }),
  answer: fields({
    access_token: { type: "string" },
    is_new: { type: "boolean" },
  }),
});

/** All that is kept about the person, as one file. */
export const exportUserData: Contract = contractOf({
  id: "exportUserData",
  method: "GET",
  path: "/user/export",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed", "input.rate_limited"],
  throttle: { times: 5, seconds: 3600 },
  answer: fields({
    exported_at: instant,
    user: { $ref: "CurrentUser#" },
    profile: { $ref: "Profile#" },
    sessions: list({ $ref: "DeviceSession#" }),
    stays: list({ $ref: "ExportedBooking#" }),
    bookings: list({ $ref: "ExportedBooking#" }),
    properties: list({ $ref: "Property#" }),
    arrivals: list(fields({
      property_id: uuid,
      guide: { $ref: "ArrivalGuide#" },
    })),
    cohosts: list({ $ref: "Cohost#" }),
    cohosting: list(fields({
      property_id: uuid,
      email: { type: "string", maxLength: 254, format: "idn-email" },
      roles: {
        type: "array",
        items: oneOf(CohostRole),
        minItems: 1,
        maxItems: 3,
      },
      accepted_at: orNull(instant),
    })),
    deeds: list({ $ref: "BookingDeed#" }),
    claims: list({ $ref: "Claim#" }),
    changes: list({ $ref: "Change#" }),
    payments: list({ $ref: "TakenPayment#" }),
    reviews: list({ $ref: "Review#" }),
    guest_reviews: list({ $ref: "GuestReview#" }),
    reviews_of_self: list({ $ref: "ShownGuestReview#" }),
    messages: list({ $ref: "SentMessage#" }),
    seasons: list({ $ref: "Season#" }),
    saved_replies: list({ $ref: "SavedReply#" }),
    automatic_messages: list({ $ref: "AutomaticMessage#" }),
    wishlists: list({ $ref: "Wishlist#" }),
    stay_notes: list(fields({
      note_id: uuid,
      wishlist_id: uuid,
      property_id: uuid,
      message: { type: "string", minLength: 1, maxLength: 500 },
      written_at: instant,
    })),
    stay_votes: list(fields({
      wishlist_id: uuid,
      property_id: uuid,
      voted_at: instant,
    })),
    joined_wishlists: list(fields({
      wishlist_id: uuid,
      joined_at: instant,
    })),
    saved_searches: list({ $ref: "SavedSearch#" }),
    points: list({ $ref: "PointsEntry#" }),
    referral: fields({
      came_with: orNull({ type: "string" }),
      welcomed_at: orNull(instant),
      voided_at: orNull(instant),
      void_because: orNull(oneOf(VoidBecause)),
      void_reason: orNull({ type: "string", maxLength: 500 }),
      waits_for: orNull(oneOf(VoidBecause)),
      friends: list({ $ref: "ReferredFriend#" }),
      seen_with: list(fields({
        kind: oneOf(SharedThing),
        mark: { type: "string" },
        seen_at: instant,
      })),
    }),
    referral_feedback: list({ $ref: "SentFeedback#" }),
    reports: list({ $ref: "SentReport#" }),
    payout_account: orNull({ $ref: "ShownAccount#" }),
    payee: oneOf(PayeeState),
    payouts: list({ $ref: "PayoutRow#" }),
  }),
});

/** The return address of a single sign-on; leads on to the login page with a one-time code, or with the problem. */
export const finishSignOn: Contract = contractOf({
  id: "finishSignOn",
  method: "GET",
  path: "/user/sso",
  guard: "anyone",
  secure: false,
  errors: ["account.sign_on_not_offered", "input.invalid", "input.malformed"],
  redirects: true,
  query: fields({
    code: { type: "string", maxLength: 2048, format: "text" },
    state: { type: "string", maxLength: 4096, format: "text" },
    error: { type: "string", maxLength: 200, format: "text" },
    error_description: { type: "string", maxLength: 2048, format: "long-text" },
    error_uri: { type: "string", maxLength: 2048, format: "text" },
    iss: { type: "string", maxLength: 2048, format: "text" },
    session_state: { type: "string", maxLength: 2048, format: "text" },
  }, ["code", "state", "error", "error_description", "error_uri", "iss", "session_state"]),
});

/** The person’s own profile. */
export const getProfile: Contract = contractOf({
  id: "getProfile",
  method: "GET",
  path: "/user/profile",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed"],
  answer: { $ref: "Profile#" },
});

/** What anyone may see of a person. */
export const getPublicProfile: Contract = contractOf({
  id: "getPublicProfile",
  method: "GET",
  path: "/user/profile/:profile_id",
  guard: "publicProfile",
  secure: false,
  errors: ["account.profile_not_found", "input.invalid", "input.malformed"],
  params: fields({
    profile_id: uuid,
  }),
  answer: { $ref: "PublicProfile#" },
});

/** The person who is signed in, with their modes and counts. */
export const getUser: Contract = contractOf({
  id: "getUser",
  method: "GET",
  path: "/user",
  guard: "signedIn",
  secure: true,
  errors: ["account.gone", "account.not_signed_in", "input.invalid", "input.malformed"],
  answer: { $ref: "CurrentUser#" },
});

/** The reviews that the person has written. */
export const listOwnReviews: Contract = contractOf({
  id: "listOwnReviews",
  method: "GET",
  path: "/user/profile/review",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed"],
  query: fields({
    page: { type: "integer", minimum: 1, maximum: 1000, default: 1 },
  }, ["page"]),
  answer: { $ref: "ReviewList#" },
});

/** The reviews that another person has written. */
export const listProfileReviews: Contract = contractOf({
  id: "listProfileReviews",
  method: "GET",
  path: "/user/profile/:profile_id/review",
  guard: "signedInAtProfile",
  secure: true,
  errors: ["account.not_signed_in", "account.profile_not_found", "input.invalid", "input.malformed"],
  params: fields({
    profile_id: uuid,
  }),
  query: fields({
    page: { type: "integer", minimum: 1, maximum: 1000, default: 1 },
  }, ["page"]),
  answer: { $ref: "ReviewList#" },
});

/** What hosts wrote of the person as a guest. */
export const listReviewsOfSelf: Contract = contractOf({
  id: "listReviewsOfSelf",
  method: "GET",
  path: "/user/profile/guest-review",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed"],
  query: fields({
    page: { type: "integer", minimum: 1, maximum: 1000, default: 1 },
  }, ["page"]),
  answer: { $ref: "GuestReviewList#" },
});

/** The browsers in which the person is signed in, the one that asks included. */
export const listSessions: Contract = contractOf({
  id: "listSessions",
  method: "GET",
  path: "/user/session",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed"],
  answer: list({ $ref: "DeviceSession#" }),
});

/** Mails a link that resets the password, signed in or not; never tells whether there is such an account. */
export const requestPasswordReset: Contract = contractOf({
  id: "requestPasswordReset",
  method: "POST",
  path: "/user/request_password_reset",
  guard: "anyone",
  secure: false,
  errors: ["account.outside_link", "input.invalid", "input.malformed", "input.rate_limited", "input.too_large"],
  throttle: { times: 5, seconds: 3600 },
  body: fields({
    email: { type: "string", maxLength: 254, format: "idn-email" },
    reset_link: { type: "string", maxLength: 2048, minLength: 1, pattern: "^\\S+$", format: "text" },
  }),
  answer: fields({}),
});

/** Sets a new password with a mailed link, and ends every session. */
export const resetPassword: Contract = contractOf({
  id: "resetPassword",
  method: "POST",
  path: "/user/password_reset",
  guard: "anyone",
  secure: false,
  errors: ["account.link_spent", "account.password_common", "account.password_holds_email", "account.password_holds_product", "input.invalid", "input.malformed", "input.too_large"],
  query: fields({
    token: { type: "string", minLength: 1, maxLength: 200, format: "text" },
  }),
  body: fields({
    new_password: { type: "string", minLength: 10, maxLength: 128, format: "password" },
  }),
  answer: fields({}),
});

/** Mails a link that verifies the address. */
export const sendConfirmEmail: Contract = contractOf({
  id: "sendConfirmEmail",
  method: "POST",
  path: "/user/send_confirm_email",
  guard: "signedIn",
  secure: true,
  errors: ["account.already_verified", "account.not_signed_in", "account.outside_link", "account.too_many_confirm_mails", "input.invalid", "input.malformed", "input.rate_limited", "input.too_large"],
  throttle: { times: 1, seconds: 60 },
  body: fields({
    redirect_url: { type: "string", maxLength: 2048, minLength: 1, pattern: "^\\S+$", format: "text" },
  }),
  answer: fields({}),
});

/** Mails a link that confirms that the account goes. */
export const sendDeleteEmail: Contract = contractOf({
  id: "sendDeleteEmail",
  method: "POST",
  path: "/user/send_delete_email",
  guard: "signedIn",
  secure: true,
  errors: ["account.money_open", "account.not_signed_in", "account.outside_link", "input.invalid", "input.malformed", "input.rate_limited", "input.too_large"],
  throttle: { times: 5, seconds: 3600 },
  body: fields({
    redirect_url: { type: "string", maxLength: 2048, minLength: 1, pattern: "^\\S+$", format: "text" },
  }),
  answer: fields({}),
});

/** Begins a single sign-on and leads to the parent platform. */
export const startSignOn: Contract = contractOf({
  id: "startSignOn",
  method: "GET",
  path: "/user/sso/start",
  guard: "anyone",
  secure: false,
  errors: ["account.sign_on_not_offered", "input.invalid", "input.malformed"],
  redirects: true,
  query: fields({
    from: { type: "string", maxLength: 2048, format: "text" },
    referral_code: { type: "string", maxLength: 64, format: "text" },
  }, ["from", "referral_code"]),
});

/** Changes the password and logs the person out everywhere else. */
export const updatePassword: Contract = contractOf({
  id: "updatePassword",
  method: "POST",
  path: "/user/password_update",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "account.password_common", "account.password_holds_email", "account.password_holds_product", "account.too_many_attempts", "account.wrong_password", "input.invalid", "input.malformed", "input.too_large"],
  body: fields({
    current_password: { type: "string", minLength: 1, maxLength: 128, format: "password" },
    new_password: { type: "string", minLength: 10, maxLength: 128, format: "password" },
  }),
  answer: fields({}),
});

/** Changes what is sent of the person’s own profile: as JSON, or as a multipart form when it carries a picture. */
export const updateProfile: Contract = contractOf({
  id: "updateProfile",
  method: "PATCH",
  path: "/user/profile",
  guard: "signedIn",
  secure: true,
  errors: ["account.avatar_unreadable", "account.not_signed_in", "input.invalid", "input.malformed", "input.rate_limited", "input.too_large"],
  multipart: true,
  files: {
    avatar: {
      types: ["image/jpeg", "image/png", "image/webp"],
      maxBytes: 5000000,
      optional: true,
      most: 1,
    },
  },
  throttle: { times: 60, seconds: 3600 },
  body: fields({
    first_name: { type: "string", minLength: 1, maxLength: 50, pattern: "^[^\\u061C\\u200B\\u200E\\u200F\\u2060-\\u206F\\uFEFF\\u{E0000}-\\u{E007F}]*$", format: "text" },
    last_name: { type: "string", minLength: 1, maxLength: 50, pattern: "^[^\\u061C\\u200B\\u200E\\u200F\\u2060-\\u206F\\uFEFF\\u{E0000}-\\u{E007F}]*$", format: "text" },
    phone: orNull({ type: "string", maxLength: 40, pattern: "^(?:(?:\\+?1[ ().\\u00A0\\u2010-\\u2015-]*|\\()?[2-9](?:[ ().\\u00A0\\u2010-\\u2015-]*\\d){2}[ ().\\u00A0\\u2010-\\u2015-]*[2-9](?:[ ().\\u00A0\\u2010-\\u2015-]*\\d){6}|\\+[2-9](?:[ ().\\u00A0\\u2010-\\u2015-]*\\d){6,14})$", format: "text" }),
    languages: {
      type: "array",
      items: oneOf(Language),
      maxItems: 40,
    },
    remove_avatar: { type: "boolean", const: true },
    is_host: { type: "boolean", const: true },
    is_guest: { type: "boolean", const: true },
    show_referral_recipient_banner: { type: "boolean" },
    show_referral_sender_banner: { type: "boolean" },
    show_referral_sender_modal: { type: "boolean" },
    referral_recipient_banner_interacted_at: instant,
    referral_sender_banner_interacted_at: instant,
    marketing_consent: { type: "boolean" },
  }, ["first_name", "last_name", "phone", "languages", "remove_avatar", "is_host", "is_guest", "show_referral_recipient_banner", "show_referral_sender_banner", "show_referral_sender_modal", "referral_recipient_banner_interacted_at", "referral_sender_banner_interacted_at", "marketing_consent"]),
  answer: { $ref: "Profile#" },
});

/** Verifies the address with a mailed link, signed in or not. */
export const verifyEmail: Contract = contractOf({
  id: "verifyEmail",
  method: "POST",
  path: "/user/verify_email",
  guard: "anyone",
  secure: false,
  errors: ["account.link_spent", "input.invalid", "input.malformed", "input.too_large"],
  query: fields({
    token: { type: "string", minLength: 1, maxLength: 200, format: "text" },
  }),
  answer: fields({
    verified_at: instant,
  }),
});
