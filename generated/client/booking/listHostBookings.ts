// Generated 323da8d5563c. The call listHostBookings, and its effect. Change the spec, not this file.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Failure, Outcome, Transport } from "../transport";
import type { BookingList } from "../../model/entities";
import type { Effect } from "effector";

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

export const listHostBookingsFx: Effect<ListHostBookingsArgs | void, ListHostBookingsAnswer, Failure<ListHostBookingsCode>> = /* @__PURE__ */ effectOf("listHostBookingsFx", listHostBookings);
