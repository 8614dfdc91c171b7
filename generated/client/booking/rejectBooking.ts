// Generated 437dc9d2f54e. The call rejectBooking, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { BookingDetail } from "../../model/entities";

export interface RejectBookingArgs {
  /** Unguessable: anybody who has it can see the offer */
  readonly booking_id: string;
  /** Told to the other side */
  readonly reject_reason: string;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type RejectBookingAnswer = BookingDetail;

const codes = "account.not_named account.not_signed_in account.not_verified booking.illegal_transition booking.not_found booking.not_this_side input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large";

export type RejectBookingCode = Words<typeof codes>;

/** The host rejects a request, with a reason. PATCH /booking/{booking_id}/reject. For the host of the booking. Source: §7 Booking. */
export function rejectBooking(transport: Transport, args: RejectBookingArgs): Promise<Outcome<RejectBookingAnswer, RejectBookingCode>> {
  return ask(transport, { call: "rejectBooking", method: "PATCH", path: "/booking/{booking_id}/reject", secure: true, repeatable: true, codes }, args);
}

export const rejectBookingFx = /* @__PURE__ */ effectOf("rejectBookingFx", rejectBooking);
