// Generated 09e387bc04f1. The call payClaim, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";

export interface PayClaimArgs {
  /** Unguessable: anybody who has it can see the offer */
  readonly booking_id: string;
  /** Where a payer comes back to; the payment is added to it */
  readonly success_path: string;
  /** Where somebody comes back to who did not pay */
  readonly cancel_path: string;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type PayClaimAnswer = {
    readonly url: string;
  };

const codes = "account.not_named account.not_signed_in account.not_verified booking.not_found booking.not_this_side checkout.payment_unavailable checkout.total_unpayable claim.closed claim.not_found input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large";

export type PayClaimCode = Words<typeof codes>;

/** Begins a payment of what is owed for a claim; the browser goes on to the payment page. POST /booking/{booking_id}/claim/pay. For the guest of the booking. */
export function payClaim(transport: Transport, args: PayClaimArgs): Promise<Outcome<PayClaimAnswer, PayClaimCode>> {
  return ask(transport, { call: "payClaim", method: "POST", path: "/booking/{booking_id}/claim/pay", secure: true, repeatable: true, codes }, args);
}

export const payClaimFx = /* @__PURE__ */ effectOf("payClaimFx", payClaim);
