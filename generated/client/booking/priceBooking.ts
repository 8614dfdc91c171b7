// Generated 91307cbede38. The call priceBooking, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { Quote } from "../../model/entities";

export interface PriceBookingArgs {
  /** Unguessable: anybody who has it can see the offer */
  readonly booking_id: string;
  /** The address of the booking, with what has changed */
  readonly bookingUrl: string;
}

export type PriceBookingAnswer = {
    readonly quote: Quote;
  };

const codes = "account.not_signed_in booking.checkin_day booking.checkin_past booking.checkout_before_checkin booking.checkout_day booking.dates_unavailable booking.id_invalid booking.max_nights booking.min_nights booking.not_found booking.pets_refused booking.too_far_ahead booking.too_many_guests checkout.rates_outdated checkout.total_unpayable input.invalid input.malformed input.too_large";

export type PriceBookingCode = Words<typeof codes>;

/** The price of a booking with what its address now asks for: other dates, people or currency. POST /booking/{booking_id}/price. For the guest or the host of the booking. Source: §7 Booking. */
export function priceBooking(transport: Transport, args: PriceBookingArgs): Promise<Outcome<PriceBookingAnswer, PriceBookingCode>> {
  return ask(transport, { call: "priceBooking", method: "POST", path: "/booking/{booking_id}/price", secure: true, codes }, args);
}

export const priceBookingFx = /* @__PURE__ */ effectOf("priceBookingFx", priceBooking);
