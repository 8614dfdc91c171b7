// Generated 021d147ce8d8. The call answerClaim, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { BookingDetail } from "../../model/entities";
import type { ClaimAnswer } from "../../model/values";

export interface AnswerClaimArgs {
  /** Unguessable: anybody who has it can see the offer */
  readonly booking_id: string;
  readonly answer: ClaimAnswer;
  /** The part that is offered */
  readonly offered_cents?: number | undefined;
  /** Why; needed where it is not accepted */
  readonly message?: string | undefined;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type AnswerClaimAnswer = BookingDetail;

const codes = "account.not_named account.not_signed_in account.not_verified booking.not_found booking.not_this_side claim.answer_late claim.closed claim.not_found claim.offer_missing claim.offer_too_high claim.reason_missing input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large";

export type AnswerClaimCode = Words<typeof codes>;

/** A guest accepts a claim, offers a part of it or refuses it, once. PATCH /booking/{booking_id}/claim/answer. For the guest of the booking. */
export function answerClaim(transport: Transport, args: AnswerClaimArgs): Promise<Outcome<AnswerClaimAnswer, AnswerClaimCode>> {
  return ask(transport, { call: "answerClaim", method: "PATCH", path: "/booking/{booking_id}/claim/answer", secure: true, repeatable: true, codes }, args);
}

export const answerClaimFx = /* @__PURE__ */ effectOf("answerClaimFx", answerClaim);
