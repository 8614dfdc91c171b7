// What of a sum that comes back is points and what is money: in the proportion in which they paid. Pure.
import { pointValueCad } from '../../../generated/model/constants';

export interface Shares {
  readonly points: number;
  /** In cents of Canadian dollars. */
  readonly cents: number;
}

/** Points come back in proportion, in whole points rounded down; money makes up the rest. */
export const sharesOf = (back: number, paid: { readonly total: number; readonly points: number }): Shares => {
  const points = paid.total === 0 ? 0 : Math.floor((paid.points * back) / paid.total);
  return { points, cents: back - Math.round(points * pointValueCad * 100) };
};
