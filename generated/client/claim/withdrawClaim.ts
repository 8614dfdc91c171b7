// Generated 3a119f144241. The call withdrawClaim, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { BookingDetail } from "../../model/entities";

export interface WithdrawClaimArgs {
  /** Unguessable: anybody who has it can see the offer */
  readonly booking_id: string;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type WithdrawClaimAnswer = BookingDetail;

const codes = "account.not_named account.not_signed_in account.not_verified booking.not_found booking.not_this_side claim.closed claim.not_found input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large";

export type WithdrawClaimCode = Words<typeof codes>;

/** A host takes a claim back; the guest is told that nothing is owed. PATCH /booking/{booking_id}/claim/withdraw. For the host of the booking. */
export function withdrawClaim(transport: Transport, args: WithdrawClaimArgs): Promise<Outcome<WithdrawClaimAnswer, WithdrawClaimCode>> {
  return ask(transport, { call: "withdrawClaim", method: "PATCH", path: "/booking/{booking_id}/claim/withdraw", secure: true, repeatable: true, codes }, args);
}

export const withdrawClaimFx = /* @__PURE__ */ effectOf("withdrawClaimFx", withdrawClaim);
