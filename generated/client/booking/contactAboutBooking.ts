// Generated 5fd54a8dcb6a. The call contactAboutBooking. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";

export interface ContactAboutBookingArgs {
  /** Unguessable: whoever has it can see the offer */
  readonly booking_id: string;
  /** Cannot be empty */
  readonly message?: string | undefined;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type ContactAboutBookingAnswer = {
    readonly thread_id: string;
  };

export type ContactAboutBookingCode = "account.not_signed_in"
  | "booking.id_missing"
  | "booking.message_missing"
  | "booking.not_found"
  | "input.invalid"
  | "input.malformed"
  | "input.rate_limited"
  | "input.repeated_differently"
  | "input.too_large"
  | "message.person_left";

/** Writes to the other side of a booking, in the thread of the two. POST /booking/{booking_id}/contact. For the guest or the host of the booking. Source: §7 Booking. */
export function contactAboutBooking(transport: Transport, args: ContactAboutBookingArgs): Promise<Outcome<ContactAboutBookingAnswer, ContactAboutBookingCode>> {
  return ask(transport, { call: "contactAboutBooking", method: "POST", path: "/booking/{booking_id}/contact", codes: "account.not_signed_in booking.id_missing booking.message_missing booking.not_found input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large message.person_left", secure: true, repeatable: true }, args);
}
