// Generated 0a12b836683a. The call syncFeed, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { CalendarFeed } from "../../model/entities";

export interface SyncFeedArgs {
  readonly property_id: string;
  readonly feed_id: string;
}

export type SyncFeedAnswer = CalendarFeed;

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.no_such_call input.rate_limited input.too_large property.feed_failed property.feed_not_found property.not_found property.not_owner";

export type SyncFeedCode = Words<typeof codes>;

/** Reads a calendar from elsewhere now. POST /user/property/{property_id}/feed/{feed_id}/sync. For the owner of the property, or a co-host who looks after its calendar. */
export function syncFeed(transport: Transport, args: SyncFeedArgs): Promise<Outcome<SyncFeedAnswer, SyncFeedCode>> {
  return ask(transport, { call: "syncFeed", method: "POST", path: "/user/property/{property_id}/feed/{feed_id}/sync", secure: true, codes }, args);
}

export const syncFeedFx = /* @__PURE__ */ effectOf("syncFeedFx", syncFeed);
