// Generated f90c0e426d5c. The call addFeed, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { CalendarFeed } from "../../model/entities";

export interface AddFeedArgs {
  readonly property_id: string;
  /** The export link of the calendar */
  readonly url: string;
  /** What its host calls it */
  readonly name?: string | undefined;
}

export type AddFeedAnswer = CalendarFeed;

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.rate_limited input.too_large property.feed_known property.feed_not_found property.feed_of_other_listing property.feed_too_large property.feed_unreadable property.listing_claimed property.not_found property.not_owner property.too_many_feeds";

export type AddFeedCode = Words<typeof codes>;

/** Adds a calendar from elsewhere and reads it at once; the one of the connected listing proves whose it is. POST /user/property/{property_id}/feed. For the owner of the property, or a co-host who looks after its calendar. */
export function addFeed(transport: Transport, args: AddFeedArgs): Promise<Outcome<AddFeedAnswer, AddFeedCode>> {
  return ask(transport, { call: "addFeed", method: "POST", path: "/user/property/{property_id}/feed", secure: true, codes }, args);
}

export const addFeedFx = /* @__PURE__ */ effectOf("addFeedFx", addFeed);
