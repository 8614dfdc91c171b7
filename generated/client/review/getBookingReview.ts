// Generated 9974a61636b8. The call getBookingReview. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";
import type { PublicReview } from "../../model/entities";

export interface GetBookingReviewArgs {
  /** Unguessable: whoever has it can see the offer */
  readonly booking_id: string;
}

export type GetBookingReviewAnswer = {
    readonly review: PublicReview | null;
    readonly private_note: string | null;
  };

export type GetBookingReviewCode = "account.not_signed_in"
  | "booking.not_found"
  | "input.invalid"
  | "input.malformed";

/** The review of a booking, once there is one, with what it says to the host alone. GET /booking/{booking_id}/review. For the guest or the host of the booking. Source: §7 Booking. */
export function getBookingReview(transport: Transport, args: GetBookingReviewArgs): Promise<Outcome<GetBookingReviewAnswer, GetBookingReviewCode>> {
  return ask(transport, { call: "getBookingReview", method: "GET", path: "/booking/{booking_id}/review", codes: "account.not_signed_in booking.not_found input.invalid input.malformed", secure: true }, args);
}
