// Generated 6e7d199cf636. The call getSharedWishlist, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { SharedWishlist } from "../../model/entities";

export interface GetSharedWishlistArgs {
  readonly token: string;
}

export type GetSharedWishlistAnswer = SharedWishlist;

const codes = "input.invalid input.malformed input.no_such_call input.rate_limited wishlist.not_found";

export type GetSharedWishlistCode = Words<typeof codes>;

/** A wish list that its owner shares, with its votes and notes. GET /wishlist/{token}. For anyone. */
export function getSharedWishlist(transport: Transport, args: GetSharedWishlistArgs): Promise<Outcome<GetSharedWishlistAnswer, GetSharedWishlistCode>> {
  return ask(transport, { call: "getSharedWishlist", method: "GET", path: "/wishlist/{token}", secure: true, codes }, args);
}

export const getSharedWishlistFx = /* @__PURE__ */ effectOf("getSharedWishlistFx", getSharedWishlist);
