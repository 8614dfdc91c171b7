// Generated 260b46890f7a. What the calls of claim take and answer.
import { contractOf, fields, oneOf, uuid, type Contract } from "./contract";
import { ClaimAnswer, ClaimKind } from "../model/values";

/** Adds a picture to a claim that is not made yet; its place, camera and owner are taken out of the file. */
export const addClaimPhoto: Contract = contractOf({
  id: "addClaimPhoto",
  method: "POST",
  path: "/booking/:booking_id/claim/photo",
  guard: "hostOfBooking",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.not_found", "booking.not_this_side", "claim.already_there", "claim.not_claimable", "claim.stay_not_over", "claim.too_late", "claim.too_many_photos", "input.invalid", "input.malformed", "input.rate_limited", "input.too_large", "property.photo_unreadable"],
  rules: ["mayClaim"],
  multipart: true,
  files: {
    photo: {
      types: ["image/jpeg", "image/png", "image/webp", "image/avif", "image/heic", "image/heif"],
      maxBytes: 20000000,
      optional: false,
      most: 1,
    },
  },
  throttle: { times: 200, seconds: 3600 },
  params: fields({
    booking_id: uuid,
  }),
  answer: { $ref: "BookingDetail#" },
});

/** A guest accepts a claim, offers a part of it or refuses it, once. */
export const answerClaim: Contract = contractOf({
  id: "answerClaim",
  method: "PATCH",
  path: "/booking/:booking_id/claim/answer",
  guard: "guestOfBooking",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.not_found", "booking.not_this_side", "claim.answer_late", "claim.closed", "claim.not_found", "claim.offer_missing", "claim.offer_too_high", "claim.reason_missing", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large"],
  rules: ["replyIsWhole", "offerIsAPart"],
  performs: {
    lifecycle: "claimLife",
    events: ["accept", "dispute"],
  },
  repeatable: true,
  params: fields({
    booking_id: uuid,
  }),
  body: fields({
    answer: oneOf(ClaimAnswer),
    offered_cents: { type: "integer", minimum: 100, maximum: 1000000 },
    message: { type: "string", maxLength: 2000, format: "long-text" },
  }, ["offered_cents", "message"]),
  answer: { $ref: "BookingDetail#" },
});

/** Confirms a payment of a claim that the payment provider has taken; while that is on its way, the claim is answered unpaid. */
export const confirmClaimPayment: Contract = contractOf({
  id: "confirmClaimPayment",
  method: "PATCH",
  path: "/booking/:booking_id/claim/pay",
  guard: "guestOfBooking",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.not_found", "booking.not_this_side", "checkout.payment_not_found", "checkout.payment_unavailable", "claim.closed", "claim.not_found", "claim.payment_returned", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large"],
  performs: {
    lifecycle: "claimLife",
    events: ["pay"],
  },
  repeatable: true,
  params: fields({
    booking_id: uuid,
  }),
  body: fields({
    confirmation_id: { type: "string", minLength: 1, maxLength: 100, format: "text" },
  }),
  answer: { $ref: "BookingDetail#" },
});

/** Removes a picture of a claim that is not made yet. */
export const deleteClaimPhoto: Contract = contractOf({
  id: "deleteClaimPhoto",
  method: "DELETE",
  path: "/booking/:booking_id/claim/photo/:photo_id",
  guard: "hostOfBooking",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.not_found", "booking.not_this_side", "claim.already_there", "claim.photo_not_found", "input.invalid", "input.malformed", "input.no_such_call", "input.too_large"],
  params: fields({
    booking_id: uuid,
    photo_id: uuid,
  }),
  answer: { $ref: "BookingDetail#" },
});

/** A host makes a claim after a stay, with the pictures that were added; the guest is told. */
export const fileClaim: Contract = contractOf({
  id: "fileClaim",
  method: "POST",
  path: "/booking/:booking_id/claim",
  guard: "hostOfBooking",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.not_found", "booking.not_this_side", "claim.already_there", "claim.closed", "claim.not_claimable", "claim.stay_not_over", "claim.too_late", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large", "message.person_left"],
  performs: {
    lifecycle: "claimLife",
    events: ["file"],
  },
  repeatable: true,
  params: fields({
    booking_id: uuid,
  }),
  body: fields({
    kind: oneOf(ClaimKind),
    amount_cents: { type: "integer", minimum: 100, maximum: 1000000 },
    message: { type: "string", minLength: 10, maxLength: 2000, format: "long-text" },
  }),
  answer: { $ref: "BookingDetail#" },
});

/** A picture of a claim, for its two sides; of one that is not made yet for the host alone. */
export const getClaimPhoto: Contract = contractOf({
  id: "getClaimPhoto",
  method: "GET",
  path: "/booking/:booking_id/claim/photo/:photo_id",
  guard: "partyToBooking",
  secure: true,
  errors: ["account.not_signed_in", "booking.not_found", "claim.photo_not_found", "input.invalid", "input.malformed", "input.no_such_call"],
  params: fields({
    booking_id: uuid,
    photo_id: uuid,
  }),
  answer: { $ref: "PictureFile#" },
});

/** Begins a payment of what is owed for a claim; the browser goes on to the payment page. */
export const payClaim: Contract = contractOf({
  id: "payClaim",
  method: "POST",
  path: "/booking/:booking_id/claim/pay",
  guard: "guestOfBooking",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.not_found", "booking.not_this_side", "checkout.payment_unavailable", "checkout.total_unpayable", "claim.closed", "claim.not_found", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large"],
  rules: ["mayPayClaim"],
  repeatable: true,
  params: fields({
    booking_id: uuid,
  }),
  body: fields({
    success_path: { type: "string", maxLength: 2048, pattern: "^/(?![/\\\\]).*$", format: "text" },
    cancel_path: { type: "string", maxLength: 2048, pattern: "^/(?![/\\\\]).*$", format: "text" },
  }),
  answer: fields({
    url: { type: "string", maxLength: 2048, format: "uri" },
  }),
});

/** A host records that the guest has paid directly what is owed; a page to pay it is closed. */
export const recordClaimPaid: Contract = contractOf({
  id: "recordClaimPaid",
  method: "PATCH",
  path: "/booking/:booking_id/claim/paid",
  guard: "hostOfBooking",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.not_found", "booking.not_this_side", "claim.closed", "claim.not_found", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large"],
  performs: {
    lifecycle: "claimLife",
    events: ["settle"],
  },
  repeatable: true,
  params: fields({
    booking_id: uuid,
  }),
  answer: { $ref: "BookingDetail#" },
});

/** A host takes the part that the guest offers; the guest is told what is owed. */
export const takeClaimOffer: Contract = contractOf({
  id: "takeClaimOffer",
  method: "PATCH",
  path: "/booking/:booking_id/claim/take-offer",
  guard: "hostOfBooking",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.not_found", "booking.not_this_side", "claim.closed", "claim.no_offer", "claim.not_found", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large"],
  performs: {
    lifecycle: "claimLife",
    events: ["take"],
  },
  repeatable: true,
  params: fields({
    booking_id: uuid,
  }),
  answer: { $ref: "BookingDetail#" },
});

/** A host takes a claim back; the guest is told that nothing is owed. */
export const withdrawClaim: Contract = contractOf({
  id: "withdrawClaim",
  method: "PATCH",
  path: "/booking/:booking_id/claim/withdraw",
  guard: "hostOfBooking",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "booking.not_found", "booking.not_this_side", "claim.closed", "claim.not_found", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large"],
  performs: {
    lifecycle: "claimLife",
    events: ["withdraw"],
  },
  repeatable: true,
  params: fields({
    booking_id: uuid,
  }),
  answer: { $ref: "BookingDetail#" },
});
