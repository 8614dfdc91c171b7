// Generated e87ae6f0d2f1. The table sightings, and what is read from its rows.
import type { SharedThing } from "../model/values";
import type { Moment } from "./columns";

/** Which card, device and network people were seen with, as hashes that only this installation can make. */
export interface SightingsTable {
  readonly profile_id: string;
  readonly kind: SharedThing;
  /** HMAC-SHA-256 */
  readonly mark: string;
  /** The last time */
  readonly seen_at: Moment;
}
