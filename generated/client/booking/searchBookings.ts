// Generated d3a552a43dba. The call searchBookings, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
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

const codes = "account.not_signed_in booking.search_empty input.invalid input.malformed input.too_large";

export type SearchBookingsCode = Words<typeof codes>;

/** Finds a booking by its reference, its address, or its property and dates; the answer is a list of one or none. POST /booking/search. For people who are signed in. Source: §7 Booking. */
export function searchBookings(transport: Transport, args: SearchBookingsArgs | void): Promise<Outcome<SearchBookingsAnswer, SearchBookingsCode>> {
  return ask(transport, { call: "searchBookings", method: "POST", path: "/booking/search", secure: true, answer: "array", codes }, args);
}

export const searchBookingsFx = /* @__PURE__ */ effectOf("searchBookingsFx", searchBookings);
