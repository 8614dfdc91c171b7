// Generated 40a20cc9825c. What the calls of message take and answer.
import { contractOf, fields, oneOf, uuid, type Contract } from "./contract";
import { BookingSide } from "../model/values";

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

/** The threads of a person, as a guest and of their own properties, the newest first. */
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
  errors: ["account.not_signed_in", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large", "message.empty", "message.person_left", "message.thread_not_found"],
  rules: ["threadMessageIsGiven"],
  throttle: { times: 60, seconds: 3600 },
  repeatable: true,
  params: fields({
    thread_id: uuid,
  }),
  body: fields({
    message: { type: "string", maxLength: 2000, format: "long-text" },
  }, ["message"]),
  answer: { $ref: "Message#" },
});
