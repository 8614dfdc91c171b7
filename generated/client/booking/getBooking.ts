// Generated ceffca5455f1. The call getBooking. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";
import type { BookingDetail } from "../../model/entities";

export interface GetBookingArgs {
  /** Unguessable: whoever has it can see the offer */
  readonly booking_id: string;
}

export type GetBookingAnswer = BookingDetail;

export type GetBookingCode = "account.not_signed_in"
  | "booking.not_found"
  | "input.invalid"
  | "input.malformed";

/** One booking, for its guest and its host. GET /booking/{booking_id}. For the guest or the host of the booking. Source: §7 Booking. */
export function getBooking(transport: Transport, args: GetBookingArgs): Promise<Outcome<GetBookingAnswer, GetBookingCode>> {
  return ask(transport, { call: "getBooking", method: "GET", path: "/booking/{booking_id}", codes: "account.not_signed_in booking.not_found input.invalid input.malformed", secure: true }, args);
}
