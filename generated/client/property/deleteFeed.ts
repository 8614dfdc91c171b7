// Generated 1c8c871040c2. The call deleteFeed. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";

export interface DeleteFeedArgs {
  readonly property_id: string;
  readonly feed_id: string;
}

export type DeleteFeedAnswer = Readonly<Record<never, never>>;

export type DeleteFeedCode = "account.not_named"
  | "account.not_signed_in"
  | "account.not_verified"
  | "account.wrong_mode"
  | "input.invalid"
  | "input.malformed"
  | "input.no_such_call"
  | "input.too_large"
  | "property.feed_not_found"
  | "property.listing_incomplete"
  | "property.not_found"
  | "property.not_owner";

/** Removes a calendar from elsewhere; the nights that it took are free again. DELETE /user/property/{property_id}/feed/{feed_id}. For the owner of the property. */
export function deleteFeed(transport: Transport, args: DeleteFeedArgs): Promise<Outcome<DeleteFeedAnswer, DeleteFeedCode>> {
  return ask(transport, { call: "deleteFeed", method: "DELETE", path: "/user/property/{property_id}/feed/{feed_id}", codes: "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.no_such_call input.too_large property.feed_not_found property.listing_incomplete property.not_found property.not_owner", secure: true }, args);
}
