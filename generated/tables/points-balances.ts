// Generated cbd9b33ff04b. The table points_balances, and what is read from its rows. Change the spec, not this file.

/**
 * What the entries of each person come to: the database itself adds each new entry, and refuses one that would leave less than nothing
 *
 * Decision: section 6: the balance is never negative, however many bookings are made at once
 */
export interface PointsBalancesTable {
  readonly profile_id: string;
  readonly balance: number;
}
