// Generated 55cd63c92e5c. The call confirmChangePayment, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { BookingDetail } from "../../model/entities";

export interface ConfirmChangePaymentArgs {
  /** Unguessable: anybody who has it can see the offer */
  readonly booking_id: string;
  readonly confirmation_id: string;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type ConfirmChangePaymentAnswer = BookingDetail;

const codes = "account.not_named account.not_signed_in account.not_verified booking.not_found booking.not_this_side change.closed change.payment_returned checkout.payment_not_found checkout.payment_unavailable input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large";

export type ConfirmChangePaymentCode = Words<typeof codes>;

/** Confirms a payment of a change that the payment provider has taken; while that is on its way, the change is answered unpaid. PATCH /booking/{booking_id}/change/pay. For the guest of the booking. */
export function confirmChangePayment(transport: Transport, args: ConfirmChangePaymentArgs): Promise<Outcome<ConfirmChangePaymentAnswer, ConfirmChangePaymentCode>> {
  return ask(transport, { call: "confirmChangePayment", method: "PATCH", path: "/booking/{booking_id}/change/pay", secure: true, repeatable: true, codes }, args);
}

export const confirmChangePaymentFx = /* @__PURE__ */ effectOf("confirmChangePaymentFx", confirmChangePayment);
