// Generated 5632773a093e. The call noteStay, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { WishlistVoices } from "../../model/entities";

export interface NoteStayArgs {
  readonly wishlist_id: string;
  readonly property_id: string;
  readonly message: string;
  /** Of the link; the owner needs none */
  readonly token?: string | undefined;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type NoteStayAnswer = WishlistVoices;

const codes = "account.not_signed_in input.invalid input.malformed input.no_such_call input.rate_limited input.repeated_differently input.too_large wishlist.not_found wishlist.removed wishlist.stay_not_found wishlist.too_many_fellows wishlist.too_many_notes";

export type NoteStayCode = Words<typeof codes>;

/** Writes a note on a stay of a wish list. POST /user/wishlist/{wishlist_id}/note. For people who are signed in. */
export function noteStay(transport: Transport, args: NoteStayArgs): Promise<Outcome<NoteStayAnswer, NoteStayCode>> {
  return ask(transport, { call: "noteStay", method: "POST", path: "/user/wishlist/{wishlist_id}/note", secure: true, repeatable: true, codes }, args);
}

export const noteStayFx = /* @__PURE__ */ effectOf("noteStayFx", noteStay);
