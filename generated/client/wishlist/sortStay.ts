// Generated 5ded3672c201. The call sortStay, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { Wishlist } from "../../model/entities";

export interface SortStayArgs {
  readonly property_id: string;
  readonly wishlist_ids: readonly string[];
}

export type SortStayAnswer = readonly Wishlist[];

const codes = "account.not_signed_in input.invalid input.malformed input.rate_limited input.too_large wishlist.full wishlist.not_found wishlist.stay_not_found";

export type SortStayCode = Words<typeof codes>;

/** Sets in which wish lists a stay is; in none, it is no longer saved. PUT /user/wishlist/stay. For people who are signed in. */
export function sortStay(transport: Transport, args: SortStayArgs): Promise<Outcome<SortStayAnswer, SortStayCode>> {
  return ask(transport, { call: "sortStay", method: "PUT", path: "/user/wishlist/stay", secure: true, answer: "array", codes }, args);
}

export const sortStayFx = /* @__PURE__ */ effectOf("sortStayFx", sortStay);
