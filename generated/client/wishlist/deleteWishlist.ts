// Generated 6d0290fb8234. The call deleteWishlist, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { Wishlist } from "../../model/entities";

export interface DeleteWishlistArgs {
  readonly wishlist_id: string;
}

export type DeleteWishlistAnswer = readonly Wishlist[];

const codes = "account.not_signed_in input.invalid input.malformed input.no_such_call input.too_large wishlist.not_found";

export type DeleteWishlistCode = Words<typeof codes>;

/** Deletes a wish list; the stays themselves are not touched. DELETE /user/wishlist/{wishlist_id}. For people who are signed in. */
export function deleteWishlist(transport: Transport, args: DeleteWishlistArgs): Promise<Outcome<DeleteWishlistAnswer, DeleteWishlistCode>> {
  return ask(transport, { call: "deleteWishlist", method: "DELETE", path: "/user/wishlist/{wishlist_id}", secure: true, answer: "array", codes }, args);
}

export const deleteWishlistFx = /* @__PURE__ */ effectOf("deleteWishlistFx", deleteWishlist);
