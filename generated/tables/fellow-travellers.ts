// Generated 5a5af251dc78. The table fellow_travellers, and what is read from its rows.
import type { Moment } from "./columns";

/** Who voted or wrote in the wish list of another person. */
export interface FellowTravellersTable {
  readonly wishlist_id: string;
  readonly profile_id: string;
  readonly joined_at: Moment;
  /** When the owner removed them; then they vote and write there no more */
  readonly removed_at: Moment | null;
}
