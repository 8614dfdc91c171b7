// Ordering and counting what a search found: pure.
import type { MapPin, PriceBar, SearchFacets } from '../../../../generated/model/entities';
import { Currency, type SearchSort } from '../../../../generated/model/values';
import { asRead } from '../../account/contact-details.lookup';
import { publicSpot, rounded } from './position.rules';
import type { Candidate, Found } from './search.repository';

/** A property found, with what a night of it costs. */
export interface Priced<T extends Candidate = Found> {
  readonly property: T;
  /** Fees included, in cents CAD: of the stay where there are dates, else at its shortest stay. */
  readonly night_cents: number;
}

const rated = (it: Priced<Candidate>): number => it.property.rating ?? 0;
const listed = (it: Priced<Candidate>): number => it.property.listed_at?.getTime() ?? 0;

type Comparison = (a: Priced<Candidate>, b: Priced<Candidate>) => number;
const orders: Readonly<Record<Exclude<SearchSort, 'recommended'>, Comparison>> = {
  price_asc: (a, b) => a.night_cents - b.night_cents,
  price_desc: (a, b) => b.night_cents - a.night_cents,
  rating: (a, b) => rated(b) - rated(a) || b.property.review_count - a.property.review_count,
  newest: (a, b) => listed(b) - listed(a),
};

/** In the order asked for, of stays that were found in the recommended one; equals stand by their id, so that pages never overlap. */
export const inOrder = <T extends Priced<Candidate>>(found: readonly T[], sort: SearchSort): readonly T[] =>
  sort === 'recommended'
    ? found
    : found.toSorted((a, b) => orders[sort](a, b) || (a.property.property_id < b.property.property_id ? -1 : 1));

const counted = (values: Iterable<string>): Record<string, number> => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Object.fromEntries(counts);
};

const bars = 20;
/** How many stays cost how much, from nothing to the dearest, in equal steps of whole tens of a currency. */
export const histogram = (nights: readonly number[], currency: Currency): readonly PriceBar[] => {
  if (nights.length === 0) return [];
  const tens = 10 * 10 ** Currency[currency].decimals;
  const dearest = nights.reduce((most, night) => Math.max(most, night), 0);
  const step = Math.max(tens, Math.ceil(dearest / bars / tens) * tens);
  const counts = counted(nights.map((night) => String(Math.floor(night / step))));
  const last = Math.max(0, ...Object.keys(counts).map(Number));
  return Array.from({ length: last + 1 }, (_, at) => ({ from_cents: at * step, to_cents: (at + 1) * step, count: counts[at] ?? 0 }));
};

/** How many of them have what. */
export const tallied = (found: readonly Priced<Candidate>[]): Pick<SearchFacets, 'amenities' | 'types'> => ({
  amenities: counted(found.flatMap((it) => it.property.amenities)),
  types: counted(found.map((it) => it.property.property_type)),
});

/** Whether it is a part of the map: from south to north and from west to east. */
export const isMapPart = ([south = -90, west = -180, north = 90, east = 180]: readonly number[]): boolean =>
  south >= -90 && north <= 90 && south <= north && west <= east;

/** The public positions of what was found. */
export const pinsOf = (found: readonly Priced[]): readonly MapPin[] =>
  found.flatMap(({ property }) => {
    const spot = publicSpot(property);
    return spot ? [{ property_id: property.property_id, title: asRead(property.title), lat: spot.latitude, lng: spot.longitude }] : [];
  });

/** The outermost positions of what was found, each by itself; none where none is known. */
export interface Outermost {
  readonly south: number | null;
  readonly west: number | null;
  readonly north: number | null;
  readonly east: number | null;
}
/** South, west, north and east as anyone may see them. */
export const boundsOf = ({ south, west, north, east }: Outermost): readonly number[] | null => {
  const bounds = [south, west, north, east].flatMap((it) => rounded(it) ?? []);
  return bounds.length === 4 ? bounds : null;
};

/** The outermost positions, of stays that were read. */
export const outermostOf = (found: readonly Priced<Candidate>[]): Outermost => {
  const latitudes = found.flatMap(({ property }) => property.latitude ?? []);
  const longitudes = found.flatMap(({ property }) => property.longitude ?? []);
  const least = (all: readonly number[]): number | null => (all.length === 0 ? null : Math.min(...all));
  const most = (all: readonly number[]): number | null => (all.length === 0 ? null : Math.max(...all));
  return { south: least(latitudes), west: least(longitudes), north: most(latitudes), east: most(longitudes) };
};
