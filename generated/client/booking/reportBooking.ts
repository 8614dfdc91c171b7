// Generated aed7d0389f76. The call reportBooking, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";

export interface ReportBookingArgs {
  /** Unguessable: anybody who has it can see the offer */
  readonly booking_id: string;
  /** What is wrong */
  readonly message: string;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type ReportBookingAnswer = Readonly<Record<never, never>>;

const codes = "account.not_signed_in booking.illegal_transition booking.not_found booking.report_too_late input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large";

export type ReportBookingCode = Words<typeof codes>;

/** Says that something is wrong with a stay, for the operator to look at; where its guest says so, the payout waits. POST /booking/{booking_id}/report. For the guest or the host of the booking. Source: §7 Booking. */
export function reportBooking(transport: Transport, args: ReportBookingArgs): Promise<Outcome<ReportBookingAnswer, ReportBookingCode>> {
  return ask(transport, { call: "reportBooking", method: "POST", path: "/booking/{booking_id}/report", secure: true, repeatable: true, codes }, args);
}

export const reportBookingFx = /* @__PURE__ */ effectOf("reportBookingFx", reportBooking);
