// Generated a292ef61f3b2. The call submitReview, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { PublicReview } from "../../model/entities";

export interface SubmitReviewArgs {
  /** Unguessable: anybody who has it can see the offer */
  readonly booking_id: string;
  /** The stay as a whole */
  readonly rating: number;
  /** How clean it was */
  readonly cleanliness?: number | undefined;
  /** Whether it was as described */
  readonly accuracy?: number | undefined;
  /** How coming in went */
  readonly checkin?: number | undefined;
  /** How the host answered */
  readonly communication?: number | undefined;
  /** Where it is */
  readonly location?: number | undefined;
  /** What it was worth */
  readonly value?: number | undefined;
  readonly comment: string;
  /** For the host alone */
  readonly private_note?: string | undefined;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type SubmitReviewAnswer = PublicReview;

const codes = "account.not_named account.not_signed_in account.not_verified booking.not_found booking.not_this_side input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large review.already_there review.not_confirmed review.personal_details review.stay_not_over review.too_late";

export type SubmitReviewCode = Words<typeof codes>;

/** The guest reviews the stay. POST /booking/{booking_id}/review. For the guest of the booking. Source: §7 Booking. */
export function submitReview(transport: Transport, args: SubmitReviewArgs): Promise<Outcome<SubmitReviewAnswer, SubmitReviewCode>> {
  return ask(transport, { call: "submitReview", method: "POST", path: "/booking/{booking_id}/review", secure: true, repeatable: true, codes }, args);
}

export const submitReviewFx = /* @__PURE__ */ effectOf("submitReviewFx", submitReview);
