// Generated 204025d055e9. The table points_balances, and what is read from its rows.

/** What the entries of each person come to: the database itself adds each new entry, and refuses one that would leave less than nothing. */
export interface PointsBalancesTable {
  readonly profile_id: string;
  readonly balance: number;
}
