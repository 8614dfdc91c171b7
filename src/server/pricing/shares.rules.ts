// Shares of a sum: what of it that comes back is points and what is money, and what of it each night brings. Pure.
import { pointsWorth } from '../../../generated/rules/derived/pointsWorth';

export interface Shares {
  readonly points: number;
  /** In cents of Canadian dollars. */
  readonly cents: number;
}

/** Points come back in proportion, in whole points rounded down; money makes up the rest. */
export const sharesOf = (back: number, paid: { readonly total: number; readonly points: number }): Shares => {
  const points = paid.total === 0 ? 0 : Math.floor((paid.points * back) / paid.total);
  return { points, cents: back - pointsWorth({ pointsUse: { points } }) };
};

/** A sum's part for each night of a stay, by the prices of the nights: to the cent all of it. */
export const sharesByNight = (sum: number, nights: readonly number[]): readonly number[] => {
  const all = nights.reduce((total, cents) => total + cents, 0);
  // nights that cost nothing share fees alike
  const upTo = (count: number): number =>
    Math.round(all === 0 ? (sum * count) / nights.length : (sum * nights.slice(0, count).reduce((total, cents) => total + cents, 0)) / all);
  return nights.map((_, at) => upTo(at + 1) - upTo(at));
};
