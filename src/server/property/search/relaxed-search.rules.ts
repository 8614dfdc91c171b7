// Searches that ask for a little less than one that found nothing, the likeliest first. Pure.
import { asRead } from '../../account/contact-details.lookup';
import type { Guests, SearchFilters } from '../../../../generated/model/entities';
import { searchFilters } from '../../../../generated/model/filters/searchFilters';
import { keysOf } from '../../../../generated/model/keys';
import { nearbyKilometres, shiftDaysMax } from '../../../../generated/model/constants';
import { Province, type SearchChange } from '../../../../generated/model/values';
import { isPlainDate } from '../../../../generated/model/wire';
import { addDays } from '../../../../generated/model/dates';
import type { SearchTerms } from './found-stays.lookup';
import { boxAround, kilometresBetween, rounded, type Spot } from './position.rules';
import type { Candidate } from './search.repository';

/** A search that differs in one thing; how much it finds is not known yet. */
export interface RelaxedSearch {
  readonly change: SearchChange;
  readonly terms: SearchTerms;
  /** The town or province that it is about, where that is what differs. */
  readonly place?: string;
}

export const onePerson: Guests = { adults: 1, children: 0, infants: 0, pets: 0 };
/** Everybody who needs a bed. */
export const peopleIn = ({ guests = onePerson }: SearchTerms): number => guests.adults + guests.children;

export const withoutPets = (terms: SearchTerms): readonly RelaxedSearch[] =>
  terms.guests?.pets ? [{ change: 'without_pets', terms: { ...terms, guests: { ...terms.guests, pets: 0 } } }] : [];

/** The same search for one person: what it finds tells how many there is room for. */
export const forOne = (terms: SearchTerms): SearchTerms => ({
  ...terms,
  guests: { ...(terms.guests ?? onePerson), adults: 1, children: 0 },
});

/** Of the people as many as there is room for, the children first to stay. */
export const fewerGuests = (terms: SearchTerms, room: number): readonly RelaxedSearch[] => {
  const people = Math.min(room, peopleIn(terms) - 1);
  if (people < 1) return [];
  const guests = terms.guests ?? onePerson;
  const children = Math.min(guests.children, people - 1);
  return [{ change: 'fewer_guests', terms: { ...terms, guests: { ...guests, adults: people - children, children } } }];
};

const given = (filters: SearchFilters): readonly (keyof SearchFilters)[] => keysOf(filters).filter((field) => filters[field] !== undefined);
const noPrices = { price_min: undefined, price_max: undefined };

// values of one filter that must all hold count one by one; the two ends of the price count as one
const withoutField = (filters: SearchFilters, field: keyof SearchFilters): readonly SearchFilters[] => {
  if (field === 'price_min' || field === 'price_max') return [{ ...filters, ...noPrices }];
  const values = filters[field];
  if (searchFilters[field].by !== 'all of' || !Array.isArray(values) || values.length < 2) return [{ ...filters, [field]: undefined }];
  return values.map((value) => ({ ...filters, [field]: values.filter((it) => it !== value) })).toReversed();
};

const maxFilters = 3;
/** One filter less, the last ones first; nothing where there is none. */
export const oneFilterLess = (terms: SearchTerms): readonly RelaxedSearch[] => {
  const { filters = {} } = terms;
  const fewer = given(filters)
    .toReversed()
    .flatMap((field) => withoutField(filters, field));
  return fewer.slice(0, maxFilters).map((it) => ({ change: 'without_filter', terms: { ...terms, filters: it } }));
};
export const noFilters = (terms: SearchTerms): RelaxedSearch => ({ change: 'without_filters', terms: { ...terms, filters: undefined } });

/** As long a stay a few days later or earlier, the nearest first; nothing without dates. */
export const datesAround = (terms: SearchTerms): readonly RelaxedSearch[] => {
  const { checkin, checkout, flex_days } = terms;
  if (!checkin || !checkout || flex_days) return [];
  const offsets = Array.from({ length: shiftDaysMax }, (_, at) => [at + 1, -at - 1]).flat();
  return (
    offsets
      .map((days) => ({ checkin: addDays(checkin, days), checkout: addDays(checkout, days) }))
      // the calendar has a first and a last day
      .filter((dates) => isPlainDate(dates.checkin) && isPlainDate(dates.checkout))
      .map((dates) => ({ change: 'other_dates', terms: { ...terms, ...dates } }))
  );
};
const exactDates = { flex_days: undefined, flex_stay: undefined, flex_months: undefined };
/** Whether a search leaves its dates open. */
export const isOpen = ({ flex_days, flex_stay }: SearchTerms): boolean => (flex_days ?? flex_stay) !== undefined;
export const anyDates = (terms: SearchTerms): RelaxedSearch => ({
  change: 'any_dates',
  terms: { ...terms, checkin: undefined, checkout: undefined, ...exactDates },
});

const anywhere = { query: undefined, bounds: undefined, province: undefined };

const spotOf = ({ latitude, longitude }: Candidate): Spot => ({
  latitude: rounded(latitude) ?? Number.NaN,
  longitude: rounded(longitude) ?? Number.NaN,
});
const middleOf = (there: readonly Candidate[]): Spot | undefined => {
  const spots = there.map(spotOf).filter(({ latitude, longitude }) => !Number.isNaN(latitude + longitude));
  const mean = (of: keyof Spot): number => spots.reduce((sum, it) => sum + it[of], 0) / spots.length;
  return spots.length > 0 ? { latitude: mean('latitude'), longitude: mean('longitude') } : undefined;
};

/** South, west, north and east of all that is near a place; undefined where no position is known. */
export const boundsAround = (there: readonly Candidate[]): readonly number[] | undefined => {
  const middle = middleOf(there);
  return middle && boxAround(middle, nearbyKilometres);
};

const widenings = [3, 9];
const narrowestWidth = 0.1;
/** A larger part of the map around the one that is asked for; nothing where none is. */
export const widerMap = (terms: SearchTerms): readonly RelaxedSearch[] => {
  if (terms.bounds === undefined) return [];
  const [south = -90, west = -180, north = 90, east = 180] = terms.bounds;
  const around = (from: number, to: number, times: number): readonly [number, number] => {
    const half = (Math.max(to - from, narrowestWidth) * times) / 2;
    return [(from + to) / 2 - half, (from + to) / 2 + half];
  };
  return widenings.map((times) => {
    const [lowest, highest] = around(south, north, times);
    const [left, right] = around(west, east, times);
    const bounds = [Math.max(-90, lowest), Math.max(-180, left), Math.min(90, highest), Math.min(180, right)];
    return { change: 'wider_map', terms: { ...terms, bounds } };
  });
};

/** The place that is named, wherever on the map; nothing where a part of the map is all that is asked for. */
export const withoutMap = (terms: SearchTerms): readonly RelaxedSearch[] =>
  terms.bounds !== undefined && isPlaced({ ...terms, bounds: undefined })
    ? [{ change: 'without_map', terms: { ...terms, bounds: undefined } }]
    : [];

/** The town next to a place, of what was found near it. */
export const nextTown = (terms: SearchTerms, there: readonly Candidate[], found: readonly Candidate[]): readonly RelaxedSearch[] => {
  const middle = middleOf(there);
  if (middle === undefined) return [];
  const towns = new Set(there.map(({ city }) => city));
  const [nearest] = found
    .filter(({ city }) => !towns.has(city))
    .map((it) => ({ it, away: kilometresBetween(middle, spotOf(it)) }))
    .filter(({ away }) => away <= nearbyKilometres)
    .toSorted((a, b) => a.away - b.away);
  if (!nearest) return [];
  const { province } = nearest.it;
  const city = asRead(nearest.it.city);
  return [{ change: 'nearby', place: city, terms: { ...terms, ...anywhere, query: city, province: province ?? undefined } }];
};

/** Whether a search is about less than the whole country. */
export const isPlaced = ({ query, bounds, province }: SearchTerms): boolean =>
  Boolean(query?.trim()) || bounds !== undefined || province !== undefined;
export const wholeCountry = (terms: SearchTerms): RelaxedSearch => ({ change: 'country', terms: { ...terms, ...anywhere } });

/** The whole province of a place; nothing where the search is about a province as it is. */
export const wholeProvince = (terms: SearchTerms, there: readonly Candidate[]): readonly RelaxedSearch[] => {
  const province = terms.province ?? there[0]?.province;
  if (!province || (!terms.query?.trim() && terms.bounds === undefined)) return [];
  return [{ change: 'province', place: Province[province].label, terms: { ...terms, ...anywhere, province } }];
};
