// Generated 870c5b78d635. The call syncFeed. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";
import type { CalendarFeed } from "../../model/entities";

export interface SyncFeedArgs {
  readonly property_id: string;
  readonly feed_id: string;
}

export type SyncFeedAnswer = CalendarFeed;

export type SyncFeedCode = "account.not_named"
  | "account.not_signed_in"
  | "account.not_verified"
  | "account.wrong_mode"
  | "input.invalid"
  | "input.malformed"
  | "input.no_such_call"
  | "input.rate_limited"
  | "input.too_large"
  | "property.feed_failed"
  | "property.feed_not_found"
  | "property.not_found"
  | "property.not_owner";

/** Reads a calendar from elsewhere now. POST /user/property/{property_id}/feed/{feed_id}/sync. For the owner of the property. */
export function syncFeed(transport: Transport, args: SyncFeedArgs): Promise<Outcome<SyncFeedAnswer, SyncFeedCode>> {
  return ask(transport, { call: "syncFeed", method: "POST", path: "/user/property/{property_id}/feed/{feed_id}/sync", codes: "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.no_such_call input.rate_limited input.too_large property.feed_failed property.feed_not_found property.not_found property.not_owner", secure: true }, args);
}
