// Generated 6435dbd1d267. The call listStays, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { BookingList } from "../../model/entities";

export interface ListStaysArgs {
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
}

export type ListStaysAnswer = BookingList;

const codes = "account.not_signed_in input.invalid input.malformed";

export type ListStaysCode = Words<typeof codes>;

/** The guest’s own bookings. GET /booking. For people who are signed in. Source: §7 Booking. */
export function listStays(transport: Transport, args: ListStaysArgs | void): Promise<Outcome<ListStaysAnswer, ListStaysCode>> {
  return ask(transport, { call: "listStays", method: "GET", path: "/booking", secure: true, codes }, args);
}

export const listStaysFx = /* @__PURE__ */ effectOf("listStaysFx", listStays);
