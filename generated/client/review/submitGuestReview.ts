// Generated 5b90efe3f7da. The call submitGuestReview, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { ShownGuestReview } from "../../model/entities";

export interface SubmitGuestReviewArgs {
  /** Unguessable: anybody who has it can see the offer */
  readonly booking_id: string;
  /** The guest as a whole */
  readonly rating: number;
  /** Whether the guest kept to the house rules */
  readonly rules?: number | undefined;
  /** How the guest left the place */
  readonly cleanliness?: number | undefined;
  /** How the guest answered */
  readonly communication?: number | undefined;
  readonly comment: string;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type SubmitGuestReviewAnswer = ShownGuestReview;

const codes = "account.not_named account.not_signed_in account.not_verified booking.not_found booking.not_this_side input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large message.person_left review.guest_already_there review.guest_not_confirmed review.guest_still_there review.guest_too_late review.personal_details";

export type SubmitGuestReviewCode = Words<typeof codes>;

/** The host reviews the guest. POST /booking/{booking_id}/guest-review. For the host of the booking. */
export function submitGuestReview(transport: Transport, args: SubmitGuestReviewArgs): Promise<Outcome<SubmitGuestReviewAnswer, SubmitGuestReviewCode>> {
  return ask(transport, { call: "submitGuestReview", method: "POST", path: "/booking/{booking_id}/guest-review", secure: true, repeatable: true, codes }, args);
}

export const submitGuestReviewFx = /* @__PURE__ */ effectOf("submitGuestReviewFx", submitGuestReview);
