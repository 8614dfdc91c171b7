// Generated dac6e593e3d7. The call proposeChange, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { BookingDetail } from "../../model/entities";

export interface ProposeChangeArgs {
  /** Unguessable: anybody who has it can see the offer */
  readonly booking_id: string;
  /** The price of the changed stay that was seen */
  readonly quote_id: string;
  /** For the other side */
  readonly message?: string | undefined;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type ProposeChangeAnswer = BookingDetail;

const codes = "account.not_named account.not_signed_in account.not_verified booking.dates_unavailable booking.not_bookable booking.not_found booking.reply_late change.already_open change.closed change.not_changeable change.not_offerable change.offer_unlisted change.outdated change.payment_disputed change.refunded_before change.too_late checkout.total_unpayable input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large";

export type ProposeChangeCode = Words<typeof codes>;

/** Proposes a change of a paid booking, for the price that was seen, which the other side has {changeHours} hours to answer; or answers a request with an offer, which the guest has {offerHours} hours to accept. POST /booking/{booking_id}/change. For the guest or the host of the booking, with a name. */
export function proposeChange(transport: Transport, args: ProposeChangeArgs): Promise<Outcome<ProposeChangeAnswer, ProposeChangeCode>> {
  return ask(transport, { call: "proposeChange", method: "POST", path: "/booking/{booking_id}/change", secure: true, repeatable: true, codes }, args);
}

export const proposeChangeFx = /* @__PURE__ */ effectOf("proposeChangeFx", proposeChange);
