// Generated 0bae02f21a4d. The call acceptBooking, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { BookingDetail } from "../../model/entities";

export interface AcceptBookingArgs {
  /** Unguessable: anybody who has it can see the offer */
  readonly booking_id: string;
  /** For the guest */
  readonly message?: string | undefined;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type AcceptBookingAnswer = BookingDetail;

const codes = "account.not_named account.not_signed_in account.not_verified booking.dates_unavailable booking.illegal_transition booking.not_found booking.not_this_side booking.reply_late input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large";

export type AcceptBookingCode = Words<typeof codes>;

/** The host accepts a request. PATCH /booking/{booking_id}/accept. For the host of the booking. Source: §7 Booking. */
export function acceptBooking(transport: Transport, args: AcceptBookingArgs): Promise<Outcome<AcceptBookingAnswer, AcceptBookingCode>> {
  return ask(transport, { call: "acceptBooking", method: "PATCH", path: "/booking/{booking_id}/accept", secure: true, repeatable: true, codes }, args);
}

export const acceptBookingFx = /* @__PURE__ */ effectOf("acceptBookingFx", acceptBooking);
