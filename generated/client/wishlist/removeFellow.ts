// Generated 7164e565c228. The call removeFellow, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { WishlistVoices } from "../../model/entities";

export interface RemoveFellowArgs {
  readonly wishlist_id: string;
  readonly profile_id: string;
}

export type RemoveFellowAnswer = WishlistVoices;

const codes = "account.not_signed_in account.profile_not_found input.invalid input.malformed input.no_such_call input.too_large wishlist.not_found";

export type RemoveFellowCode = Words<typeof codes>;

/** Removes a fellow traveller from one of the person’s own lists, with their votes and notes, for good. DELETE /user/wishlist/{wishlist_id}/fellow/{profile_id}. For people who are signed in, where there is such a person. */
export function removeFellow(transport: Transport, args: RemoveFellowArgs): Promise<Outcome<RemoveFellowAnswer, RemoveFellowCode>> {
  return ask(transport, { call: "removeFellow", method: "DELETE", path: "/user/wishlist/{wishlist_id}/fellow/{profile_id}", secure: true, codes }, args);
}

export const removeFellowFx = /* @__PURE__ */ effectOf("removeFellowFx", removeFellow);
