// Generated a56ba1acc572. What assistants may ask of account.
import { fields, instant, oneOf, orNull, uuid } from "../contract/contract";
import { Language } from "../model/values";
import type { Tool } from "./tool";

export const deleteSession: Tool = {
  name: "deleteSession",
  title: "Delete session",
  description: "Logs out: the token stops working at once. For people who are signed in. May be refused with: account.not_signed_in.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "DELETE",
  path: "/session",
  query: [],
  inputSchema: fields({}),
};

export const endOtherSessions: Tool = {
  name: "endOtherSessions",
  title: "End other sessions",
  description: "Logs the person out everywhere but here. For people who are signed in. May be refused with: account.not_signed_in.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "DELETE",
  path: "/user/session",
  query: [],
  inputSchema: fields({}),
};

export const endSession: Tool = {
  name: "endSession",
  title: "End session",
  description: "Logs the person out on one device. For people who are signed in. May be refused with: account.not_signed_in, account.session_not_found.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "DELETE",
  path: "/user/session/{session_id}",
  query: [],
  inputSchema: fields({
    session_id: uuid,
  }),
};

export const getProfile: Tool = {
  name: "getProfile",
  title: "Get profile",
  description: "The person’s own profile. For people who are signed in. May be refused with: account.not_signed_in.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/profile",
  query: [],
  inputSchema: fields({}),
};

export const getPublicProfile: Tool = {
  name: "getPublicProfile",
  title: "Get public profile",
  description: "What anyone may see of a person. For anyone, where there is such a person. May be refused with: account.profile_not_found.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/profile/{profile_id}",
  query: [],
  inputSchema: fields({
    profile_id: uuid,
  }),
};

export const getUser: Tool = {
  name: "getUser",
  title: "Get user",
  description: "The person who is signed in, with their modes and counts. For people who are signed in. May be refused with: account.gone, account.not_signed_in.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user",
  query: [],
  inputSchema: fields({}),
};

export const listOwnReviews: Tool = {
  name: "listOwnReviews",
  title: "List own reviews",
  description: "The reviews that the person has written. For people who are signed in. May be refused with: account.not_signed_in.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/profile/review",
  query: ["page"],
  inputSchema: fields({
    page: { type: "integer", minimum: 1, maximum: 1000, description: "Which page of the list", default: 1 },
  }, ["page"]),
};

export const listProfileReviews: Tool = {
  name: "listProfileReviews",
  title: "List profile reviews",
  description: "The reviews that another person has written. For people who are signed in, where there is such a person. May be refused with: account.not_signed_in, account.profile_not_found.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/profile/{profile_id}/review",
  query: ["page"],
  inputSchema: fields({
    profile_id: uuid,
    page: { type: "integer", minimum: 1, maximum: 1000, description: "Which page of the list", default: 1 },
  }, ["page"]),
};

export const listReviewsOfSelf: Tool = {
  name: "listReviewsOfSelf",
  title: "List reviews of self",
  description: "What hosts wrote of the person as a guest. For people who are signed in. May be refused with: account.not_signed_in.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/profile/guest-review",
  query: ["page"],
  inputSchema: fields({
    page: { type: "integer", minimum: 1, maximum: 1000, description: "Which page of the list", default: 1 },
  }, ["page"]),
};

export const listSessions: Tool = {
  name: "listSessions",
  title: "List sessions",
  description: "The browsers in which the person is signed in, the one that asks included. For people who are signed in. May be refused with: account.not_signed_in.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/session",
  query: [],
  inputSchema: fields({}),
};

export const updateProfile: Tool = {
  name: "updateProfile",
  title: "Update profile",
  description: "Changes what is sent of the person’s own profile: as JSON, or as a multipart form when it carries a picture. For people who are signed in. At most 60 times in 1 hour. May be refused with: account.avatar_unreadable, account.not_signed_in.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "PATCH",
  path: "/user/profile",
  query: [],
  inputSchema: fields({
    first_name: { type: "string", minLength: 1, maxLength: 50, pattern: "^[^\\u061C\\u200B\\u200E\\u200F\\u2060-\\u206F\\uFEFF\\u{E0000}-\\u{E007F}]*$", format: "text", description: "As other people on the product see it" },
    last_name: { type: "string", minLength: 1, maxLength: 50, pattern: "^[^\\u061C\\u200B\\u200E\\u200F\\u2060-\\u206F\\uFEFF\\u{E0000}-\\u{E007F}]*$", format: "text", description: "Shown to the other side of a confirmed booking only" },
    phone: orNull({
      type: "string",
      maxLength: 40,
      pattern: "^(?:(?:\\+?1[ ().\\u00A0\\u2010-\\u2015-]*|\\()?[2-9](?:[ ().\\u00A0\\u2010-\\u2015-]*\\d){2}[ ().\\u00A0\\u2010-\\u2015-]*[2-9](?:[ ().\\u00A0\\u2010-\\u2015-]*\\d){6}|\\+[2-9](?:[ ().\\u00A0\\u2010-\\u2015-]*\\d){6,14})$",
      format: "text",
      description: "For the other side of a paid booking only; nothing takes it away",
      examples: ["604-555-0188"],
    }),
    languages: {
      type: "array",
      items: oneOf(Language),
      maxItems: 40,
      description: "Those that the person speaks",
    },
    remove_avatar: { type: "boolean", const: true, description: "Takes the picture away" },
    is_host: { type: "boolean", const: true, description: "Turns host mode on" },
    is_guest: { type: "boolean", const: true, description: "Turns guest mode on" },
    show_referral_recipient_banner: { type: "boolean" },
    show_referral_sender_banner: { type: "boolean" },
    show_referral_sender_modal: { type: "boolean" },
    referral_recipient_banner_interacted_at: instant,
    referral_sender_banner_interacted_at: instant,
    marketing_consent: { type: "boolean", description: "Whether offers by email are welcome" },
  }, ["first_name", "last_name", "phone", "languages", "remove_avatar", "is_host", "is_guest", "show_referral_recipient_banner", "show_referral_sender_banner", "show_referral_sender_modal", "referral_recipient_banner_interacted_at", "referral_sender_banner_interacted_at", "marketing_consent"]),
};
