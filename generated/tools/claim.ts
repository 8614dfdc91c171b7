// Generated 29c365e7299b. What assistants may ask of claim.
import { fields, oneOf, uuid } from "../contract/contract";
import { ClaimAnswer, ClaimKind } from "../model/values";
import type { Tool } from "./tool";

export const answerClaim: Tool = {
  name: "answerClaim",
  title: "Answer claim",
  description: "A guest accepts a claim, offers a part of it or refuses it, once. For the guest of the booking. An offer is less than the claim. An answer that does not accept says why, and an offer names its amount. Safe to try again under the same idempotency_key. May be refused with: account.not_named, account.not_signed_in, account.not_verified, booking.not_found, booking.not_this_side, claim.answer_late, claim.closed, claim.not_found, claim.offer_missing, claim.offer_too_high, claim.reason_missing.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "PATCH",
  path: "/booking/{booking_id}/claim/answer",
  query: [],
  repeatable: true,
  inputSchema: fields({
    booking_id: { type: "string", format: "uuid", description: "Unguessable: anybody who has it can see the offer" },
    answer: oneOf(ClaimAnswer),
    offered_cents: { type: "integer", minimum: 100, maximum: 1000000, description: "The part that is offered" },
    message: { type: "string", maxLength: 2000, format: "long-text", description: "Why; needed where it is not accepted" },
    idempotency_key: { type: "string", minLength: 1, maxLength: 255, format: "text", description: "Under the same key it is done once, however often it is asked: a fresh one for each wish, the same to try again" },
  }, ["offered_cents", "message", "idempotency_key"]),
};

export const confirmClaimPayment: Tool = {
  name: "confirmClaimPayment",
  title: "Confirm claim payment",
  description: "Confirms a payment of a claim that the payment provider has taken; while that is on its way, the claim is answered unpaid. For the guest of the booking. Safe to try again under the same idempotency_key. May be refused with: account.not_named, account.not_signed_in, account.not_verified, booking.not_found, booking.not_this_side, checkout.payment_not_found, checkout.payment_unavailable, claim.closed, claim.not_found, claim.payment_returned.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "PATCH",
  path: "/booking/{booking_id}/claim/pay",
  query: [],
  repeatable: true,
  inputSchema: fields({
    booking_id: { type: "string", format: "uuid", description: "Unguessable: anybody who has it can see the offer" },
    confirmation_id: { type: "string", minLength: 1, maxLength: 100, format: "text" },
    idempotency_key: { type: "string", minLength: 1, maxLength: 255, format: "text", description: "Under the same key it is done once, however often it is asked: a fresh one for each wish, the same to try again" },
  }, ["idempotency_key"]),
};

export const deleteClaimPhoto: Tool = {
  name: "deleteClaimPhoto",
  title: "Delete claim photo",
  description: "Removes a picture of a claim that is not made yet. For the host of the booking. May be refused with: account.not_named, account.not_signed_in, account.not_verified, booking.not_found, booking.not_this_side, claim.already_there, claim.photo_not_found.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "DELETE",
  path: "/booking/{booking_id}/claim/photo/{photo_id}",
  query: [],
  inputSchema: fields({
    booking_id: { type: "string", format: "uuid", description: "Unguessable: anybody who has it can see the offer" },
    photo_id: uuid,
  }),
};

export const fileClaim: Tool = {
  name: "fileClaim",
  title: "File claim",
  description: "A host makes a claim after a stay, with the pictures that were added; the guest is told. For the host of the booking. Safe to try again under the same idempotency_key. May be refused with: account.not_named, account.not_signed_in, account.not_verified, booking.not_found, booking.not_this_side, claim.already_there, claim.closed, claim.not_claimable, claim.stay_not_over, claim.too_late, message.person_left.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "POST",
  path: "/booking/{booking_id}/claim",
  query: [],
  repeatable: true,
  inputSchema: fields({
    booking_id: { type: "string", format: "uuid", description: "Unguessable: anybody who has it can see the offer" },
    kind: oneOf(ClaimKind),
    amount_cents: { type: "integer", minimum: 100, maximum: 1000000, description: "What the host asks for, in Canadian cents, like the price that was agreed" },
    message: {
      type: "string",
      minLength: 10,
      maxLength: 2000,
      format: "long-text",
      description: "What happened",
      examples: ["The big lamp fell and broke."],
    },
    idempotency_key: { type: "string", minLength: 1, maxLength: 255, format: "text", description: "Under the same key it is done once, however often it is asked: a fresh one for each wish, the same to try again" },
  }, ["idempotency_key"]),
};

export const payClaim: Tool = {
  name: "payClaim",
  title: "Pay claim",
  description: "Begins a payment of what is owed for a claim; the browser goes on to the payment page. For the guest of the booking. A guest may pay a claim by card. Safe to try again under the same idempotency_key. May be refused with: account.not_named, account.not_signed_in, account.not_verified, booking.not_found, booking.not_this_side, checkout.payment_unavailable, checkout.total_unpayable, claim.closed, claim.not_found.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "POST",
  path: "/booking/{booking_id}/claim/pay",
  query: [],
  repeatable: true,
  inputSchema: fields({
    booking_id: { type: "string", format: "uuid", description: "Unguessable: anybody who has it can see the offer" },
    success_path: {
      type: "string",
      maxLength: 2048,
      pattern: "^/(?![/\\\\]).*$",
      format: "text",
      description: "Where a payer comes back to; the payment is added to it",
      examples: ["/stays"],
    },
    cancel_path: {
      type: "string",
      maxLength: 2048,
      pattern: "^/(?![/\\\\]).*$",
      format: "text",
      description: "Where somebody comes back to who did not pay",
      examples: ["/stays"],
    },
    idempotency_key: { type: "string", minLength: 1, maxLength: 255, format: "text", description: "Under the same key it is done once, however often it is asked: a fresh one for each wish, the same to try again" },
  }, ["idempotency_key"]),
};

export const recordClaimPaid: Tool = {
  name: "recordClaimPaid",
  title: "Record claim paid",
  description: "A host records that the guest has paid directly what is owed; a page to pay it is closed. For the host of the booking. Safe to try again under the same idempotency_key. May be refused with: account.not_named, account.not_signed_in, account.not_verified, booking.not_found, booking.not_this_side, claim.closed, claim.not_found.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "PATCH",
  path: "/booking/{booking_id}/claim/paid",
  query: [],
  repeatable: true,
  inputSchema: fields({
    booking_id: { type: "string", format: "uuid", description: "Unguessable: anybody who has it can see the offer" },
    idempotency_key: { type: "string", minLength: 1, maxLength: 255, format: "text", description: "Under the same key it is done once, however often it is asked: a fresh one for each wish, the same to try again" },
  }, ["idempotency_key"]),
};

export const takeClaimOffer: Tool = {
  name: "takeClaimOffer",
  title: "Take claim offer",
  description: "A host takes the part that the guest offers; the guest is told what is owed. For the host of the booking. Safe to try again under the same idempotency_key. May be refused with: account.not_named, account.not_signed_in, account.not_verified, booking.not_found, booking.not_this_side, claim.closed, claim.no_offer, claim.not_found.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "PATCH",
  path: "/booking/{booking_id}/claim/take-offer",
  query: [],
  repeatable: true,
  inputSchema: fields({
    booking_id: { type: "string", format: "uuid", description: "Unguessable: anybody who has it can see the offer" },
    idempotency_key: { type: "string", minLength: 1, maxLength: 255, format: "text", description: "Under the same key it is done once, however often it is asked: a fresh one for each wish, the same to try again" },
  }, ["idempotency_key"]),
};

export const withdrawClaim: Tool = {
  name: "withdrawClaim",
  title: "Withdraw claim",
  description: "A host takes a claim back; the guest is told that nothing is owed. For the host of the booking. Safe to try again under the same idempotency_key. May be refused with: account.not_named, account.not_signed_in, account.not_verified, booking.not_found, booking.not_this_side, claim.closed, claim.not_found.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "PATCH",
  path: "/booking/{booking_id}/claim/withdraw",
  query: [],
  repeatable: true,
  inputSchema: fields({
    booking_id: { type: "string", format: "uuid", description: "Unguessable: anybody who has it can see the offer" },
    idempotency_key: { type: "string", minLength: 1, maxLength: 255, format: "text", description: "Under the same key it is done once, however often it is asked: a fresh one for each wish, the same to try again" },
  }, ["idempotency_key"]),
};
