// Generated 3b53469d4add. The call getVoices, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { WishlistVoices } from "../../model/entities";

export interface GetVoicesArgs {
  readonly wishlist_id: string;
}

export type GetVoicesAnswer = WishlistVoices;

const codes = "account.not_signed_in input.invalid input.malformed input.no_such_call wishlist.not_found";

export type GetVoicesCode = Words<typeof codes>;

/** The votes and notes of one of the person’s own wish lists. GET /user/wishlist/{wishlist_id}/voice. For people who are signed in. */
export function getVoices(transport: Transport, args: GetVoicesArgs): Promise<Outcome<GetVoicesAnswer, GetVoicesCode>> {
  return ask(transport, { call: "getVoices", method: "GET", path: "/user/wishlist/{wishlist_id}/voice", secure: true, codes }, args);
}

export const getVoicesFx = /* @__PURE__ */ effectOf("getVoicesFx", getVoices);
