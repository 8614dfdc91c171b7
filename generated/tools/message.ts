// Generated db0d68d89560. What assistants may ask of message.
import { fields, oneOf, uuid } from "../contract/contract";
import { AutomaticMoment, BookingSide } from "../model/values";
import type { Tool } from "./tool";

export const addAutomaticMessage: Tool = {
  name: "addAutomaticMessage",
  title: "Add automatic message",
  description: "Adds a message that is sent by itself from now on. For hosts. Safe to try again under the same idempotency_key. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, message.field_unknown, message.too_many_automatic, property.not_owner.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "POST",
  path: "/user/automatic",
  query: [],
  repeatable: true,
  inputSchema: fields({
    property_id: { type: "string", format: "uuid", description: "Left out for all of the host’s properties" },
    moment: oneOf(AutomaticMoment),
    days: { type: "integer", minimum: 0, maximum: 30, description: "Before check-in or after check-out", default: 3 },
    clock: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$", description: "The time of that day, at the property", default: "10:00" },
    text: {
      type: "string",
      minLength: 1,
      maxLength: 2000,
      format: "long-text",
      examples: ["Hi {guest}, check-in is after {checkin_time}."],
    },
    is_on: { type: "boolean", description: "Whether it is sent", default: true },
    idempotency_key: { type: "string", minLength: 1, maxLength: 255, format: "text", description: "Under the same key it is done once, however often it is asked: a fresh one for each wish, the same to try again" },
  }, ["property_id", "days", "clock", "is_on", "idempotency_key"]),
};

export const addSavedReply: Tool = {
  name: "addSavedReply",
  title: "Add saved reply",
  description: "Keeps one more text. For hosts. Safe to try again under the same idempotency_key. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, message.field_unknown, message.too_many_replies.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "POST",
  path: "/user/reply",
  query: [],
  repeatable: true,
  inputSchema: fields({
    title: {
      type: "string",
      minLength: 1,
      maxLength: 60,
      format: "text",
      description: "Only the host sees it",
      examples: ["Parking"],
    },
    text: {
      type: "string",
      minLength: 1,
      maxLength: 2000,
      format: "long-text",
      examples: ["Hi {guest}, check-in is after {checkin_time}."],
    },
    idempotency_key: { type: "string", minLength: 1, maxLength: 255, format: "text", description: "Under the same key it is done once, however often it is asked: a fresh one for each wish, the same to try again" },
  }, ["idempotency_key"]),
};

export const changeAutomaticMessage: Tool = {
  name: "changeAutomaticMessage",
  title: "Change automatic message",
  description: "Changes a message that is sent by itself; moments that have passed do not come again. For hosts. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, message.automatic_not_found, message.field_unknown, property.not_owner.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "PUT",
  path: "/user/automatic/{message_id}",
  query: [],
  inputSchema: fields({
    message_id: uuid,
    property_id: { type: "string", format: "uuid", description: "Left out for all of the host’s properties" },
    moment: oneOf(AutomaticMoment),
    days: { type: "integer", minimum: 0, maximum: 30, description: "Before check-in or after check-out", default: 3 },
    clock: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$", description: "The time of that day, at the property", default: "10:00" },
    text: {
      type: "string",
      minLength: 1,
      maxLength: 2000,
      format: "long-text",
      examples: ["Hi {guest}, check-in is after {checkin_time}."],
    },
    is_on: { type: "boolean", description: "Whether it is sent", default: true },
  }, ["property_id", "days", "clock", "is_on"]),
};

export const changeSavedReply: Tool = {
  name: "changeSavedReply",
  title: "Change saved reply",
  description: "Changes a saved reply. For hosts. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, message.field_unknown, message.reply_not_found.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "PUT",
  path: "/user/reply/{reply_id}",
  query: [],
  inputSchema: fields({
    reply_id: uuid,
    title: {
      type: "string",
      minLength: 1,
      maxLength: 60,
      format: "text",
      description: "Only the host sees it",
      examples: ["Parking"],
    },
    text: {
      type: "string",
      minLength: 1,
      maxLength: 2000,
      format: "long-text",
      examples: ["Hi {guest}, check-in is after {checkin_time}."],
    },
  }),
};

export const deleteAutomaticMessage: Tool = {
  name: "deleteAutomaticMessage",
  title: "Delete automatic message",
  description: "Deletes a message that is sent by itself; what was sent stays. For hosts. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, message.automatic_not_found.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "DELETE",
  path: "/user/automatic/{message_id}",
  query: [],
  inputSchema: fields({
    message_id: uuid,
  }),
};

export const deleteSavedReply: Tool = {
  name: "deleteSavedReply",
  title: "Delete saved reply",
  description: "Deletes a saved reply; messages that were written with it stay. For hosts. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, message.reply_not_found.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "DELETE",
  path: "/user/reply/{reply_id}",
  query: [],
  inputSchema: fields({
    reply_id: uuid,
  }),
};

export const getThread: Tool = {
  name: "getThread",
  title: "Get thread",
  description: "A thread with its newest messages, which count as read from then on. For the guest or the host of the thread, or a co-host who answers guests there. May be refused with: account.not_signed_in, message.thread_not_found.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/message/{thread_id}",
  query: ["before"],
  inputSchema: fields({
    thread_id: uuid,
    before: { type: "integer", minimum: 1, description: "Only messages with lower numbers" },
  }, ["before"]),
};

export const listAutomaticMessages: Tool = {
  name: "listAutomaticMessages",
  title: "List automatic messages",
  description: "The messages that are sent by themselves for a host, in the order in which a guest gets them. For hosts. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/automatic",
  query: [],
  inputSchema: fields({}),
};

export const listSavedReplies: Tool = {
  name: "listSavedReplies",
  title: "List saved replies",
  description: "A host’s saved replies by title, filled in for the guest of a thread or a booking where one is given. For hosts. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, message.thread_not_found.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/reply",
  query: ["thread_id", "booking_id"],
  inputSchema: fields({
    thread_id: { type: "string", format: "uuid", description: "Filled in for this thread and its newest booking" },
    booking_id: { type: "string", format: "uuid", description: "Filled in for this booking" },
  }, ["thread_id", "booking_id"]),
};

export const listThreads: Tool = {
  name: "listThreads",
  title: "List threads",
  description: "The threads of a person, as a guest, of their own properties, and of those where they answer guests as a co-host; the newest first. For people who are signed in. May be refused with: account.not_signed_in.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/message",
  query: ["side", "booking_id", "page", "per_page"],
  inputSchema: fields({
    side: {
      ...oneOf(BookingSide),
      description: "Only those in which the person is that side",
    },
    booking_id: { type: "string", format: "uuid", description: "Only the thread of the two sides of this booking" },
    page: { type: "integer", minimum: 1, maximum: 1000, default: 1 },
    per_page: { type: "integer", minimum: 1, maximum: 100, default: 25 },
  }, ["side", "booking_id", "page", "per_page"]),
};

export const sendMessage: Tool = {
  name: "sendMessage",
  title: "Send message",
  description: "Writes to the other side of a thread. For the guest or the host of the thread, or a co-host who answers guests there. A message in a thread says or shows something. Safe to try again under the same idempotency_key. At most 60 times in 1 hour. May be refused with: account.not_signed_in, message.empty, message.field_unfilled, message.person_left, message.photo_not_found, message.photos_not_yet, message.thread_not_found.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "POST",
  path: "/message/{thread_id}",
  query: [],
  repeatable: true,
  inputSchema: fields({
    thread_id: uuid,
    message: {
      type: "string",
      maxLength: 2000,
      format: "long-text",
      description: "Empty only where there are pictures",
      examples: ["The canoe is in the shed on the left."],
    },
    photo_ids: {
      type: "array",
      items: uuid,
      maxItems: 4,
      description: "Pictures that were added before; with them it may be without words",
    },
    idempotency_key: { type: "string", minLength: 1, maxLength: 255, format: "text", description: "Under the same key it is done once, however often it is asked: a fresh one for each wish, the same to try again" },
  }, ["message", "photo_ids", "idempotency_key"]),
};
