// Generated 72bbd6fe729d. The call renameFeed, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { CalendarFeed } from "../../model/entities";

export interface RenameFeedArgs {
  readonly property_id: string;
  readonly feed_id: string;
  /** What its host calls it */
  readonly name?: string | undefined;
}

export type RenameFeedAnswer = CalendarFeed;

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.no_such_call input.too_large property.feed_not_found property.not_found property.not_owner";

export type RenameFeedCode = Words<typeof codes>;

/** Gives a calendar from elsewhere a name; without one it has the platform’s. PATCH /user/property/{property_id}/feed/{feed_id}. For the owner of the property, or a co-host who looks after its calendar. */
export function renameFeed(transport: Transport, args: RenameFeedArgs): Promise<Outcome<RenameFeedAnswer, RenameFeedCode>> {
  return ask(transport, { call: "renameFeed", method: "PATCH", path: "/user/property/{property_id}/feed/{feed_id}", secure: true, codes }, args);
}

export const renameFeedFx = /* @__PURE__ */ effectOf("renameFeedFx", renameFeed);
