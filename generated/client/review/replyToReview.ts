// Generated 3506040cf699. The call replyToReview, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { PublicReview } from "../../model/entities";

export interface ReplyToReviewArgs {
  readonly property_id: string;
  readonly review_id: string;
  /** For everybody who reads the review */
  readonly reply: string;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type ReplyToReviewAnswer = PublicReview;

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.no_such_call input.rate_limited input.repeated_differently input.too_large property.not_found property.not_owner review.already_replied review.not_found review.personal_details review.reply_too_late";

export type ReplyToReviewCode = Words<typeof codes>;

/** The host answers a review, once, for all to read. POST /property/{property_id}/review/{review_id}/reply. For the owner of the property. */
export function replyToReview(transport: Transport, args: ReplyToReviewArgs): Promise<Outcome<ReplyToReviewAnswer, ReplyToReviewCode>> {
  return ask(transport, { call: "replyToReview", method: "POST", path: "/property/{property_id}/review/{review_id}/reply", secure: true, repeatable: true, codes }, args);
}

export const replyToReviewFx = /* @__PURE__ */ effectOf("replyToReviewFx", replyToReview);
