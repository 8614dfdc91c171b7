// Generated d555b356abc0. The call payChange, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";

export interface PayChangeArgs {
  /** Unguessable: anybody who has it can see the offer */
  readonly booking_id: string;
  /** The change that was read */
  readonly change_id: string;
  /** Where a payer comes back to; the payment is added to it */
  readonly success_path: string;
  /** Where somebody comes back to who did not pay */
  readonly cancel_path: string;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type PayChangeAnswer = {
    readonly url: string;
  };

const codes = "account.not_named account.not_signed_in account.not_verified booking.not_found booking.not_this_side change.closed change.not_found checkout.payment_unavailable checkout.total_unpayable input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large";

export type PayChangeCode = Words<typeof codes>;

/** Begins a payment of the difference of an accepted change; the browser goes on to the payment page. POST /booking/{booking_id}/change/pay. For the guest of the booking. */
export function payChange(transport: Transport, args: PayChangeArgs): Promise<Outcome<PayChangeAnswer, PayChangeCode>> {
  return ask(transport, { call: "payChange", method: "POST", path: "/booking/{booking_id}/change/pay", secure: true, repeatable: true, codes }, args);
}

export const payChangeFx = /* @__PURE__ */ effectOf("payChangeFx", payChange);
