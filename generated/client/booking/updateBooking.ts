// Generated 1c13746d9138. The call updateBooking, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { BookingDetail, GuestsInput } from "../../model/entities";
import type { PlainDate } from "../../model/wire";

export interface UpdateBookingArgs {
  /** Unguessable: anybody who has it can see the offer */
  readonly booking_id: string;
  readonly checkin?: PlainDate | undefined;
  readonly checkout?: PlainDate | undefined;
  readonly guests?: GuestsInput | undefined;
  readonly message?: string | undefined;
  /** The price of the changed stay */
  readonly quote_id?: string | undefined;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type UpdateBookingAnswer = BookingDetail;

const codes = "account.not_named account.not_signed_in account.not_verified booking.checkin_day booking.checkin_past booking.checkout_before_checkin booking.checkout_day booking.dates_unavailable booking.id_invalid booking.illegal_transition booking.max_nights booking.min_nights booking.not_found booking.not_this_side booking.pets_refused booking.price_changed booking.quote_expired booking.too_far_ahead booking.too_many_guests change.already_open checkout.rates_outdated checkout.total_unpayable input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large";

export type UpdateBookingCode = Words<typeof codes>;

/** Changes what may still change before the host has answered: dates, people, message. PATCH /booking/{booking_id}. For the guest of the booking. Source: §7 Booking. */
export function updateBooking(transport: Transport, args: UpdateBookingArgs): Promise<Outcome<UpdateBookingAnswer, UpdateBookingCode>> {
  return ask(transport, { call: "updateBooking", method: "PATCH", path: "/booking/{booking_id}", secure: true, repeatable: true, codes }, args);
}

export const updateBookingFx = /* @__PURE__ */ effectOf("updateBookingFx", updateBooking);
