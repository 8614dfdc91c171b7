// Generated bead40cea1f3. The call setWishlistTrip, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { Wishlist } from "../../model/entities";
import type { PlainDate } from "../../model/wire";

export interface SetWishlistTripArgs {
  readonly wishlist_id: string;
  readonly checkin?: PlainDate | undefined;
  readonly checkout?: PlainDate | undefined;
  readonly adults?: number | undefined;
  readonly children?: number | undefined;
  readonly infants?: number | undefined;
  readonly pets?: number | undefined;
}

export type SetWishlistTripAnswer = readonly Wishlist[];

const codes = "account.not_signed_in input.invalid input.malformed input.no_such_call input.rate_limited input.too_large property.date_missing property.dates_reversed wishlist.not_found";

export type SetWishlistTripCode = Words<typeof codes>;

/** Sets the dates and people of a wish list: its stays are then priced for them, and say whether they can be had. PUT /user/wishlist/{wishlist_id}/trip. For people who are signed in. */
export function setWishlistTrip(transport: Transport, args: SetWishlistTripArgs): Promise<Outcome<SetWishlistTripAnswer, SetWishlistTripCode>> {
  return ask(transport, { call: "setWishlistTrip", method: "PUT", path: "/user/wishlist/{wishlist_id}/trip", secure: true, answer: "array", codes }, args);
}

export const setWishlistTripFx = /* @__PURE__ */ effectOf("setWishlistTripFx", setWishlistTrip);
