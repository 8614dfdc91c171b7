// Generated 857c261004d9. The call deleteFeed, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";

export interface DeleteFeedArgs {
  readonly property_id: string;
  readonly feed_id: string;
}

export type DeleteFeedAnswer = Readonly<Record<never, never>>;

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.no_such_call input.too_large property.feed_not_found property.listing_incomplete property.not_found property.not_owner";

export type DeleteFeedCode = Words<typeof codes>;

/** Removes a calendar from elsewhere; the nights that it took are free again. DELETE /user/property/{property_id}/feed/{feed_id}. For the owner of the property, or a co-host who looks after its calendar. */
export function deleteFeed(transport: Transport, args: DeleteFeedArgs): Promise<Outcome<DeleteFeedAnswer, DeleteFeedCode>> {
  return ask(transport, { call: "deleteFeed", method: "DELETE", path: "/user/property/{property_id}/feed/{feed_id}", secure: true, codes }, args);
}

export const deleteFeedFx = /* @__PURE__ */ effectOf("deleteFeedFx", deleteFeed);
