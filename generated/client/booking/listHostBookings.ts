// Generated 94cb64a2dce0. The call listHostBookings, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { BookingList } from "../../model/entities";

export interface ListHostBookingsArgs {
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
}

export type ListHostBookingsAnswer = BookingList;

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed";

export type ListHostBookingsCode = Words<typeof codes>;

/** The bookings of the host’s own properties. GET /booking/properties. For hosts. Source: §7 Booking. */
export function listHostBookings(transport: Transport, args: ListHostBookingsArgs | void): Promise<Outcome<ListHostBookingsAnswer, ListHostBookingsCode>> {
  return ask(transport, { call: "listHostBookings", method: "GET", path: "/booking/properties", secure: true, codes }, args);
}

export const listHostBookingsFx = /* @__PURE__ */ effectOf("listHostBookingsFx", listHostBookings);
