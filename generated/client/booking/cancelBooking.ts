// Generated a3f91a259550. The call cancelBooking, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { BookingDetail } from "../../model/entities";

export interface CancelBookingArgs {
  /** Unguessable: anybody who has it can see the offer */
  readonly booking_id: string;
  /** Told to the other side */
  readonly cancel_reason: string;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type CancelBookingAnswer = BookingDetail;

const codes = "account.not_named account.not_signed_in account.not_verified booking.cancel_too_late booking.illegal_transition booking.not_found input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large";

export type CancelBookingCode = Words<typeof codes>;

/** Cancels a booking, with a reason; a guest withdraws a request the same way. PATCH /booking/{booking_id}/cancel. For the guest or the host of the booking, with a name. Source: §7 Booking. */
export function cancelBooking(transport: Transport, args: CancelBookingArgs): Promise<Outcome<CancelBookingAnswer, CancelBookingCode>> {
  return ask(transport, { call: "cancelBooking", method: "PATCH", path: "/booking/{booking_id}/cancel", secure: true, repeatable: true, codes }, args);
}

export const cancelBookingFx = /* @__PURE__ */ effectOf("cancelBookingFx", cancelBooking);
