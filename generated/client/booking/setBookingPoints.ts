// Generated 4f7c7b453864. The call setBookingPoints, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { Quote } from "../../model/entities";

export interface SetBookingPointsArgs {
  /** Unguessable: anybody who has it can see the offer */
  readonly booking_id: string;
  readonly points: number;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type SetBookingPointsAnswer = {
    readonly quote: Quote;
    readonly points: number;
  };

const codes = "account.not_named account.not_signed_in account.not_verified booking.already_paid booking.illegal_transition booking.not_found booking.not_this_side booking.payment_late checkout.paid_directly input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large points.not_enough points.too_few points.too_many";

export type SetBookingPointsCode = Words<typeof codes>;

/** Sets how many points go towards a booking; 0 takes them back. POST /booking/{booking_id}/points. For the guest of the booking. Source: §7 Booking. */
export function setBookingPoints(transport: Transport, args: SetBookingPointsArgs): Promise<Outcome<SetBookingPointsAnswer, SetBookingPointsCode>> {
  return ask(transport, { call: "setBookingPoints", method: "POST", path: "/booking/{booking_id}/points", secure: true, repeatable: true, codes }, args);
}

export const setBookingPointsFx = /* @__PURE__ */ effectOf("setBookingPointsFx", setBookingPoints);
