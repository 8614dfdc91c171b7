// Generated 1453961eaeba. The call listWishlists, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { Wishlist } from "../../model/entities";

export type ListWishlistsAnswer = readonly Wishlist[];

const codes = "account.not_signed_in input.invalid input.malformed";

export type ListWishlistsCode = Words<typeof codes>;

/** The person’s wish lists, the last changed first. GET /user/wishlist. For people who are signed in. */
export function listWishlists(transport: Transport): Promise<Outcome<ListWishlistsAnswer, ListWishlistsCode>> {
  return ask(transport, { call: "listWishlists", method: "GET", path: "/user/wishlist", secure: true, answer: "array", codes }, undefined);
}

export const listWishlistsFx = /* @__PURE__ */ effectOf("listWishlistsFx", listWishlists);
