// Generated 4ab12a139ba9. What the calls of message take and answer. Change the spec, not this file.
import type { Contract } from "./contract";

/** A thread with its newest messages, which count as read from then on. */
export const getThread: Contract = {
  id: "getThread",
  method: "GET",
  path: "/message/:thread_id",
  guard: "partyToThread",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed", "message.thread_not_found"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    params: {
      type: "object",
      properties: {
        thread_id: { type: "string", format: "uuid" },
      },
      required: ["thread_id"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {
        before: { type: "integer", minimum: 1 },
      },
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "ThreadDetail#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** The threads of a person, as a guest and of their own properties, the newest first. */
export const listThreads: Contract = {
  id: "listThreads",
  method: "GET",
  path: "/message",
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
        side: {
          type: "string",
          enum: ["guest", "host"],
        },
        booking_id: { type: "string", format: "uuid" },
        page: { type: "integer", minimum: 1, maximum: 1000, default: 1 },
        per_page: { type: "integer", minimum: 1, maximum: 100, default: 25 },
      },
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "Inbox#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Writes to the other side of a thread. */
export const sendMessage: Contract = {
  id: "sendMessage",
  method: "POST",
  path: "/message/:thread_id",
  guard: "partyToThread",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large", "message.empty", "message.person_left", "message.thread_not_found"],
  rules: ["threadMessageIsGiven"],
  multipart: false,
  files: {},
  bare: false,
  throttle: { times: 60, seconds: 3600 },
  repeatable: true,
  schema: {
    params: {
      type: "object",
      properties: {
        thread_id: { type: "string", format: "uuid" },
      },
      required: ["thread_id"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {
        message: { type: "string", maxLength: 2000 },
      },
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "Message#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};
