// The search page and a destination, as a person reads and narrows them.
// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CallAnswer } from '../../../generated/client/transport';
import { filterTexts } from '../../../generated/texts/sentences/filterTexts';
import { searchTexts } from '../../../generated/texts/sentences/searchTexts';
import { Destination, opened as destinationOpened } from '../../../src/screens/search/destination';
import { opened, Search } from '../../../src/screens/search/search';
import { $head } from '../../../src/screens/shell/navigation/head';
import { visitOf } from '../../../src/screens/shell/navigation/visit';
import { $trip } from '../../../src/screens/shell/search-pill/pill.store';
import { aCard, aSearch, searchAnswer } from '../../support/a-search';
import { answer, refusal } from '../../support/a-visit';
import { renderedScreen } from '../../support/rendered-screen';

const call = 'POST /property/search';
const drawSearch = async (url: string, found: CallAnswer | (() => CallAnswer)) => {
  const view = await renderedScreen(Search, url, { answers: { [call]: found } });
  await act(() => allSettled(opened, { scope: view.scope, params: visitOf(url) }));
  return view;
};
const href = (element: HTMLElement) => element.getAttribute('href');
const whistler = '/search?query=Whistler&checkin=2027-02-12&checkout=2027-02-15&adults=2';

beforeEach(() => localStorage.clear());

test('a card is one link with a full name, and says feel, trust, facts and price', async () => {
  await drawSearch(whistler, searchAnswer({ total: 132, understood: { ...aSearch().understood, named: 'Whistler' } }));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('132 stays in Whistler · prices are totals before taxes');
  const card = screen.getByRole('article');
  const name = [
    'Cedar cabin',
    'Rated 4.87 out of 5 by 23 guests',
    'Whistler, British Columbia · Cabin',
    '2 bedrooms · 3 beds · sleeps 6',
    '$745 CAD total before taxes',
    '3 nights · $248 CAD per night',
    'Free cancellation before Feb 7',
  ].join(', ');
  const links = within(card).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('aria-label'), href(link)])).toEqual([
    [name, '/listing/c-1?checkin=2027-02-12&checkout=2027-02-15&adults=2'],
  ]);
  expect(within(card).getByText('Instant book')).toBeDefined();
});

test('the price opens into its parts, moved into sight', async () => {
  const moved = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { person } = await drawSearch(whistler, searchAnswer());
  await person.click(screen.getByRole('button', { name: '$745 CAD total before taxes' }));
  const parts = screen.getByRole('dialog', { name: 'Price details' });
  expect(moved.mock.contexts).toContain(parts);
  moved.mockRestore();
  expect(
    within(parts)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual([
    '$230.00 CAD × 3 nights$690.00 CAD',
    'Tuckamore fee$55.00 CAD',
    'Total before taxes$745.00 CAD',
    'Taxes $97.00 CADHST$97.00 CAD',
    'HST$97.00 CAD',
    'Total$842.00 CAD',
  ]);
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('with taxes the cards and the line above them say so', async () => {
  await drawSearch(`${whistler}&taxes=true`, searchAnswer());
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('prices are totals with taxes');
  expect(screen.getByText('$842 CAD')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Include taxes' }).checked).toBe(true);
});

test('an order that nobody chose is explained, a chosen one is not', async () => {
  const { unmount } = await drawSearch(whistler, searchAnswer());
  expect(await screen.findByText(searchTexts.whyOrder)).toBeDefined();
  unmount();
  await drawSearch(`${whistler}&sort=newest`, searchAnswer());
  await screen.findByRole('article');
  expect(screen.queryByText(searchTexts.whyOrder)).toBeNull();
});

test('filters that are on are links that take them away; pages are links', async () => {
  await drawSearch('/search?query=Whistler&price_max=300&amenities=hot_tub&page=2', searchAnswer({ total: 132, page: 2 }));
  const active = await screen.findByRole('list', { name: filterTexts.activeFilters });
  expect(
    within(active)
      .getAllByRole('link')
      .map((link) => [link.textContent, href(link)]),
  ).toEqual([
    ['Up to $300 CAD per night', '/search?query=Whistler&amenities=hot_tub'],
    ['Hot tub', '/search?query=Whistler&price_max=300'],
    ['Clear all', '/search?query=Whistler'],
  ]);
  const pages = await screen.findByRole('navigation', { name: 'Pages of results' });
  expect(href(within(pages).getByRole('link', { name: 'Next page' }))).toBe(
    '/search?query=Whistler&price_max=300&amenities=hot_tub&page=3',
  );
  expect(href(within(pages).getByRole('link', { name: 'Page 1' }))).toBe('/search?query=Whistler&price_max=300&amenities=hot_tub');
});

test('the window of all filters counts while one chooses, and its button leads to what it counted', async () => {
  let total = 132;
  const { person } = await drawSearch('/search?query=Whistler', () => searchAnswer({ total }));
  await person.click(await screen.findByRole('button', { name: 'All filters' }));
  const filters = await screen.findByRole('dialog', { name: 'Filters' });
  expect(within(filters).getByRole('link', { name: 'Show 132 stays' })).toBeDefined();
  total = 1;
  await person.type(within(filters).getByRole('textbox', { name: 'Maximum price' }), '250');
  await person.click(within(filters).getByRole('checkbox', { name: /^Hot tub/ }));
  await person.click(within(within(filters).getByRole('group', { name: 'Bedrooms' })).getByRole('radio', { name: '2+' }));
  const show = await within(filters).findByRole('link', { name: 'Show 1 stay' });
  expect(href(show)).toBe('/search?query=Whistler&price_max=250&bedrooms_min=2&amenities=hot_tub');
  await person.clear(within(filters).getByRole('textbox', { name: 'Maximum price' }));
  await person.type(within(filters).getByRole('textbox', { name: 'Minimum price' }), '9');
  await person.type(within(filters).getByRole('textbox', { name: 'Maximum price' }), '5');
  expect(within(filters).getByText('The minimum price is higher than the maximum.')).toBeDefined();
  expect(within(filters).getByRole('link', { name: /^Show/ }).getAttribute('aria-disabled')).toBe('true');
});

test('prices are chosen in the currency of the cards, and keep it', async () => {
  const facets = {
    amenities: {},
    types: {},
    price_histogram: [{ from_cents: 0, to_cents: 10_000, count: 3 }],
    price_currency: 'USD',
  } as const;
  const { person } = await drawSearch('/search?currency=USD', searchAnswer({ facets, total: 3 }));
  await person.click(await screen.findByRole('button', { name: 'All filters' }));
  const filters = await screen.findByRole('dialog', { name: 'Filters' });
  expect(within(filters).getByText('Average per night in USD, with fees, before taxes')).toBeDefined();
  await person.type(within(filters).getByRole('textbox', { name: 'Maximum price' }), '80');
  const show = await within(filters).findByRole('link', { name: 'Show 3 stays' });
  expect(href(show)).toBe('/search?price_max=80&price_currency=USD&currency=USD');
  await person.clear(within(filters).getByRole('textbox', { name: 'Maximum price' }));
  expect(href(show)).toBe('/search?currency=USD');
});

test('another filter that is cleared leaves the prices their currency', async () => {
  const { person } = await drawSearch('/search?price_max=80&price_currency=USD&bedrooms_min=2', searchAnswer({ total: 3 }));
  await person.click(await screen.findByRole('button', { name: '2+ bedrooms' }));
  const beds = await screen.findByRole('dialog');
  await person.click(await within(beds).findByRole('button', { name: filterTexts.clear }));
  expect(href(await within(beds).findByRole('link', { name: 'Show 3 stays' }))).toBe('/search?price_max=80&price_currency=USD');
});

test('without dates a card with taxes tells the night with taxes', async () => {
  const results = [aCard({ price: { ...aCard().price, subtotal: null, total_with_tax: null, nights: null, line_items: [] } })];
  await drawSearch('/search?query=Whistler&taxes=true', searchAnswer({ results }));
  expect((await screen.findByRole('article')).textContent).toContain('from $281 CAD per night incl. fees and taxes');
});

test('the place is told by its own name, however it was typed', async () => {
  const understood = { place: 'tofino bc', named: 'Tofino', near: false, amenities: [], pets: null };
  await drawSearch('/search?query=tofino+bc', searchAnswer({ total: 3, understood }));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('3 stays in Tofino');
});

test('words that are filters are shown as filters, each can be taken away, and the place is what is left', async () => {
  const understood = {
    place: 'Tofino',
    named: 'Tofino',
    near: false,
    amenities: [{ amenity: 'hot_tub' as const, without: 'Tofino dogs allowed' }],
    pets: { without: 'hot tub Tofino' },
  };
  await drawSearch('/search?query=hot+tub+Tofino+dogs+allowed&amenities=wifi', searchAnswer({ total: 3, understood }));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('3 stays in Tofino');
  const active = within(await screen.findByRole('list', { name: filterTexts.activeFilters })).getAllByRole('link');
  expect(active.map((link) => [link.getAttribute('aria-label') ?? link.textContent, href(link)])).toEqual([
    [filterTexts.removeFilter({ label: 'Hot tub' }), '/search?query=Tofino+dogs+allowed&amenities=wifi'],
    [filterTexts.removeFilter({ label: filterTexts.pets }), '/search?query=hot+tub+Tofino&amenities=wifi'],
    [filterTexts.removeFilter({ label: 'Wi-Fi' }), '/search?query=hot+tub+Tofino+dogs+allowed'],
    [filterTexts.clearAll, '/search?query=Tofino'],
  ]);
});

test('where nothing is found it is said why, and the ways on say how much they find', async () => {
  const guests = { adults: 2, children: 0, infants: 0, pets: 0 };
  const nothing = {
    lack: 'pets',
    alternatives: [
      { change: 'without_pets', count: 2, more: false, place: null, terms: { query: 'Banff', guests } },
      {
        change: 'nearby',
        count: 1,
        more: false,
        place: 'Canmore',
        terms: { query: 'Canmore', province: 'AB', guests: { ...guests, pets: 1 } },
      },
    ],
  } as const;
  await drawSearch('/search?query=Banff&adults=2&pets=1', searchAnswer({ results: [], total: 0, nothing }));
  await screen.findByRole('heading', { name: 'No stays in Banff take pets' });
  expect(href(screen.getByRole('link', { name: 'Without pets (2 stays)' }))).toBe('/search?query=Banff&adults=2');
  expect(href(screen.getByRole('link', { name: 'Nearby: Canmore (1 stay)' }))).toBe('/search?query=Canmore&province=AB&adults=2&pets=1');
});

test('the filter for pets and the pets who come along are one thing', async () => {
  const { person } = await drawSearch('/search?query=Banff&pets=2', searchAnswer());
  const row = await screen.findByRole('group', { name: 'Filters' });
  expect(href(within(row).getByRole('link', { name: 'Pets allowed' }))).toBe('/search?query=Banff');
  await person.click(within(row).getByRole('button', { name: 'All filters · 1' }));
  const filters = await screen.findByRole('dialog', { name: 'Filters' });
  expect(within(filters).getByRole<HTMLInputElement>('checkbox', { name: 'Pets allowed' }).checked).toBe(true);
});

test('a failure says what, with its reference, and a retry brings the stays', async () => {
  let works = false;
  const { person } = await drawSearch('/search', () =>
    works ? searchAnswer() : answer(500, { message: 'Something broke', request_id: 'r-7' }),
  );
  expect((await screen.findByRole('alert')).textContent).toBe('Something broke');
  expect(screen.getByText(/reference: r-7/)).toBeDefined();
  works = true;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('article')).toBeDefined());
});

test('where a later search gets no answer, the earlier results stay, with what happened and a retry', async () => {
  let works = true;
  const { person, scope } = await drawSearch(whistler, () =>
    works ? searchAnswer() : answer(500, { message: 'Something broke', request_id: 'r-7' }),
  );
  works = false;
  await act(() => allSettled(opened, { scope, params: visitOf(`${whistler}&pets=1`) }));
  expect((await screen.findByRole('alert')).textContent).toContain(`Something broke ${searchTexts.failedEarlier}`);
  expect(screen.getByRole('article')).toBeDefined();
  works = true;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getByRole('article')).toBeDefined();
});

const ontario = {
  slug: 'ontario',
  name: 'Ontario',
  query: null,
  province: 'ON',
  count: 27,
  from_all_in: { amount: '120.00 CAD', amount_cents: 12_000, currency: 'CAD' },
  rating: 4.8,
  review_count: 213,
  pets_count: 1,
  instant_count: 0,
  others: [{ slug: 'banff', name: 'Banff, AB', count: 2 }],
};

test('a destination says what to know of its place, shows its stays, and leads to all of them', async () => {
  const url = '/ontario/vacation-rentals';
  const results = [
    aCard({
      price: { ...aCard().price, subtotal: null, total_with_tax: null, nights: null, line_items: [] },
    }),
  ];
  const { scope } = await renderedScreen(Destination, url, {
    answers: {
      [call]: searchAnswer({ results, total: 27 }),
      'GET /destination/ontario': answer(200, { data: ontario }),
    },
  });
  await act(() => allSettled(destinationOpened, { scope, params: visitOf(url) }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ontario vacation rentals');
  expect(scope.getState($trip).query).toBe('Ontario');
  for (const says of ['From $120 CAD per night, fees included', 'Rated 4.8 of 5 in 213 reviews', '1 takes pets'])
    expect(screen.getByText(says)).toBeDefined();
  expect(screen.queryByText(/with instant book/)).toBeNull();
  expect(screen.getByText('27 stays')).toBeDefined();
  expect(screen.getByRole('article').textContent).toContain('from $248 CAD per night incl. fees');
  expect(href(screen.getByRole('link', { name: 'Show all 27 stays' }))).toBe('/search?province=ON');
  expect(screen.getByRole('heading', { name: 'Where to stay' })).toBeDefined();
  expect(href(screen.getByRole('link', { name: 'Banff, AB' }))).toBe('/banff/vacation-rentals');
});

test('a town is described by its numbers alone; a place that is none says so, and is no page', async () => {
  const town = { ...ontario, slug: 'banff', name: 'Banff, AB', query: 'Banff, AB', province: null, count: 2 };
  const { scope, goTo } = await renderedScreen(Destination, '/banff/vacation-rentals', {
    answers: {
      [call]: searchAnswer({ results: [aCard()], total: 1 }),
      'GET /destination/banff': answer(200, { data: town }),
      'GET /destination/atlantis': refusal(404, 'property.destination_not_found'),
    },
  });
  await goTo('/banff/vacation-rentals');
  await act(() => allSettled(destinationOpened, { scope, params: visitOf('/banff/vacation-rentals') }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Banff, AB vacation rentals');
  expect(scope.getState($head)).toMatchObject({ title: 'Tuckamore | Banff, AB vacation rentals', status: 200, indexed: true });
  expect(scope.getState($head).structured.map((it) => it['@type'])).toEqual(['ItemList', 'BreadcrumbList']);
  await goTo('/atlantis/vacation-rentals');
  await act(() => allSettled(destinationOpened, { scope, params: visitOf('/atlantis/vacation-rentals') }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No stays in this place');
  expect(scope.getState($head)).toMatchObject({ status: 404, indexed: false });
});
