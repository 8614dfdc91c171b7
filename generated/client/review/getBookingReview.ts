// Generated 9e525be4a3fc. The call getBookingReview, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { PublicReview, ShownGuestReview } from "../../model/entities";

export interface GetBookingReviewArgs {
  /** Unguessable: anybody who has it can see the offer */
  readonly booking_id: string;
}

export type GetBookingReviewAnswer = {
    readonly review: PublicReview | null;
    readonly private_note: string | null;
    readonly guest_review: ShownGuestReview | null;
  };

const codes = "account.not_signed_in booking.not_found input.invalid input.malformed";

export type GetBookingReviewCode = Words<typeof codes>;

/** What the two sides of a booking wrote: each reads its own at once, and the other’s once it shows; the note is for the host alone. GET /booking/{booking_id}/review. For the guest or the host of the booking. Source: §7 Booking. */
export function getBookingReview(transport: Transport, args: GetBookingReviewArgs): Promise<Outcome<GetBookingReviewAnswer, GetBookingReviewCode>> {
  return ask(transport, { call: "getBookingReview", method: "GET", path: "/booking/{booking_id}/review", secure: true, codes }, args);
}

export const getBookingReviewFx = /* @__PURE__ */ effectOf("getBookingReviewFx", getBookingReview);
