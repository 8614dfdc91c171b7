// Generated d92bb3d09dfa. The call findHostBookings, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { HostBookings } from "../../model/entities";
import type { BookingTab } from "../../model/values";

export interface FindHostBookingsArgs {
  /** Without it: the first that has any */
  readonly tab?: BookingTab | undefined;
  /** Each of them is in the reference, the guest’s name as the list shows it, or the property’s title or place; or an address of the booking */
  readonly words?: string | undefined;
  /** The booking after which the list goes on */
  readonly after?: string | undefined;
  readonly per_page?: number | undefined;
}

export type FindHostBookingsAnswer = HostBookings;

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed";

export type FindHostBookingsCode = Words<typeof codes>;

/** The bookings of a host’s own properties, and of those where they answer guests as a co-host, by tab and words. GET /booking/properties/search. For hosts. */
export function findHostBookings(transport: Transport, args: FindHostBookingsArgs | void): Promise<Outcome<FindHostBookingsAnswer, FindHostBookingsCode>> {
  return ask(transport, { call: "findHostBookings", method: "GET", path: "/booking/properties/search", secure: true, codes }, args);
}

export const findHostBookingsFx = /* @__PURE__ */ effectOf("findHostBookingsFx", findHostBookings);
