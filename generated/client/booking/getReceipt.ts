// Generated 5b98292f228d. The call getReceipt, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { BookingDocument } from "../../model/entities";

export interface GetReceiptArgs {
  /** Unguessable: anybody who has it can see the offer */
  readonly booking_id: string;
}

export type GetReceiptAnswer = BookingDocument;

const codes = "account.not_named account.not_signed_in account.not_verified booking.not_found booking.not_paid_yet booking.not_this_side input.invalid input.malformed input.rate_limited";

export type GetReceiptCode = Words<typeof codes>;

/** The receipt of a paid stay, for its guest. GET /booking/{booking_id}/receipt. For the guest of the booking. */
export function getReceipt(transport: Transport, args: GetReceiptArgs): Promise<Outcome<GetReceiptAnswer, GetReceiptCode>> {
  return ask(transport, { call: "getReceipt", method: "GET", path: "/booking/{booking_id}/receipt", secure: true, codes }, args);
}

export const getReceiptFx = /* @__PURE__ */ effectOf("getReceiptFx", getReceipt);
