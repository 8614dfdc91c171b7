// Generated 14099e6566dd. The call reportBooking. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";

export interface ReportBookingArgs {
  /** Unguessable: whoever has it can see the offer */
  readonly booking_id: string;
  /** What is wrong */
  readonly message: string;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type ReportBookingAnswer = Readonly<Record<never, never>>;

export type ReportBookingCode = "account.not_signed_in"
  | "booking.illegal_transition"
  | "booking.not_found"
  | "booking.report_too_late"
  | "input.invalid"
  | "input.malformed"
  | "input.rate_limited"
  | "input.repeated_differently"
  | "input.too_large";

/** Says that something is wrong with a stay; the payout waits and an operator looks at it. POST /booking/{booking_id}/report. For the guest or the host of the booking. Source: §7 Booking. */
export function reportBooking(transport: Transport, args: ReportBookingArgs): Promise<Outcome<ReportBookingAnswer, ReportBookingCode>> {
  return ask(transport, { call: "reportBooking", method: "POST", path: "/booking/{booking_id}/report", codes: "account.not_signed_in booking.illegal_transition booking.not_found booking.report_too_late input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large", secure: true, repeatable: true }, args);
}
