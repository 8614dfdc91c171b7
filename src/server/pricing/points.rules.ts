// The effect of points on a price: how many it takes, the sum that they pay, and the points that a stay earns. Pure, over a price in
// Canadian dollars.
import { cardMinimumCents, pointsMinimum, pointsPerCad, pointValueCad } from '../../../generated/model/constants';
import type { PriceLine } from '../../../generated/model/entities';
import { pointsWorth } from '../../../generated/rules/derived/pointsWorth';
import { addedUp, type Price, sumOf } from './lines.rules';
import { counted } from './money.rules';

/** The points that a sum buys, in Canadian cents. */
export const pointsFor = (cents: number): number => Math.floor(cents / (pointValueCad * 100));

/** The points that a price can take: never its taxes, and a little stays on the card. */
export const pointsMax = ({ subtotal, total }: Price): number => Math.max(0, pointsFor(Math.min(subtotal, total - cardMinimumCents)));

/** The points that a price can take of those that were wanted; none where they are too few. */
export const fittingPoints = (points: number, price: Price): number => {
  const fitting = Math.min(points, pointsMax(price));
  return fitting < pointsMinimum ? 0 : fitting;
};

/** The sum that points pay, as a line of a price. */
export const pointsLine = (points: number): PriceLine => ({
  code: 'points',
  label: `${counted(points)} points`,
  type: 'points',
  cents: -pointsWorth({ pointsUse: { points } }),
});

/** A price that is partly paid with points: a payment of ours, so that neither the host’s part nor a tax becomes less. */
export const paidWith = (points: number, price: Price): Price =>
  points === 0 ? price : addedUp(price.nights, [...price.lines, pointsLine(points)]);

/** A stay's points: of the host’s part, as far as it is not paid with points. */
export const pointsEarned = ({ host_subtotal }: Pick<Price, 'host_subtotal'>, points: number): number =>
  Math.floor((Math.max(0, host_subtotal - pointsWorth({ pointsUse: { points } })) * pointsPerCad) / 100);

/** The same of what is left of a charge. */
export const pointsKept = (left: readonly Pick<PriceLine, 'type' | 'cents'>[]): number => {
  const sumFor = (type: PriceLine['type']): number => sumOf(left, (line) => line.type === type);
  return pointsEarned({ host_subtotal: sumFor('host') }, pointsFor(-sumFor('points')));
};
