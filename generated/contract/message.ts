// Generated f6856c3fc93c. What the calls of message take and answer.
import { contractOf, fields, oneOf, uuid, type Contract } from "./contract";
import { AutomaticMoment, BookingSide } from "../model/values";

/** Adds a message that is sent by itself from now on. */
export const addAutomaticMessage: Contract = contractOf({
  id: "addAutomaticMessage",
  method: "POST",
  path: "/user/automatic",
  guard: "hostMode",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large", "message.field_unknown", "message.too_many_automatic", "property.not_owner"],
  repeatable: true,
  body: fields({
    property_id: uuid,
    moment: oneOf(AutomaticMoment),
    days: { type: "integer", minimum: 0, maximum: 30, default: 3 },
    clock: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$", default: "10:00" },
    text: { type: "string", minLength: 1, maxLength: 2000, format: "long-text" },
    is_on: { type: "boolean", default: true },
  }, ["property_id", "days", "clock", "is_on"]),
  answer: { $ref: "AutomaticMessage#" },
});

/** Adds a picture for a message that is not sent yet; its place, camera and owner are taken out of the file. */
export const addMessagePhoto: Contract = contractOf({
  id: "addMessagePhoto",
  method: "POST",
  path: "/booking/:booking_id/contact/photo",
  guard: "readerOfBooking",
  secure: true,
  errors: ["account.not_signed_in", "booking.not_found", "input.invalid", "input.malformed", "input.rate_limited", "input.too_large", "message.person_left", "message.photos_not_yet", "property.photo_unreadable"],
  multipart: true,
  files: {
    photo: {
      types: ["image/jpeg", "image/png", "image/webp", "image/avif", "image/heic", "image/heif"],
      maxBytes: 20000000,
      optional: false,
      most: 1,
    },
  },
  throttle: { times: 60, seconds: 3600 },
  params: fields({
    booking_id: uuid,
  }),
  answer: { $ref: "MessagePhoto#" },
});

/** Keeps one more text. */
export const addSavedReply: Contract = contractOf({
  id: "addSavedReply",
  method: "POST",
  path: "/user/reply",
  guard: "hostMode",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large", "message.field_unknown", "message.too_many_replies"],
  repeatable: true,
  body: fields({
    title: { type: "string", minLength: 1, maxLength: 60, format: "text" },
    text: { type: "string", minLength: 1, maxLength: 2000, format: "long-text" },
  }),
  answer: { $ref: "SavedReply#" },
});

/** Changes a message that is sent by itself; moments that have passed do not come again. */
export const changeAutomaticMessage: Contract = contractOf({
  id: "changeAutomaticMessage",
  method: "PUT",
  path: "/user/automatic/:message_id",
  guard: "hostMode",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.no_such_call", "input.too_large", "message.automatic_not_found", "message.field_unknown", "property.not_owner"],
  params: fields({
    message_id: uuid,
  }),
  body: fields({
    property_id: uuid,
    moment: oneOf(AutomaticMoment),
    days: { type: "integer", minimum: 0, maximum: 30, default: 3 },
    clock: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$", default: "10:00" },
    text: { type: "string", minLength: 1, maxLength: 2000, format: "long-text" },
    is_on: { type: "boolean", default: true },
  }, ["property_id", "days", "clock", "is_on"]),
  answer: { $ref: "AutomaticMessage#" },
});

/** Changes a saved reply. */
export const changeSavedReply: Contract = contractOf({
  id: "changeSavedReply",
  method: "PUT",
  path: "/user/reply/:reply_id",
  guard: "hostMode",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.no_such_call", "input.too_large", "message.field_unknown", "message.reply_not_found"],
  params: fields({
    reply_id: uuid,
  }),
  body: fields({
    title: { type: "string", minLength: 1, maxLength: 60, format: "text" },
    text: { type: "string", minLength: 1, maxLength: 2000, format: "long-text" },
  }),
  answer: { $ref: "SavedReply#" },
});

/** Deletes a message that is sent by itself; what was sent stays. */
export const deleteAutomaticMessage: Contract = contractOf({
  id: "deleteAutomaticMessage",
  method: "DELETE",
  path: "/user/automatic/:message_id",
  guard: "hostMode",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.no_such_call", "input.too_large", "message.automatic_not_found"],
  params: fields({
    message_id: uuid,
  }),
  answer: fields({}),
});

/** Deletes a saved reply; messages that were written with it stay. */
export const deleteSavedReply: Contract = contractOf({
  id: "deleteSavedReply",
  method: "DELETE",
  path: "/user/reply/:reply_id",
  guard: "hostMode",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.no_such_call", "input.too_large", "message.reply_not_found"],
  params: fields({
    reply_id: uuid,
  }),
  answer: fields({}),
});

/** A picture of a message, for its two sides. */
export const getMessagePhoto: Contract = contractOf({
  id: "getMessagePhoto",
  method: "GET",
  path: "/message/:thread_id/photo/:photo_id",
  guard: "partyToThread",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed", "input.no_such_call", "message.photo_not_found", "message.thread_not_found"],
  params: fields({
    thread_id: uuid,
    photo_id: uuid,
  }),
  query: fields({
    large: { type: "boolean", default: false },
  }, ["large"]),
  answer: { $ref: "PictureFile#" },
});

/** A thread with its newest messages, which count as read from then on. */
export const getThread: Contract = contractOf({
  id: "getThread",
  method: "GET",
  path: "/message/:thread_id",
  guard: "partyToThread",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed", "message.thread_not_found"],
  params: fields({
    thread_id: uuid,
  }),
  query: fields({
    before: { type: "integer", minimum: 1 },
  }, ["before"]),
  answer: { $ref: "ThreadDetail#" },
});

/** The messages that are sent by themselves for a host, in the order in which a guest gets them. */
export const listAutomaticMessages: Contract = contractOf({
  id: "listAutomaticMessages",
  method: "GET",
  path: "/user/automatic",
  guard: "hostMode",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed"],
  answer: {
    type: "array",
    items: { $ref: "AutomaticMessage#" },
    maxItems: 30,
  },
});

/** A host’s saved replies by title, filled in for the guest of a thread or a booking where one is given. */
export const listSavedReplies: Contract = contractOf({
  id: "listSavedReplies",
  method: "GET",
  path: "/user/reply",
  guard: "hostMode",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "message.thread_not_found"],
  query: fields({
    thread_id: uuid,
    booking_id: uuid,
  }, ["thread_id", "booking_id"]),
  answer: {
    type: "array",
    items: { $ref: "OfferedReply#" },
    maxItems: 30,
  },
});

/** The threads of a person, as a guest, of their own properties, and of those where they answer guests as a co-host; the newest first. */
export const listThreads: Contract = contractOf({
  id: "listThreads",
  method: "GET",
  path: "/message",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed"],
  query: fields({
    side: oneOf(BookingSide),
    booking_id: uuid,
    page: { type: "integer", minimum: 1, maximum: 1000, default: 1 },
    per_page: { type: "integer", minimum: 1, maximum: 100, default: 25 },
  }, ["side", "booking_id", "page", "per_page"]),
  answer: { $ref: "Inbox#" },
});

/** Writes to the other side of a thread. */
export const sendMessage: Contract = contractOf({
  id: "sendMessage",
  method: "POST",
  path: "/message/:thread_id",
  guard: "partyToThread",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large", "message.empty", "message.field_unfilled", "message.person_left", "message.photo_not_found", "message.photos_not_yet", "message.thread_not_found"],
  rules: ["threadMessageIsGiven"],
  throttle: { times: 60, seconds: 3600 },
  repeatable: true,
  params: fields({
    thread_id: uuid,
  }),
  body: fields({
    message: { type: "string", maxLength: 2000, format: "long-text" },
    photo_ids: {
      type: "array",
      items: uuid,
      maxItems: 4,
    },
  }, ["message", "photo_ids"]),
  answer: { $ref: "Message#" },
});
