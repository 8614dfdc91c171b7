// Generated 5f992af0d7d6. The call saveStays, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { Wishlist } from "../../model/entities";

export interface SaveStaysArgs {
  readonly property_ids: readonly string[];
}

export type SaveStaysAnswer = readonly Wishlist[];

const codes = "account.not_signed_in input.invalid input.malformed input.rate_limited input.too_large wishlist.stay_not_found wishlist.too_many";

export type SaveStaysCode = Words<typeof codes>;

/** Saves stays to the last changed wish list that has room for them, or to a new one; those that are not listed any more are left out. POST /user/wishlist/stay. For people who are signed in. */
export function saveStays(transport: Transport, args: SaveStaysArgs): Promise<Outcome<SaveStaysAnswer, SaveStaysCode>> {
  return ask(transport, { call: "saveStays", method: "POST", path: "/user/wishlist/stay", secure: true, answer: "array", codes }, args);
}

export const saveStaysFx = /* @__PURE__ */ effectOf("saveStaysFx", saveStays);
