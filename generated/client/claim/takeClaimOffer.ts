// Generated 3f600830a29a. The call takeClaimOffer, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { BookingDetail } from "../../model/entities";

export interface TakeClaimOfferArgs {
  /** Unguessable: anybody who has it can see the offer */
  readonly booking_id: string;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type TakeClaimOfferAnswer = BookingDetail;

const codes = "account.not_named account.not_signed_in account.not_verified booking.not_found booking.not_this_side claim.closed claim.no_offer claim.not_found input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large";

export type TakeClaimOfferCode = Words<typeof codes>;

/** A host takes the part that the guest offers; the guest is told what is owed. PATCH /booking/{booking_id}/claim/take-offer. For the host of the booking. */
export function takeClaimOffer(transport: Transport, args: TakeClaimOfferArgs): Promise<Outcome<TakeClaimOfferAnswer, TakeClaimOfferCode>> {
  return ask(transport, { call: "takeClaimOffer", method: "PATCH", path: "/booking/{booking_id}/claim/take-offer", secure: true, repeatable: true, codes }, args);
}

export const takeClaimOfferFx = /* @__PURE__ */ effectOf("takeClaimOfferFx", takeClaimOffer);
