// Which stays are like another: near it, for about the same money and people. Pure.
import { nearbyKilometres, similarMax } from '../../../../generated/model/constants';
import { kilometresBetween, publicSpot } from './position.rules';
import type { Found } from './search.repository';

type Compared = Pick<Found, 'latitude' | 'longitude' | 'all_in_night_cents' | 'sleeps' | 'property_type'>;

// by the positions that anyone may see: more is not told of a place by being near another or not
const kilometres = (one: Compared, other: Compared): number => {
  const [here, there] = [publicSpot(one), publicSpot(other)];
  return here && there ? kilometresBetween(here, there) : Number.POSITIVE_INFINITY;
};

/** Thirty kilometres, half the price again, four guests or another kind of place: each counts for about as much. */
export const unlikeness = (one: Compared, other: Compared): number =>
  kilometres(one, other) / 30 +
  Math.abs(Math.log(one.all_in_night_cents / other.all_in_night_cents)) / Math.log(1.5) +
  Math.abs(one.sleeps - other.sleeps) / 4 +
  (one.property_type === other.property_type ? 0 : 1);

/** The stays near a property that are most like it, the most alike first. */
export const mostAlike = <T extends { readonly property: Compared & Pick<Found, 'property_id'> }>(
  stays: readonly T[],
  property: Compared,
): readonly T[] => {
  const near = stays.filter((it) => kilometres(it.property, property) <= nearbyKilometres);
  const far = new Map(near.map((it) => [it, unlikeness(it.property, property)]));
  const by = (a: T, b: T): number => (far.get(a) ?? 0) - (far.get(b) ?? 0) || (a.property.property_id < b.property.property_id ? -1 : 1);
  return near.toSorted(by).slice(0, similarMax);
};
