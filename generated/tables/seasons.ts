// Generated 3a4ef7bd2d4f. The table seasons, and what is read from its rows.

/** Seasons of hosts, each once for every listing at which it holds: those of one listing cannot overlap. */
export interface SeasonsTable {
  readonly season_id: string;
  readonly property_id: string;
  /** Only the host sees it */
  readonly name: string;
  readonly nights: string;
  readonly night_cents: number;
  readonly min_nights: number | null;
}
