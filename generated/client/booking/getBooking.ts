// Generated f161f5727058. The call getBooking, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { BookingDetail } from "../../model/entities";

export interface GetBookingArgs {
  /** Unguessable: anybody who has it can see the offer */
  readonly booking_id: string;
}

export type GetBookingAnswer = BookingDetail;

const codes = "account.not_signed_in booking.not_found input.invalid input.malformed";

export type GetBookingCode = Words<typeof codes>;

/** One booking, for its guest, its host, and co-hosts who answer guests. GET /booking/{booking_id}. For the guest or the host of the booking, or a co-host who answers guests there. Source: §7 Booking. */
export function getBooking(transport: Transport, args: GetBookingArgs): Promise<Outcome<GetBookingAnswer, GetBookingCode>> {
  return ask(transport, { call: "getBooking", method: "GET", path: "/booking/{booking_id}", secure: true, codes }, args);
}

export const getBookingFx = /* @__PURE__ */ effectOf("getBookingFx", getBooking);
