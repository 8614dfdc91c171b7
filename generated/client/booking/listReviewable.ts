// Generated aa125e0a44b8. The call listReviewable, and its effect. Change the spec, not this file.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Failure, Outcome, Transport } from "../transport";
import type { BookingRow } from "../../model/entities";
import type { Effect } from "effector";

export type ListReviewableAnswer = {
    readonly bookingList: readonly BookingRow[];
  };

const codes = "account.not_signed_in input.invalid input.malformed";

export type ListReviewableCode = Words<typeof codes>;

/** The stays that are ready for a review. GET /booking/complete. For people who are signed in. Source: §7 Booking. */
export function listReviewable(transport: Transport): Promise<Outcome<ListReviewableAnswer, ListReviewableCode>> {
  return ask(transport, { call: "listReviewable", method: "GET", path: "/booking/complete", secure: true, codes }, undefined);
}

export const listReviewableFx: Effect<void, ListReviewableAnswer, Failure<ListReviewableCode>> = /* @__PURE__ */ effectOf("listReviewableFx", listReviewable);
