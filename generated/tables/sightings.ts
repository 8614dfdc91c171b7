// The table sightings, and what is read from its rows. Written by the generator from the spec; change the spec, not this file.
import type { SharedThing } from "../model/values";
import type { Moment } from "./columns";

/**
 * Which card, device and network people were seen with, as hashes that only this installation can make
 *
 * Decision: section 7: nobody invites themselves
 */
export interface SightingsTable {
  readonly profile_id: string;
  readonly kind: SharedThing;
  /** HMAC-SHA-256 */
  readonly mark: string;
  /** The last time */
  readonly seen_at: Moment;
}
