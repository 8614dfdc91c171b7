// Generated b990bee6c7f0. The table stay_votes, and what is read from its rows.
import type { Moment } from "./columns";

/** Votes for the stays of wish lists, one each; those for a stay that was taken out stay, and count again with it. */
export interface StayVotesTable {
  readonly wishlist_id: string;
  readonly property_id: string;
  readonly profile_id: string;
  readonly voted_at: Moment;
}
