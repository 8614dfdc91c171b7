// Generated 39026ed2ea6b. The call listReviewable, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { BookingRow } from "../../model/entities";

export type ListReviewableAnswer = {
    readonly bookingList: readonly BookingRow[];
  };

const codes = "account.not_signed_in input.invalid input.malformed";

export type ListReviewableCode = Words<typeof codes>;

/** The stays that are ready for a review. GET /booking/complete. For people who are signed in. Source: §7 Booking. */
export function listReviewable(transport: Transport): Promise<Outcome<ListReviewableAnswer, ListReviewableCode>> {
  return ask(transport, { call: "listReviewable", method: "GET", path: "/booking/complete", secure: true, codes }, undefined);
}

export const listReviewableFx = /* @__PURE__ */ effectOf("listReviewableFx", listReviewable);
