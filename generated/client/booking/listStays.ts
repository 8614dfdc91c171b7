// Generated 74054d1714c5. The call listStays. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";
import type { BookingList } from "../../model/entities";

export interface ListStaysArgs {
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
}

export type ListStaysAnswer = BookingList;

export type ListStaysCode = "account.not_signed_in"
  | "input.invalid"
  | "input.malformed";

/** The guest’s own bookings. GET /booking. For people who are signed in. Source: §7 Booking. */
export function listStays(transport: Transport, args: ListStaysArgs | void): Promise<Outcome<ListStaysAnswer, ListStaysCode>> {
  return ask(transport, { call: "listStays", method: "GET", path: "/booking", codes: "account.not_signed_in input.invalid input.malformed", secure: true }, args);
}
