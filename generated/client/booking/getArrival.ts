// Generated 7ef62830833a. The call getArrival, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { ArrivalNote } from "../../model/entities";

export interface GetArrivalArgs {
  /** Unguessable: anybody who has it can see the offer */
  readonly booking_id: string;
}

export type GetArrivalAnswer = readonly ArrivalNote[];

const codes = "account.not_named account.not_signed_in account.not_verified booking.not_found booking.not_this_side input.invalid input.malformed";

export type GetArrivalCode = Words<typeof codes>;

/** How one arrives at a stay and leaves it: nothing before it is paid, nor after the day of check-out. GET /booking/{booking_id}/arrival. For the guest of the booking. */
export function getArrival(transport: Transport, args: GetArrivalArgs): Promise<Outcome<GetArrivalAnswer, GetArrivalCode>> {
  return ask(transport, { call: "getArrival", method: "GET", path: "/booking/{booking_id}/arrival", secure: true, answer: "array", codes }, args);
}

export const getArrivalFx = /* @__PURE__ */ effectOf("getArrivalFx", getArrival);
