// Where, when and who: in addresses, in words, and the places that are offered.
import { expect, test } from 'vitest';
import type { Instant, PlainDate } from '../../../generated/model/wire';
import { freeUntilText } from '../../../src/screens/shell/property-card/price-words';
import { placesFor } from '../../../src/screens/shell/search-pill/places';
import {
  datesText,
  detailText,
  guestsText,
  listingPath,
  noTrip,
  readSearch,
  searchPath,
  tripOf,
} from '../../../src/screens/shell/search-pill/trip';
import { aPopularState } from '../../support/a-search';

const dates = { checkin: '2027-02-12' as PlainDate, checkout: '2027-02-15' as PlainDate };

test('until when cancelling is free is a date, and on that day itself that it is the last', () => {
  const until = '2027-02-08T00:00:00Z' as Instant;
  expect(freeUntilText(until, '2027-02-01T12:00:00Z' as Instant)).toBe('Free cancellation before Feb 7');
  expect(freeUntilText(until, '2027-02-07T20:00:00Z' as Instant)).toBe('Free cancellation today only');
  expect(freeUntilText(until, '2027-02-07T20:00:00Z' as Instant, 'Asia/Tokyo')).toBe('Free cancellation today only');
  expect(freeUntilText(until, '2027-02-07T10:00:00Z' as Instant, 'Asia/Tokyo')).toBe('Free cancellation before Feb 8');
});

test('a trip is read off an address; a province is a place, too', () => {
  expect(tripOf(readSearch('?province=ON&checkin=2027-02-12&checkout=2027-02-15&adults=2&pets=1'))).toEqual({
    ...noTrip,
    query: 'Ontario',
    ...dates,
    adults: 2,
    pets: 1,
  });
});

test('a new search keeps the filters, and begins at its first page, without the province and map of the one before', () => {
  const before = readSearch(
    '?province=ON&bounds=1&bounds=2&bounds=3&bounds=4&amenities=pool&page=3&checkin=2027-01-01&checkout=2027-01-03',
  );
  expect(searchPath({ ...noTrip, query: ' Banff ' }, before)).toBe('/search?query=Banff&amenities=pool');
  expect(searchPath(noTrip)).toBe('/search');
});

test('dates and people go along to a listing, its filters do not', () => {
  const query = readSearch('?query=Banff&checkin=2027-02-12&checkout=2027-02-15&adults=2&amenities=pool');
  expect(listingPath({ property_id: 'c-1' }, query)).toBe('/listing/c-1?checkin=2027-02-12&checkout=2027-02-15&adults=2');
});

test('dates that were left open are those of the stay that was found', () => {
  const query = readSearch('?checkin=2027-02-12&checkout=2027-02-15&flex_days=2&adults=2');
  const found = { checkin: '2027-02-10' as PlainDate, checkout: '2027-02-13' as PlainDate };
  expect(listingPath({ property_id: 'c-1', dates: found }, query)).toBe('/listing/c-1?checkin=2027-02-10&checkout=2027-02-13&adults=2');
});

test('dates left open are read, written and said; what does not fit together is left out', () => {
  const around = tripOf(readSearch('?checkin=2027-02-12&checkout=2027-02-15&flex_days=2&flex_stay=week&flex_months=2027-03-01'));
  expect(searchPath(around)).toBe('/search?checkin=2027-02-12&checkout=2027-02-15&flex_days=2');
  expect(datesText(around)).toBe('Feb 12 – 15 ± 2 days');
  const open = tripOf(readSearch('?flex_days=2&flex_stay=weekend&flex_months=2027-02-01&flex_months=2027-03-01'));
  expect(searchPath(open)).toBe('/search?flex_stay=weekend&flex_months=2027-02-01&flex_months=2027-03-01');
  expect(datesText(open)).toBe('Weekend in Feb, Mar');
  expect(tripOf(readSearch('?flex_stay=weekend&flex_months=2027-02-31'))).toEqual(noTrip);
  // dates that are chosen after all take its place
  expect(searchPath(noTrip, readSearch('?flex_stay=weekend&flex_months=2027-02-01'))).toBe('/search');
});

test('people and dates in words', () => {
  expect(guestsText(noTrip)).toBeUndefined();
  expect(guestsText({ ...noTrip, adults: 1 })).toBe('1 guest');
  expect(guestsText({ ...noTrip, adults: 2, children: 1, pets: 2 })).toBe('3 guests, 2 pets');
  expect(detailText({ ...noTrip, ...dates, adults: 2 })).toBe('Feb 12 – 15 · 2 guests');
});

const titles = (typed: string) =>
  placesFor(typed, { recents: [{ ...noTrip, query: 'Banff' }], popular: [aPopularState()] }).map(
    ({ group, title }) => `${group}: ${title}`,
  );
test('with nothing typed the last searches and what is popular are offered, else what begins like it, accents or not', () => {
  expect(titles('')).toEqual(['recent: Banff', 'place: All of Canada', 'place: British Columbia']);
  expect(titles('b')).toEqual(['recent: Banff', 'place: British Columbia', 'place: New Brunswick']);
  expect(titles('québ')).toEqual(['place: Quebec']);
  expect(titles('prince ed')).toEqual(['place: Prince Edward Island']);
  expect(titles('xyz')).toEqual([]);
});
test('with nothing typed the towns with most stays stand before the provinces; a suggestion says its stays, or that they are around it', () => {
  const towns = [{ kind: 'town', name: 'Tofino, BC', count: 5 }] as const;
  expect(placesFor('', { recents: [], popular: [aPopularState()], towns }).map(({ title }) => title)).toEqual([
    'All of Canada',
    'Tofino, BC',
    'British Columbia',
  ]);
  const places = [
    ...towns,
    { kind: 'park', name: 'Banff National Park, AB', count: null },
    { kind: 'area', name: 'Bamfield, BC', count: null },
    { kind: 'listing', name: 'Cedar house', count: null },
  ] as const;
  const said = placesFor('x', { recents: [], popular: [], named: { typed: 'x', places } }).map(({ says }) => says);
  expect(said).toEqual(['5 stays', 'Park · Nearby stays', 'Nearby stays', 'Listing']);
});
test('what the server suggests for the words stands below, in its order; while it looks on, only what begins like them', () => {
  const places = ['Montréal, Quebec', 'Lunenburg, Nova Scotia', 'Banff'].map((name) => ({ kind: 'town', name, count: 2 }) as const);
  const named = (typed: string) =>
    placesFor(typed, { recents: [{ ...noTrip, query: 'Banff' }], popular: [], named: { typed: 'mont', places } }).map(({ title }) => title);
  expect(named('Mont')).toEqual(['Montréal, Quebec', 'Lunenburg, Nova Scotia', 'Banff']);
  expect(named('montr')).toEqual(['Montréal, Quebec']);
  expect(named('ban')).toEqual(['Banff']);
});
