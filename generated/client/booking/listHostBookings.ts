// Generated 5eda5c041611. The call listHostBookings. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";
import type { BookingList } from "../../model/entities";

export interface ListHostBookingsArgs {
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
}

export type ListHostBookingsAnswer = BookingList;

export type ListHostBookingsCode = "account.not_named"
  | "account.not_signed_in"
  | "account.not_verified"
  | "account.wrong_mode"
  | "input.invalid"
  | "input.malformed";

/** The bookings of the host’s own properties. GET /booking/properties. For hosts. Source: §7 Booking. */
export function listHostBookings(transport: Transport, args: ListHostBookingsArgs | void): Promise<Outcome<ListHostBookingsAnswer, ListHostBookingsCode>> {
  return ask(transport, { call: "listHostBookings", method: "GET", path: "/booking/properties", codes: "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed", secure: true }, args);
}
