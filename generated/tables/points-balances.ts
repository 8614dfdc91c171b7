// Generated 469fb3b1870f. The table points_balances, and what is read from its rows. Change the spec, not this file.

/** What the entries of each person come to: the database itself adds each new entry, and refuses one that would leave less than nothing. */
export interface PointsBalancesTable {
  readonly profile_id: string;
  readonly balance: number;
}
