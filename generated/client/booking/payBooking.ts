// Generated 5a087f4902fd. The call payBooking, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { BookingDetail } from "../../model/entities";
import type { Currency } from "../../model/values";

export interface PayBookingArgs {
  /** Unguessable: anybody who has it can see the offer */
  readonly booking_id: string;
  readonly confirmation_id: string;
  readonly currency?: Currency | undefined;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type PayBookingAnswer = BookingDetail;

const codes = "account.not_named account.not_signed_in account.not_verified booking.already_paid booking.illegal_transition booking.not_confirmed booking.not_found booking.not_this_side booking.payment_differs booking.payment_late booking.price_changed checkout.paid_directly checkout.payment_not_found checkout.payment_unavailable input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large";

export type PayBookingCode = Words<typeof codes>;

/** Confirms a payment that the payment provider has taken; while that is on its way, the booking is answered unpaid. PATCH /booking/{booking_id}/pay. For the guest of the booking. Source: §7 Booking. */
export function payBooking(transport: Transport, args: PayBookingArgs): Promise<Outcome<PayBookingAnswer, PayBookingCode>> {
  return ask(transport, { call: "payBooking", method: "PATCH", path: "/booking/{booking_id}/pay", secure: true, repeatable: true, codes }, args);
}

export const payBookingFx = /* @__PURE__ */ effectOf("payBookingFx", payBooking);
