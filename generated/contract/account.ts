// Generated 91c555e5995f. What the calls of account take and answer. Change the spec, not this file.
import type { Contract } from "./contract";

/** Logs in with email and password. */
export const createSession: Contract = {
  id: "createSession",
  method: "POST",
  path: "/session",
  guard: "anyone",
  secure: false,
  errors: ["account.too_many_attempts", "account.wrong_credentials", "input.invalid", "input.malformed", "input.too_large"],
  rules: [],
  multipart: false,
  files: {},
  bare: true,
  repeatable: false,
  schema: {
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {
        email: { type: "string", maxLength: 254, format: "idn-email" },
        password: { type: "string", minLength: 1, maxLength: 128 },
      },
      required: ["email", "password"],
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          access_token: { type: "string" },
        },
        required: ["access_token"],
        additionalProperties: false,
      },
    },
  },
};

/** Creates an account; the browser then logs in with the same email and password. */
export const createUser: Contract = {
  id: "createUser",
  method: "POST",
  path: "/user",
  guard: "anyone",
  secure: false,
  errors: ["account.email_taken", "account.password_common", "account.password_holds_email", "account.password_holds_product", "input.invalid", "input.malformed", "input.rate_limited", "input.too_large"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  throttle: { times: 10, seconds: 3600 },
  repeatable: false,
  schema: {
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {
        email: { type: "string", maxLength: 254, format: "idn-email" },
        password: { type: "string", minLength: 10, maxLength: 128 },
        referral_code: { type: "string", maxLength: 64 },
      },
      required: ["email", "password"],
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: {
            type: "object",
            properties: {},
            additionalProperties: false,
          },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Logs out: the token stops working at once. */
export const deleteSession: Contract = {
  id: "deleteSession",
  method: "DELETE",
  path: "/session",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed", "input.too_large"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: {
            type: "object",
            properties: {},
            additionalProperties: false,
          },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Deletes the account; bookings and reviews that law makes us keep lose the person’s name. */
export const deleteUser: Contract = {
  id: "deleteUser",
  method: "POST",
  path: "/user/delete",
  guard: "signedIn",
  secure: true,
  errors: ["account.money_open", "account.not_signed_in", "account.too_many_attempts", "account.wrong_password", "input.invalid", "input.malformed", "input.too_large"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {
        password: { type: "string", minLength: 1, maxLength: 128 },
      },
      required: ["password"],
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: {
            type: "object",
            properties: {},
            additionalProperties: false,
          },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Deletes the account with a link that was mailed to it, as POST /user/delete does with its password. */
export const deleteUserByLink: Contract = {
  id: "deleteUserByLink",
  method: "POST",
  path: "/user/delete_by_link",
  guard: "signedIn",
  secure: true,
  errors: ["account.link_spent", "account.money_open", "account.not_signed_in", "input.invalid", "input.malformed", "input.too_large"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    querystring: {
      type: "object",
      properties: {
        token: { type: "string", minLength: 1, maxLength: 200 },
      },
      required: ["token"],
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: {
            type: "object",
            properties: {},
            additionalProperties: false,
          },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Logs the person out everywhere but here. */
export const endOtherSessions: Contract = {
  id: "endOtherSessions",
  method: "DELETE",
  path: "/user/session",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed", "input.too_large"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: {
            type: "object",
            properties: {},
            additionalProperties: false,
          },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Logs the person out on one device. */
export const endSession: Contract = {
  id: "endSession",
  method: "DELETE",
  path: "/user/session/:session_id",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "account.session_not_found", "input.invalid", "input.malformed", "input.no_such_call", "input.too_large"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    params: {
      type: "object",
      properties: {
        session_id: { type: "string", format: "uuid" },
      },
      required: ["session_id"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: {
            type: "object",
            properties: {},
            additionalProperties: false,
          },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Turns the one-time code of a single sign-on into a session. */
export const exchangeSession: Contract = {
  id: "exchangeSession",
  method: "POST",
  path: "/session/exchange",
  guard: "anyone",
  secure: false,
  errors: ["account.sign_on_code_spent", "input.invalid", "input.malformed", "input.too_large"],
  rules: [],
  multipart: false,
  files: {},
  bare: true,
  repeatable: false,
  schema: {
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {
        code: { type: "string", minLength: 1, maxLength: 200 },
      },
      required: ["code"],
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          access_token: { type: "string" },
          is_new: { type: "boolean" },
        },
        required: ["access_token", "is_new"],
        additionalProperties: false,
      },
    },
  },
};

/** All that is kept about the person, as one file. */
export const exportUserData: Contract = {
  id: "exportUserData",
  method: "GET",
  path: "/user/export",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed", "input.rate_limited"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  throttle: { times: 5, seconds: 3600 },
  repeatable: false,
  schema: {
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: {
            type: "object",
            properties: {
              exported_at: { type: "string", format: "date-time" },
              user: { $ref: "CurrentUser#" },
              profile: { $ref: "Profile#" },
              sessions: {
                type: "array",
                items: { $ref: "DeviceSession#" },
              },
              stays: {
                type: "array",
                items: { $ref: "Booking#" },
              },
              bookings: {
                type: "array",
                items: { $ref: "Booking#" },
              },
              properties: {
                type: "array",
                items: { $ref: "Property#" },
              },
              deeds: {
                type: "array",
                items: { $ref: "BookingDeed#" },
              },
              payments: {
                type: "array",
                items: { $ref: "TakenPayment#" },
              },
              reviews: {
                type: "array",
                items: { $ref: "Review#" },
              },
              messages: {
                type: "array",
                items: { $ref: "SentMessage#" },
              },
              points: {
                type: "array",
                items: { $ref: "PointsEntry#" },
              },
              referral: {
                type: "object",
                properties: {
                  came_with: {
                    type: ["string", "null"],
                  },
                  welcomed_at: {
                    type: ["string", "null"],
                    format: "date-time",
                  },
                  voided_at: {
                    type: ["string", "null"],
                    format: "date-time",
                  },
                  void_because: {
                    type: ["string", "null"],
                    enum: ["card", "device", "network", "hosting", null],
                  },
                  friends: {
                    type: "array",
                    items: { $ref: "ReferredFriend#" },
                  },
                  seen_with: {
                    type: "array",
                    items: {
                      type: "object",
                      properties: {
                        kind: {
                          type: "string",
                          enum: ["card", "device", "network"],
                        },
                        seen_at: { type: "string", format: "date-time" },
                      },
                      required: ["kind", "seen_at"],
                      additionalProperties: false,
                    },
                  },
                },
                required: ["came_with", "welcomed_at", "voided_at", "void_because", "friends", "seen_with"],
                additionalProperties: false,
              },
              referral_feedback: {
                type: "array",
                items: { $ref: "SentFeedback#" },
              },
              payout_account: {
                anyOf: [
                  { $ref: "ShownAccount#" },
                  { type: "null" },
                ],
              },
              payee: {
                type: "string",
                enum: ["none", "wanted", "checking", "refused", "soon", "ready"],
              },
              payouts: {
                type: "array",
                items: { $ref: "PayoutRow#" },
              },
            },
            required: ["exported_at", "user", "profile", "sessions", "stays", "bookings", "properties", "deeds", "payments", "reviews", "messages", "points", "referral", "referral_feedback", "payout_account", "payee", "payouts"],
            additionalProperties: false,
          },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** The return address of a single sign-on; leads on to the login page with a one-time code, or with the problem. */
export const finishSignOn: Contract = {
  id: "finishSignOn",
  method: "GET",
  path: "/user/sso",
  guard: "anyone",
  secure: false,
  errors: ["account.sign_on_not_offered", "input.invalid", "input.malformed"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  redirects: true,
  repeatable: false,
  schema: {
    querystring: {
      type: "object",
      properties: {
        code: { type: "string", maxLength: 2048 },
        state: { type: "string", maxLength: 4096 },
        error: { type: "string", maxLength: 200 },
        error_description: { type: "string", maxLength: 2048 },
        error_uri: { type: "string", maxLength: 2048 },
        iss: { type: "string", maxLength: 2048 },
        session_state: { type: "string", maxLength: 2048 },
      },
      additionalProperties: false,
    },
  },
};

/** The person’s own profile. */
export const getProfile: Contract = {
  id: "getProfile",
  method: "GET",
  path: "/user/profile",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "Profile#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** What anyone may see of a person. */
export const getPublicProfile: Contract = {
  id: "getPublicProfile",
  method: "GET",
  path: "/user/profile/:profile_id",
  guard: "publicProfile",
  secure: false,
  errors: ["account.profile_not_found", "input.invalid", "input.malformed"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    params: {
      type: "object",
      properties: {
        profile_id: { type: "string", format: "uuid" },
      },
      required: ["profile_id"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "PublicProfile#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** The person who is signed in, with their modes and counts. */
export const getUser: Contract = {
  id: "getUser",
  method: "GET",
  path: "/user",
  guard: "signedIn",
  secure: true,
  errors: ["account.gone", "account.not_signed_in", "input.invalid", "input.malformed"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "CurrentUser#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** The reviews that the person has written. */
export const listOwnReviews: Contract = {
  id: "listOwnReviews",
  method: "GET",
  path: "/user/profile/review",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    querystring: {
      type: "object",
      properties: {
        page: { type: "integer", minimum: 1, maximum: 1000, default: 1 },
      },
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "ReviewList#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** The reviews that another person has written. */
export const listProfileReviews: Contract = {
  id: "listProfileReviews",
  method: "GET",
  path: "/user/profile/:profile_id/review",
  guard: "signedInAtProfile",
  secure: true,
  errors: ["account.not_signed_in", "account.profile_not_found", "input.invalid", "input.malformed"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    params: {
      type: "object",
      properties: {
        profile_id: { type: "string", format: "uuid" },
      },
      required: ["profile_id"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {
        page: { type: "integer", minimum: 1, maximum: 1000, default: 1 },
      },
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "ReviewList#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** The browsers in which the person is signed in, the one that asks included. */
export const listSessions: Contract = {
  id: "listSessions",
  method: "GET",
  path: "/user/session",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: {
            type: "array",
            items: { $ref: "DeviceSession#" },
          },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Mails a link that resets the password, signed in or not; never tells whether there is such an account. */
export const requestPasswordReset: Contract = {
  id: "requestPasswordReset",
  method: "POST",
  path: "/user/request_password_reset",
  guard: "anyone",
  secure: false,
  errors: ["account.outside_link", "input.invalid", "input.malformed", "input.rate_limited", "input.too_large"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  throttle: { times: 5, seconds: 3600 },
  repeatable: false,
  schema: {
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {
        email: { type: "string", maxLength: 254, format: "idn-email" },
        reset_link: { type: "string", maxLength: 2048, minLength: 1, pattern: "^\\S+$" },
      },
      required: ["email", "reset_link"],
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: {
            type: "object",
            properties: {},
            additionalProperties: false,
          },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Sets a new password with a mailed link, and ends every session. */
export const resetPassword: Contract = {
  id: "resetPassword",
  method: "POST",
  path: "/user/password_reset",
  guard: "anyone",
  secure: false,
  errors: ["account.link_spent", "account.password_common", "account.password_holds_email", "account.password_holds_product", "input.invalid", "input.malformed", "input.too_large"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    querystring: {
      type: "object",
      properties: {
        token: { type: "string", minLength: 1, maxLength: 200 },
      },
      required: ["token"],
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {
        new_password: { type: "string", minLength: 10, maxLength: 128 },
      },
      required: ["new_password"],
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: {
            type: "object",
            properties: {},
            additionalProperties: false,
          },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Mails a link that verifies the address. */
export const sendConfirmEmail: Contract = {
  id: "sendConfirmEmail",
  method: "POST",
  path: "/user/send_confirm_email",
  guard: "signedIn",
  secure: true,
  errors: ["account.already_verified", "account.not_signed_in", "account.outside_link", "account.too_many_confirm_mails", "input.invalid", "input.malformed", "input.rate_limited", "input.too_large"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  throttle: { times: 1, seconds: 60 },
  repeatable: false,
  schema: {
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {
        redirect_url: { type: "string", maxLength: 2048, minLength: 1, pattern: "^\\S+$" },
      },
      required: ["redirect_url"],
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: {
            type: "object",
            properties: {},
            additionalProperties: false,
          },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Mails a link that confirms that the account goes. */
export const sendDeleteEmail: Contract = {
  id: "sendDeleteEmail",
  method: "POST",
  path: "/user/send_delete_email",
  guard: "signedIn",
  secure: true,
  errors: ["account.money_open", "account.not_signed_in", "account.outside_link", "input.invalid", "input.malformed", "input.rate_limited", "input.too_large"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  throttle: { times: 5, seconds: 3600 },
  repeatable: false,
  schema: {
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {
        redirect_url: { type: "string", maxLength: 2048, minLength: 1, pattern: "^\\S+$" },
      },
      required: ["redirect_url"],
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: {
            type: "object",
            properties: {},
            additionalProperties: false,
          },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Begins a single sign-on and leads to the parent platform. */
export const startSignOn: Contract = {
  id: "startSignOn",
  method: "GET",
  path: "/user/sso/start",
  guard: "anyone",
  secure: false,
  errors: ["account.sign_on_not_offered", "input.invalid", "input.malformed"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  redirects: true,
  repeatable: false,
  schema: {
    querystring: {
      type: "object",
      properties: {
        from: { type: "string", maxLength: 2048 },
        referral_code: { type: "string", maxLength: 64 },
      },
      additionalProperties: false,
    },
  },
};

/** Changes the password and logs the person out everywhere else. */
export const updatePassword: Contract = {
  id: "updatePassword",
  method: "POST",
  path: "/user/password_update",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "account.password_common", "account.password_holds_email", "account.password_holds_product", "account.too_many_attempts", "account.wrong_password", "input.invalid", "input.malformed", "input.too_large"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {
        current_password: { type: "string", minLength: 1, maxLength: 128 },
        new_password: { type: "string", minLength: 10, maxLength: 128 },
      },
      required: ["current_password", "new_password"],
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: {
            type: "object",
            properties: {},
            additionalProperties: false,
          },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Changes what is sent of the person’s own profile: as JSON, or as a multipart form when it carries a picture. */
export const updateProfile: Contract = {
  id: "updateProfile",
  method: "PATCH",
  path: "/user/profile",
  guard: "signedIn",
  secure: true,
  errors: ["account.avatar_unreadable", "account.not_signed_in", "input.invalid", "input.malformed", "input.rate_limited", "input.too_large"],
  rules: [],
  multipart: true,
  files: {
    avatar: {
      types: ["image/jpeg", "image/png", "image/webp"],
      maxBytes: 5000000,
      optional: true,
      most: 1,
    },
  },
  bare: false,
  throttle: { times: 60, seconds: 3600 },
  repeatable: false,
  schema: {
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {
        first_name: { type: "string", minLength: 1, maxLength: 50, pattern: "^(?=.*\\S)[^\\p{Cc}\\u061C\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF\\u{E0000}-\\u{E007F}]*$" },
        last_name: { type: "string", minLength: 1, maxLength: 50, pattern: "^(?=.*\\S)[^\\p{Cc}\\u061C\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF\\u{E0000}-\\u{E007F}]*$" },
        remove_avatar: { type: "boolean", const: true },
        is_host: { type: "boolean", const: true },
        is_guest: { type: "boolean", const: true },
        show_referral_recipient_banner: { type: "boolean" },
        show_referral_sender_banner: { type: "boolean" },
        show_referral_sender_modal: { type: "boolean" },
        referral_recipient_banner_interacted_at: { type: "string", format: "date-time" },
        referral_sender_banner_interacted_at: { type: "string", format: "date-time" },
        marketing_consent: { type: "boolean" },
      },
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "Profile#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Verifies the address with a mailed link, signed in or not. */
export const verifyEmail: Contract = {
  id: "verifyEmail",
  method: "POST",
  path: "/user/verify_email",
  guard: "anyone",
  secure: false,
  errors: ["account.link_spent", "input.invalid", "input.malformed", "input.too_large"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    querystring: {
      type: "object",
      properties: {
        token: { type: "string", minLength: 1, maxLength: 200 },
      },
      required: ["token"],
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: {
            type: "object",
            properties: {
              verified_at: { type: "string", format: "date-time" },
            },
            required: ["verified_at"],
            additionalProperties: false,
          },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};
