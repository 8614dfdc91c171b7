// Generated 7c6e4d51811d. The call voteForStay, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { WishlistVoices } from "../../model/entities";

export interface VoteForStayArgs {
  readonly wishlist_id: string;
  readonly property_id: string;
  readonly voted: boolean;
  /** Of the link; the owner needs none */
  readonly token?: string | undefined;
}

export type VoteForStayAnswer = WishlistVoices;

const codes = "account.not_signed_in input.invalid input.malformed input.no_such_call input.rate_limited input.too_large wishlist.not_found wishlist.removed wishlist.stay_not_found wishlist.too_many_fellows";

export type VoteForStayCode = Words<typeof codes>;

/** Votes for a stay of a wish list, or takes the vote back. PUT /user/wishlist/{wishlist_id}/vote. For people who are signed in. */
export function voteForStay(transport: Transport, args: VoteForStayArgs): Promise<Outcome<VoteForStayAnswer, VoteForStayCode>> {
  return ask(transport, { call: "voteForStay", method: "PUT", path: "/user/wishlist/{wishlist_id}/vote", secure: true, codes }, args);
}

export const voteForStayFx = /* @__PURE__ */ effectOf("voteForStayFx", voteForStay);
