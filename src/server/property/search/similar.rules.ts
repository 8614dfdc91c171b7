// Which stays are like another: near it, for about the same money and people. Pure.
import { similarMax } from '../../../../generated/model/constants';
import { kilometresBetween, rounded } from './position.rules';
import type { Found } from './search.repository';

type Compared = Pick<Found, 'latitude' | 'longitude' | 'all_in_night_cents' | 'sleeps' | 'property_type'>;

// by the positions that anyone may see
const spotOf = ({ latitude, longitude }: Compared) => ({ latitude: rounded(latitude) ?? 0, longitude: rounded(longitude) ?? 0 });

/** Thirty kilometres, half the price again, four guests or another kind of place: each counts for about as much. */
export const unlikeness = (one: Compared, other: Compared): number =>
  kilometresBetween(spotOf(one), spotOf(other)) / 30 +
  Math.abs(Math.log(one.all_in_night_cents / other.all_in_night_cents)) / Math.log(1.5) +
  Math.abs(one.sleeps - other.sleeps) / 4 +
  (one.property_type === other.property_type ? 0 : 1);

/** The stays that are most like a property, the most alike first. */
export const mostAlike = <T extends { readonly property: Compared & Pick<Found, 'property_id'> }>(
  stays: readonly T[],
  property: Compared,
): readonly T[] => {
  const far = new Map(stays.map((it) => [it, unlikeness(it.property, property)]));
  const by = (a: T, b: T): number => (far.get(a) ?? 0) - (far.get(b) ?? 0) || (a.property.property_id < b.property.property_id ? -1 : 1);
  return stays.toSorted(by).slice(0, similarMax);
};
