// Generated 8aeddb7961f1. The call listGuestReviews, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { GuestReviewList } from "../../model/entities";

export interface ListGuestReviewsArgs {
  /** Unguessable: anybody who has it can see the offer */
  readonly booking_id: string;
  readonly page?: number | undefined;
}

export type ListGuestReviewsAnswer = GuestReviewList;

const codes = "account.not_named account.not_signed_in account.not_verified booking.not_found booking.not_this_side input.invalid input.malformed";

export type ListGuestReviewsCode = Words<typeof codes>;

/** What hosts wrote of the guest, for a host who has a request or a booking from that guest. GET /booking/{booking_id}/guest-review. For the host of the booking. */
export function listGuestReviews(transport: Transport, args: ListGuestReviewsArgs): Promise<Outcome<ListGuestReviewsAnswer, ListGuestReviewsCode>> {
  return ask(transport, { call: "listGuestReviews", method: "GET", path: "/booking/{booking_id}/guest-review", secure: true, codes }, args);
}

export const listGuestReviewsFx = /* @__PURE__ */ effectOf("listGuestReviewsFx", listGuestReviews);
