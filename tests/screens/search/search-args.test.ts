// What an address asks of the server, which filters it has on, and what could be let go of.
import { expect, test } from 'vitest';
import { pathTo } from '../../../generated/routes/paths';
import { activeFilters, withoutFilters } from '../../../src/screens/search/active-filters';
import { argsOf, changed, keyOf } from '../../../src/screens/search/search-args';
import { candidatesOf } from '../../../src/screens/search/ways-on';
import { pagesAround } from '../../../src/screens/search/pager';
import { readSearch } from '../../../src/screens/shell/search-pill/trip';

const dated = 'checkin=2027-02-12&checkout=2027-02-15';
const labelsOf = (search: string) => activeFilters(readSearch(search)).map(({ label }) => label);

test('an address becomes the question of the call; what it leaves out is left out', () => {
  const query = readSearch(`?query=Whistler&${dated}&adults=2&amenities=hot_tub&amenities=sauna&pets_allowed=true&taxes=true&page=2`);
  expect(JSON.parse(JSON.stringify(argsOf(query)))).toEqual({
    query: 'Whistler',
    checkin: '2027-02-12',
    checkout: '2027-02-15',
    guests: { adults: 2 },
    filters: { amenities: ['hot_tub', 'sauna'], pets: true },
    page: 2,
  });
  expect(JSON.parse(JSON.stringify(argsOf(readSearch(''))))).toEqual({});
});

test.each([
  ['one date alone', '?checkin=2027-02-12'],
  ['dates the wrong way round', '?checkin=2027-02-15&checkout=2027-02-12'],
  ['a day that no calendar has', '?checkin=2027-02-30&checkout=2027-03-04'],
  ['a month that no calendar has', '?checkin=2027-13-01&checkout=2027-13-04'],
])('%s counts as no dates', (_what, search) => {
  expect(readSearch(search)).toEqual({});
});

test('taxes are a matter of showing, not of finding', () => {
  expect(keyOf(argsOf(readSearch('?query=Banff&taxes=true')))).toBe(keyOf(argsOf(readSearch('?query=Banff'))));
});

test('each filter has its words, and a way to take it away', () => {
  expect(labelsOf('?price_min=100&price_max=1500&bedrooms_min=2&types=cabin&amenities=hot_tub&instant=true')).toEqual([
    '$100 CAD to $1,500 CAD',
    '2+ bedrooms',
    'Cabin',
    'Hot tub',
    'Instant book',
  ]);
  const query = readSearch('?amenities=hot_tub&amenities=pool&page=3');
  const [hotTub] = activeFilters(query);
  expect(pathTo.search(changed(query, hotTub?.without ?? {}))).toBe('/search?amenities=pool');
});

test('the two easy policies together are free cancellation; one alone is itself', () => {
  expect(labelsOf('?policies=flexible&policies=moderate')).toEqual(['Free cancellation']);
  expect(labelsOf('?policies=flexible')).toEqual(['Flexible']);
});

test('without filters the place, the dates and the people stay', () => {
  const query = readSearch(`?query=Banff&${dated}&adults=2&price_max=200&policies=firm&amenities=pool&page=2`);
  expect(pathTo.search(withoutFilters(query))).toBe(`/search?query=Banff&${dated}&adults=2`);
});

const candidates = (search: string) => candidatesOf(readSearch(search)).map(({ id, says }) => [id, says(7)]);
test('at most three ways on: the last filter, other dates, then more', () => {
  expect(candidates(`?query=Banff&${dated}&amenities=pool&amenities=hot_tub`)).toEqual([
    ['amenities-hot_tub', 'Remove hot tub (7 stays)'],
    ['shift', 'Feb 15 – 18 instead (7 stays)'],
    ['no-filters', 'Clear all filters (7 stays)'],
  ]);
  expect(candidates('?query=Banff')).toEqual([['anywhere', 'All of Canada (7 stays)']]);
  expect(candidates('')).toEqual([]);
});

test('the pager shows the ends and the pages around', () => {
  expect(pagesAround(1, 3)).toEqual([1, 2, 3]);
  expect(pagesAround(6, 12)).toEqual([1, null, 5, 6, 7, null, 12]);
  expect(pagesAround(3, 12)).toEqual([1, 2, 3, 4, null, 12]);
});
