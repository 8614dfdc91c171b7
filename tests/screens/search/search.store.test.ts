// @vitest-environment happy-dom
// The search page's stores: what is asked and when, what stays in sight, what is looked for where nothing is found.
import { allSettled } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import type { CallAnswer } from '../../../generated/client/transport';
import { currencyChosen } from '../../../src/screens/shell/format/currency.store';
import { $counted, $draft, draftChanged, draftOpened } from '../../../src/screens/search/filters.store';
import { isRetriable } from '../../../src/screens/shell/failures/errors.store';
import { placeSearched } from '../../../src/screens/search/search-head';
import { opened, stays } from '../../../src/screens/search/search.store';
import { $head } from '../../../src/screens/shell/navigation/head';
import { visitOf } from '../../../src/screens/shell/navigation/visit';
import { aCard, aSearch, searchAnswer } from '../../support/a-search';
import { answer, browsing, refusal } from '../../support/a-visit';
import { sent } from '../../support/sent';

beforeEach(() => localStorage.clear());

const search = 'POST /property/search';
const open = async (url: string, found: CallAnswer | (() => CallAnswer | Promise<CallAnswer>)) => {
  const page = browsing({ answers: { [search]: found } });
  const goTo = async (to: string) => {
    await page.goTo(to);
    await allSettled(opened, { scope: page.scope, params: visitOf(to) });
  };
  await goTo(url);
  return { ...page, goTo, leaveTo: page.goTo };
};

test('the address is asked, in the currency of the person, and the head says what was found', async () => {
  const { scope, requests } = await open(
    '/search?query=Whistler&amenities=hot_tub',
    searchAnswer({ total: 132, understood: { ...aSearch().understood, named: 'Whistler' } }),
  );
  expect(sent(requests, 'searchProperties')).toEqual({
    query: 'Whistler',
    filters: { amenities: ['hot_tub'] },
    currency: 'CAD',
    alternatives: true,
  });
  expect(scope.getState(stays.$data)?.total).toBe(132);
  const head = scope.getState($head);
  expect([head.title, head.indexed]).toEqual(['Tuckamore | 132 stays in Whistler', false]);
});

test('a place is worth finding, and lists its stays for those who look', async () => {
  const { scope } = await open('/search?province=BC', searchAnswer());
  const { indexed, structured } = scope.getState($head);
  expect(indexed).toBe(true);
  expect(structured[0]).toMatchObject({ '@type': 'ItemList', itemListElement: [{ url: 'http://localhost:3000/listing/c-1' }] });
});

test('with or without taxes is no new question; another place is', async () => {
  const { calls, goTo } = await open('/search?query=Banff', searchAnswer());
  await goTo('/search?query=Banff&taxes=true');
  expect(calls).toHaveLength(1);
  await goTo('/search?query=Jasper');
  expect(calls).toHaveLength(2);
});

test('a currency that is chosen later asks again, on the search page alone', async () => {
  const { scope, requests, leaveTo } = await open('/search?query=Banff', searchAnswer());
  await allSettled(currencyChosen, { scope, params: 'EUR' });
  expect(sent(requests, 'searchProperties')).toMatchObject({ currency: 'EUR' });
  const asked = requests.length;
  await leaveTo('/points');
  await allSettled(currencyChosen, { scope, params: 'USD' });
  expect(requests).toHaveLength(asked);
});

test('stays that other words than those of a place have found are said to be in no place', () => {
  const understood = { ...aSearch().understood, place: 'cottage in PEI' };
  expect(placeSearched({ query: 'cottage in PEI' }, understood)).toBeUndefined();
  expect(placeSearched({ query: 'PEI' }, { ...understood, named: 'Prince Edward Island' })).toBe('Prince Edward Island');
  expect(placeSearched({ province: 'PE' }, understood)).toBe('Prince Edward Island');
});

test('of two questions under way only the newer one is answered', async () => {
  const waiting: ((found: CallAnswer) => void)[] = [];
  const page = browsing({ answers: { [search]: () => new Promise<CallAnswer>((resolve) => waiting.push(resolve)) } });
  const first = allSettled(opened, { scope: page.scope, params: visitOf('/search?query=Banff') });
  const second = allSettled(opened, { scope: page.scope, params: visitOf('/search?query=Jasper') });
  expect(page.scope.getState(stays.$pending)).toBe(true);
  waiting[1]?.(searchAnswer({ results: [aCard({ title: 'In Jasper' })] }));
  waiting[0]?.(searchAnswer({ results: [aCard({ title: 'In Banff' })] }));
  await Promise.all([first, second]);
  expect(page.scope.getState(stays.$data)?.results[0]?.title).toBe('In Jasper');
});

test('a failure is told with its reference, and the same question can be asked again', async () => {
  let works = false;
  const { scope } = await open('/search?query=Banff', () =>
    works ? searchAnswer() : answer(500, { message: 'Something broke', request_id: 'r-7' }),
  );
  const failure = scope.getState(stays.$failure);
  expect(failure).toMatchObject({ message: 'Something broke', request_id: 'r-7' });
  expect(failure && isRetriable(failure)).toBe(true);
  expect([scope.getState($head).status, scope.getState($head).indexed]).toEqual([503, false]);
  works = true;
  await allSettled(stays.retried, { scope });
  expect(scope.getState(stays.$failure)).toBeNull();
  expect(scope.getState(stays.$data)?.total).toBe(1);
});

test('what the server refuses is not tried again', async () => {
  const { scope } = await open('/search?price_min=300&price_max=100', refusal(422, 'property.prices_reversed'));
  const failure = scope.getState(stays.$failure);
  expect(failure && isRetriable(failure)).toBe(false);
});

test('a page that is no more leads to the last one', async () => {
  const { ways } = await open('/search?query=Banff&page=9', searchAnswer({ results: [], total: 50, page: 9 }));
  expect(ways).toEqual(['/search?query=Banff&page=3']);
});

test('ways on come with the answer that nothing was found: one question is enough', async () => {
  const nothing = { lack: 'pets', alternatives: [] } as const;
  const { scope, requests } = await open('/search?query=Banff&pets=1', searchAnswer({ results: [], total: 0, nothing }));
  expect(sent(requests, 'searchProperties')).toMatchObject({ guests: { pets: 1 }, alternatives: true });
  expect(requests).toHaveLength(1);
  expect(scope.getState(stays.$data)?.nothing).toEqual(nothing);
});

test('a draft begins with the filters that are on, and says how many stays it would find', async () => {
  const { scope, requests } = await open('/search?query=Banff&amenities=pool&page=2', searchAnswer({ total: 40, page: 2 }));
  await allSettled(draftOpened, { scope });
  expect(scope.getState($draft)).toMatchObject({ query: 'Banff', amenities: ['pool'] });
  expect(scope.getState($counted)?.total).toBe(40);
  await allSettled(draftChanged, { scope, params: { price_max: 200 } });
  expect(sent(requests, 'searchProperties')).toMatchObject({ filters: { price_max: 200, amenities: ['pool'] }, page: 1, per_page: 1 });
});

test('a draft is counted in the currency that the cards are in', async () => {
  const { scope, requests } = await open('/search?query=Banff', searchAnswer());
  await allSettled(currencyChosen, { scope, params: 'USD' });
  await allSettled(draftOpened, { scope });
  await allSettled(draftChanged, { scope, params: { price_max: 200 } });
  expect(sent(requests, 'searchProperties')).toMatchObject({ filters: { price_max: 200 }, per_page: 1, currency: 'USD' });
});

test('of many changes in a row only the last is counted', async () => {
  const { scope, calls } = await open('/search', searchAnswer());
  await allSettled(draftOpened, { scope });
  const changes = [100, 110, 120].map((price_max) => allSettled(draftChanged, { scope, params: { price_max } }));
  await Promise.all(changes);
  expect(calls).toHaveLength(2);
});
