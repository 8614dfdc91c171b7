// Generated 3d8f32157300. The table saved_stays, and what is read from its rows.
import type { Moment } from "./columns";

/** Which stays are in which wish list. */
export interface SavedStaysTable {
  readonly wishlist_id: string;
  readonly property_id: string;
  readonly saved_at: Moment;
}
