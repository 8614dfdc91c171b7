// Generated 0067d1688675. The call recordClaimPaid, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { BookingDetail } from "../../model/entities";

export interface RecordClaimPaidArgs {
  /** Unguessable: anybody who has it can see the offer */
  readonly booking_id: string;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type RecordClaimPaidAnswer = BookingDetail;

const codes = "account.not_named account.not_signed_in account.not_verified booking.not_found booking.not_this_side claim.closed claim.not_found input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large";

export type RecordClaimPaidCode = Words<typeof codes>;

/** A host records that the guest has paid directly what is owed; a page to pay it is closed. PATCH /booking/{booking_id}/claim/paid. For the host of the booking. */
export function recordClaimPaid(transport: Transport, args: RecordClaimPaidArgs): Promise<Outcome<RecordClaimPaidAnswer, RecordClaimPaidCode>> {
  return ask(transport, { call: "recordClaimPaid", method: "PATCH", path: "/booking/{booking_id}/claim/paid", secure: true, repeatable: true, codes }, args);
}

export const recordClaimPaidFx = /* @__PURE__ */ effectOf("recordClaimPaidFx", recordClaimPaid);
