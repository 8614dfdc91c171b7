// Generated 5aad6e4055d8. The call searchBookings. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";
import type { BookingDetail } from "../../model/entities";
import type { PlainDate } from "../../model/wire";

export interface SearchBookingsArgs {
  readonly reference?: string | undefined;
  readonly bookingUrl?: string | undefined;
  readonly property_id?: string | undefined;
  readonly checkin?: PlainDate | undefined;
  readonly checkout?: PlainDate | undefined;
}

export type SearchBookingsAnswer = readonly BookingDetail[];

export type SearchBookingsCode = "account.not_signed_in"
  | "booking.search_empty"
  | "input.invalid"
  | "input.malformed"
  | "input.too_large";

/** Finds a booking by its reference, its address, or its property and dates; the answer is a list of one or none. POST /booking/search. For people who are signed in. Source: §7 Booking. */
export function searchBookings(transport: Transport, args: SearchBookingsArgs | void): Promise<Outcome<SearchBookingsAnswer, SearchBookingsCode>> {
  return ask(transport, { call: "searchBookings", method: "POST", path: "/booking/search", codes: "account.not_signed_in booking.search_empty input.invalid input.malformed input.too_large", secure: true, answer: "array" }, args);
}
