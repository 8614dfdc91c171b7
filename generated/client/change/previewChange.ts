// Generated decca9f49eec. The call previewChange, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { ChangePreview, GuestsInput } from "../../model/entities";
import type { PlainDate } from "../../model/wire";

export interface PreviewChangeArgs {
  /** Unguessable: anybody who has it can see the offer */
  readonly booking_id: string;
  readonly checkin: PlainDate;
  readonly checkout: PlainDate;
  readonly guests: GuestsInput;
  /** From the host: the price of all nights, before fees and taxes, in Canadian cents */
  readonly nights_cents?: number | undefined;
}

export type PreviewChangeAnswer = ChangePreview;

const codes = "account.not_named account.not_signed_in account.not_verified booking.checkin_day booking.checkin_past booking.checkout_before_checkin booking.checkout_day booking.dates_unavailable booking.max_nights booking.min_nights booking.not_bookable booking.not_found booking.pets_refused booking.reply_late booking.too_far_ahead booking.too_many_guests change.not_changeable change.not_offerable change.nothing_new change.offer_unlisted change.price_of_host change.refunded_before change.too_late checkout.total_unpayable input.invalid input.malformed input.too_large";

export type PreviewChangeCode = Words<typeof codes>;

/** What a change of a paid booking, or an offer for a request, would cost. Nights that are booked already keep their price, and so does the exchange rate. POST /booking/{booking_id}/change/price. For the guest or the host of the booking, with a name. */
export function previewChange(transport: Transport, args: PreviewChangeArgs): Promise<Outcome<PreviewChangeAnswer, PreviewChangeCode>> {
  return ask(transport, { call: "previewChange", method: "POST", path: "/booking/{booking_id}/change/price", secure: true, codes }, args);
}

export const previewChangeFx = /* @__PURE__ */ effectOf("previewChangeFx", previewChange);
