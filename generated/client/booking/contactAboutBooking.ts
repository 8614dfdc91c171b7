// Generated feb58a7f7388. The call contactAboutBooking, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";

export interface ContactAboutBookingArgs {
  /** Unguessable: anybody who has it can see the offer */
  readonly booking_id: string;
  /** Empty only where there are pictures */
  readonly message?: string | undefined;
  /** Pictures that were added before; with them it may be without words */
  readonly photo_ids?: readonly string[] | undefined;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type ContactAboutBookingAnswer = {
    readonly thread_id: string;
  };

const codes = "account.not_signed_in booking.id_missing booking.message_missing booking.not_found input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large message.field_unfilled message.person_left message.photo_not_found message.photos_not_yet message.thread_not_found";

export type ContactAboutBookingCode = Words<typeof codes>;

/** Writes to the other side of a booking, in the thread of the two. POST /booking/{booking_id}/contact. For the guest or the host of the booking, or a co-host who answers guests there. Source: §7 Booking. */
export function contactAboutBooking(transport: Transport, args: ContactAboutBookingArgs): Promise<Outcome<ContactAboutBookingAnswer, ContactAboutBookingCode>> {
  return ask(transport, { call: "contactAboutBooking", method: "POST", path: "/booking/{booking_id}/contact", secure: true, repeatable: true, codes }, args);
}

export const contactAboutBookingFx = /* @__PURE__ */ effectOf("contactAboutBookingFx", contactAboutBooking);
