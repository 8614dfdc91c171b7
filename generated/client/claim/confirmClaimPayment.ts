// Generated 7e33c3d4d344. The call confirmClaimPayment, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { BookingDetail } from "../../model/entities";

export interface ConfirmClaimPaymentArgs {
  /** Unguessable: anybody who has it can see the offer */
  readonly booking_id: string;
  readonly confirmation_id: string;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type ConfirmClaimPaymentAnswer = BookingDetail;

const codes = "account.not_named account.not_signed_in account.not_verified booking.not_found booking.not_this_side checkout.payment_not_found checkout.payment_unavailable claim.closed claim.not_found claim.payment_returned input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large";

export type ConfirmClaimPaymentCode = Words<typeof codes>;

/** Confirms a payment of a claim that the payment provider has taken; while that is on its way, the claim is answered unpaid. PATCH /booking/{booking_id}/claim/pay. For the guest of the booking. */
export function confirmClaimPayment(transport: Transport, args: ConfirmClaimPaymentArgs): Promise<Outcome<ConfirmClaimPaymentAnswer, ConfirmClaimPaymentCode>> {
  return ask(transport, { call: "confirmClaimPayment", method: "PATCH", path: "/booking/{booking_id}/claim/pay", secure: true, repeatable: true, codes }, args);
}

export const confirmClaimPaymentFx = /* @__PURE__ */ effectOf("confirmClaimPaymentFx", confirmClaimPayment);
