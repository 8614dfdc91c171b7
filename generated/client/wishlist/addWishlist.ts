// Generated 12101b24fc62. The call addWishlist, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { Wishlist } from "../../model/entities";

export interface AddWishlistArgs {
  readonly name: string;
  readonly property_id?: string | undefined;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type AddWishlistAnswer = readonly Wishlist[];

const codes = "account.not_signed_in input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large wishlist.stay_not_found wishlist.too_many";

export type AddWishlistCode = Words<typeof codes>;

/** Makes a wish list, with a stay in it where one is given. POST /user/wishlist. For people who are signed in. */
export function addWishlist(transport: Transport, args: AddWishlistArgs): Promise<Outcome<AddWishlistAnswer, AddWishlistCode>> {
  return ask(transport, { call: "addWishlist", method: "POST", path: "/user/wishlist", secure: true, repeatable: true, answer: "array", codes }, args);
}

export const addWishlistFx = /* @__PURE__ */ effectOf("addWishlistFx", addWishlist);
