// Generated 69a95c6b7b33. The call changeWishlist, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { Wishlist } from "../../model/entities";

export interface ChangeWishlistArgs {
  readonly wishlist_id: string;
  readonly name: string;
  /** Whether everybody sees it who has its link */
  readonly shared: boolean;
}

export type ChangeWishlistAnswer = readonly Wishlist[];

const codes = "account.not_signed_in input.invalid input.malformed input.no_such_call input.rate_limited input.too_large wishlist.not_found";

export type ChangeWishlistCode = Words<typeof codes>;

/** Renames a wish list, and sets whether it is shared: a link stays as long as it is, and never works again afterwards. PUT /user/wishlist/{wishlist_id}. For people who are signed in. */
export function changeWishlist(transport: Transport, args: ChangeWishlistArgs): Promise<Outcome<ChangeWishlistAnswer, ChangeWishlistCode>> {
  return ask(transport, { call: "changeWishlist", method: "PUT", path: "/user/wishlist/{wishlist_id}", secure: true, answer: "array", codes }, args);
}

export const changeWishlistFx = /* @__PURE__ */ effectOf("changeWishlistFx", changeWishlist);
