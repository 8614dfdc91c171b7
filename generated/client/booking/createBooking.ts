// Generated b2db1e4adcf4. The call createBooking, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { GuestsInput } from "../../model/entities";
import type { Currency } from "../../model/values";
import type { PlainDate } from "../../model/wire";

export interface CreateBookingArgs {
  readonly property_id: string;
  readonly checkin: PlainDate;
  readonly checkout: PlainDate;
  readonly guests: GuestsInput;
  /** The price that the guest saw */
  readonly quote_id: string;
  /** For the host */
  readonly message?: string | undefined;
  readonly currency?: Currency | undefined;
  readonly points?: number | undefined;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type CreateBookingAnswer = {
    readonly booking_id: string;
  };

const codes = "account.not_named account.not_signed_in account.not_verified booking.checkin_day booking.checkin_past booking.checkout_before_checkin booking.checkout_day booking.dates_unavailable booking.duplicate booking.held_unpaid booking.illegal_transition booking.max_nights booking.min_nights booking.not_bookable booking.own_property booking.pets_refused booking.price_changed booking.quote_expired booking.terms_changed booking.too_far_ahead booking.too_many_guests booking.too_many_requests booking.too_many_unpaid checkout.rates_outdated checkout.total_unpayable input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large points.not_enough points.too_few points.too_many property.not_found";

export type CreateBookingCode = Words<typeof codes>;

/** Asks for a stay, or books it at once where the listing allows it; the booking is then fetched. POST /booking. For people whose profile has a first and a last name. Source: §7 Booking. */
export function createBooking(transport: Transport, args: CreateBookingArgs): Promise<Outcome<CreateBookingAnswer, CreateBookingCode>> {
  return ask(transport, { call: "createBooking", method: "POST", path: "/booking", secure: true, repeatable: true, codes }, args);
}

export const createBookingFx = /* @__PURE__ */ effectOf("createBookingFx", createBooking);
