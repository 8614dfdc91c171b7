// Where, when and who of a search: read off an address, written into one, and in words.
import type { PropertyCard, RecentSearch } from '../../../../generated/model/entities';
import { FlexibleStay, Province } from '../../../../generated/model/values';
import { isPlainDate } from '../../../../generated/model/wire';
import { pathTo } from '../../../../generated/routes/paths';
import { searchQuery } from '../../../../generated/routes/queries/searchQuery';
import { searchPillTexts as texts } from '../../../../generated/texts/sentences/searchPillTexts';
import { monthShort, shortRange } from '../../../ui/calendar/dates';

/** Zero adults are guests that nobody has named yet. */
export type Trip = RecentSearch;
export type GuestKind = 'adults' | 'children' | 'infants' | 'pets';
export type SearchQuery = Parameters<typeof pathTo.search>[0] & object;

export const noTrip: Trip = { adults: 0, children: 0, infants: 0, pets: 0 };

type When = Pick<Trip, 'checkin' | 'checkout' | 'flex_days' | 'flex_stay' | 'flex_months'>;
/** Nothing is left open. */
export const exactDates = { flex_days: undefined, flex_stay: undefined, flex_months: undefined };
export const noDates = { checkin: undefined, checkout: undefined, ...exactDates };
const datesOf = ({ checkin, checkout, flex_days, flex_stay, flex_months }: When): When => {
  if (checkin && checkout && isPlainDate(checkin) && isPlainDate(checkout) && checkin < checkout)
    return { checkin, checkout, ...(flex_days && { flex_days }) };
  return flex_stay && flex_months?.every(isPlainDate) ? { flex_stay, flex_months } : {};
};

const isMapPart = ([south = 0, west = 0, north = 0, east = 0]: readonly number[]) =>
  -90 <= south && south <= north && north <= 90 && west <= east;

/** The query of the search page. Dates that are no days, or no stay, count as not given, as does what is no part of the map. */
export const readSearch = (search: string): SearchQuery => {
  const { bounds, ...query } = searchQuery(search);
  return { ...query, ...noDates, ...datesOf(query), ...(bounds && isMapPart(bounds) && { bounds }) };
};

/** The place that a search is about, in words; nothing where it is the whole country. */
export const placeOf = ({ query, province }: Pick<SearchQuery, 'query' | 'province'>): string | undefined =>
  query?.trim() || (province && Province[province].label) || undefined;

export const tripOf = (query: SearchQuery): Trip => {
  const { adults = 0, children = 0, infants = 0, pets = 0 } = query;
  const place = placeOf(query);
  return { ...(place !== undefined && { query: place }), ...datesOf(query), adults, children, infants, pets };
};

/** The parts of an address that tell a trip; what it leaves open is left out. */
export const asQuery = ({ query, adults, children, infants, pets, ...when }: Trip) => ({
  query: query?.trim() || undefined,
  ...datesOf(when),
  adults: adults || undefined,
  children: children || undefined,
  infants: infants || undefined,
  pets: pets || undefined,
});

/** Where a trip's search leads. Filters stay; the page, the map and the province of the search before do not. */
export const searchPath = (trip: Trip, filters: SearchQuery = {}): string => {
  const { page: _page, bounds: _bounds, province: _province, ...rest } = filters;
  return pathTo.search({ ...rest, ...noDates, ...asQuery(trip) });
};

/** The page of a stay, with the dates and people that it was found with. */
export const listingPath = ({ property_id, dates }: Pick<PropertyCard, 'property_id' | 'dates'>, query: SearchQuery): string => {
  const { checkin, checkout } = dates ?? query;
  const { adults, children, infants, pets, currency } = query;
  return pathTo.listing({ property_id, checkin, checkout, adults, children, infants, pets, currency });
};

/** `3 guests, 1 pet`; nothing where nobody is named. */
export const guestsText = ({ adults, children, infants, pets }: Trip): string | undefined => {
  const people = adults + children + infants;
  const said = [people > 0 && texts.guests({ guests: people }), pets > 0 && texts.pets({ pets })].filter(Boolean);
  return said.length > 0 ? said.join(', ') : undefined;
};

/** `Feb 12 – 15`, `Feb 12 – 15 ± 2 days`, `Weekend in Feb, Mar`; nothing until it is known. */
export const datesText = (trip: When): string | undefined => {
  const { checkin, checkout, flex_days: shift, flex_stay, flex_months = [] } = trip;
  if (flex_stay) return texts.stayIn({ stay: FlexibleStay[flex_stay].label, months: flex_months.map(monthShort).join(', ') });
  const dates = checkin && checkout && shortRange(checkin, checkout);
  return dates && shift ? texts.aroundDates({ dates, shift }) : dates;
};

/** Everything but the place, in one line; nothing where nothing is said. */
export const detailText = (trip: Trip): string | undefined => [datesText(trip), guestsText(trip)].filter(Boolean).join(' · ') || undefined;

/** Tells whether the price filter is on. */
export const isPriced = ({ price_min, price_max }: SearchQuery): boolean => price_min !== undefined || price_max !== undefined;

/** The first page of a search that differs in this. The currency of its prices goes with the last of them. */
export const changed = (query: SearchQuery, patch: SearchQuery): SearchQuery => {
  const next = { ...query, page: undefined, ...patch };
  return isPriced(next) ? next : { ...next, price_currency: undefined };
};
