// The server's question of an address, its filters, and the ones that could be dropped.
import { expect, test } from 'vitest';
import type { SearchAlternative } from '../../../generated/model/entities';
import { pathTo } from '../../../generated/routes/paths';
import { activeFilters, withoutFilters } from '../../../src/screens/shell/search-pill/active-filters';
import { argsOf, keyOf } from '../../../src/screens/search/search-args';
import { reasonOf, suggestionsOf } from '../../../src/screens/search/suggestions';
import { pagesAround } from '../../../src/screens/search/pager';
import { changed, readSearch } from '../../../src/screens/shell/search-pill/trip';

const dated = 'checkin=2027-02-12&checkout=2027-02-15';
const labelsOf = (search: string) => activeFilters(readSearch(search)).map(({ label }) => label);

test('an address becomes the question of the call; what it leaves out is left out', () => {
  const query = readSearch(`?query=Whistler&${dated}&adults=2&amenities=hot_tub&amenities=sauna&pets=1&taxes=true&page=2`);
  expect(JSON.parse(JSON.stringify(argsOf(query)))).toEqual({
    query: 'Whistler',
    checkin: '2027-02-12',
    checkout: '2027-02-15',
    guests: { adults: 2, pets: 1 },
    filters: { amenities: ['hot_tub', 'sauna'] },
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

test('what is asked for a hundred times is asked for once', () => {
  expect(readSearch(`?${'amenities=hot_tub&amenities=pool&'.repeat(100)}`).amenities).toEqual(['hot_tub', 'pool']);
});

test('each filter has its words, and a way to take it away', () => {
  expect(
    labelsOf('?price_min=100&price_max=1500&bedrooms_min=2&baths_min=2&rating_min=4.5&types=cabin&amenities=hot_tub&instant=true'),
  ).toEqual(['$100 CAD to $1,500 CAD per night', '2+ bedrooms', '2+ bathrooms', 'Rated 4.5+', 'Cabin', 'Hot tub', 'Instant book']);
  expect(labelsOf('?languages=fr&languages=iu&languages=tlh')).toEqual(['Host speaks French', 'Host speaks Inuktitut']);
  const query = readSearch('?amenities=hot_tub&amenities=pool&page=3');
  const [hotTub] = activeFilters(query);
  expect(pathTo.search(changed(query, hotTub?.without ?? {}))).toBe('/search?amenities=pool');
});

test('free cancellation is a filter of its own, beside policies by name', () => {
  expect(labelsOf('?free_cancellation=true&policies=flexible')).toEqual(['Free cancellation', 'Flexible']);
});

test('a price says its currency, and goes with it', () => {
  expect(labelsOf('?price_min=100&price_currency=USD')).toEqual(['From $100 USD per night']);
  expect(labelsOf('?price_min=20000&price_max=50000&price_currency=JPY')).toEqual(['¥20,000 JPY to ¥50,000 JPY per night']);
  const query = readSearch('?query=Banff&price_max=90&price_currency=USD');
  expect(JSON.parse(JSON.stringify(argsOf(query)))).toEqual({ query: 'Banff', filters: { price_max: 90 }, price_currency: 'USD' });
  expect(pathTo.search(changed(query, activeFilters(query)[0]?.without ?? {}))).toBe('/search?query=Banff');
  expect(pathTo.search(withoutFilters(query))).toBe('/search?query=Banff');
});

test('without filters the place, the dates and the people stay', () => {
  const query = readSearch(`?query=Banff&${dated}&adults=2&price_max=200&policies=firm&amenities=pool&page=2`);
  expect(pathTo.search(withoutFilters(query))).toBe(`/search?query=Banff&${dated}&adults=2`);
});

test('a pet who comes along is the filter for pets', () => {
  expect(labelsOf('?pets=1')).toEqual(['Pets allowed']);
  expect(labelsOf('?pets=2')).toEqual(['2 pets']);
  expect(pathTo.search(withoutFilters(readSearch('?query=Banff&pets=2')))).toBe('/search?query=Banff');
});

test.each([
  ['place', '?query=Atlantis', 'No stays in Atlantis yet'],
  ['pets', '?query=Banff&pets=1', 'No stays in Banff take pets'],
  ['guests', '?province=AB&adults=7&children=2', 'No stays in Alberta have room for 9 guests'],
  ['dates', `?query=Banff&${dated}`, 'No stays in Banff are available Feb 12 – 15'],
  ['together', `?query=Banff&${dated}&adults=2`, 'No stays in Banff match Feb 12 – 15 · 2 guests'],
  ['together', '?amenities=pool&adults=2', 'No stays in Canada match all filters'],
  ['guests', '?bounds=51&bounds=-116&bounds=52&bounds=-115&adults=9', 'No stays in this part of the map have room for 9 guests'],
] as const)('nothing for want of %s in %s reads "%s"', (lack, search, says) => {
  expect(reasonOf(readSearch(search), lack)).toBe(says);
});

test('each way on says what it changes and how much it finds, and leads there in the same order and currency', () => {
  const query = readSearch(`?query=Banff&${dated}&adults=4&pets=1&amenities=pool&amenities=hot_tub&sort=newest&page=2`);
  const terms = argsOf(query) as SearchAlternative['terms'];
  const guests = { adults: 4, children: 0, infants: 0, pets: 1 };
  const alternatives: readonly SearchAlternative[] = [
    { change: 'without_pets', count: 2, more: false, place: null, terms: { ...terms, guests: { ...guests, pets: 0 } } },
    { change: 'fewer_guests', count: 1, more: false, place: null, terms: { ...terms, guests: { ...guests, adults: 2 } } },
    { change: 'without_filter', count: 3, more: false, place: null, terms: { ...terms, guests, filters: { amenities: ['hot_tub'] } } },
    { change: 'nearby', count: 1, more: false, place: 'Canmore', terms: { ...terms, guests, query: 'Canmore', province: 'AB' } },
    { change: 'province', count: 1000, more: true, place: 'Alberta', terms: { ...terms, guests, query: undefined, province: 'AB' } },
  ];
  const rest = `checkin=2027-02-12&checkout=2027-02-15`;
  const filters = 'amenities=pool&amenities=hot_tub&sort=newest';
  expect(suggestionsOf(query, { lack: 'together', alternatives }).map(({ label, query: to }) => [label, pathTo.search(to)])).toEqual([
    ['Without pets (2 stays)', `/search?query=Banff&${rest}&adults=4&${filters}`],
    ['2 guests (1 stay)', `/search?query=Banff&${rest}&adults=2&pets=1&${filters}`],
    ['Remove “Pool” (3 stays)', `/search?query=Banff&${rest}&adults=4&pets=1&amenities=hot_tub&sort=newest`],
    ['Nearby: Canmore (1 stay)', `/search?query=Canmore&province=AB&${rest}&adults=4&pets=1&${filters}`],
    ['All of Alberta (Over 1,000 stays)', `/search?province=AB&${rest}&adults=4&pets=1&${filters}`],
  ]);
});

test('the pager shows the ends and the pages around', () => {
  expect(pagesAround(1, 3)).toEqual([1, 2, 3]);
  expect(pagesAround(6, 12)).toEqual([1, null, 5, 6, 7, null, 12]);
  expect(pagesAround(3, 12)).toEqual([1, 2, 3, 4, null, 12]);
});
