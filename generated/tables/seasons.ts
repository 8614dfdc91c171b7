// Generated 61061295039c. The table seasons, and what is read from its rows.
import type { Defaulted } from "./columns";

/** Seasons of hosts, each once for every listing at which it holds: those of one listing cannot overlap. */
export interface SeasonsTable {
  readonly season_id: string;
  readonly property_id: string;
  /** Only the host sees it */
  readonly name: string;
  readonly nights: string;
  readonly yearly: Defaulted<boolean>;
  readonly night_cents: number | null;
  readonly min_nights: number | null;
}
