// Generated 5d8bf9479e75. The call listReviewable. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";
import type { BookingRow } from "../../model/entities";

export type ListReviewableAnswer = {
    readonly bookingList: readonly BookingRow[];
  };

export type ListReviewableCode = "account.not_signed_in"
  | "input.invalid"
  | "input.malformed";

/** The stays that are ready for a review. GET /booking/complete. For people who are signed in. Source: §7 Booking. */
export function listReviewable(transport: Transport): Promise<Outcome<ListReviewableAnswer, ListReviewableCode>> {
  return ask(transport, { call: "listReviewable", method: "GET", path: "/booking/complete", codes: "account.not_signed_in input.invalid input.malformed", secure: true }, undefined);
}
