// @vitest-environment happy-dom
// The map of a search: when it asks for more than the list has, what a moved map searches, and the cards of its pins.
import { act, waitFor } from '@testing-library/react';
import { allSettled } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import { mapPinsMax } from '../../../generated/model/constants';
import type { MapPin } from '../../../generated/model/entities';
import { searchMapTexts } from '../../../generated/texts/sentences/searchMapTexts';
import {
  $areMore,
  $chosen,
  $chosenCards,
  $movedTo,
  $view,
  asMovedTurned,
  chosenClosed,
  mapTurned,
  moved,
  pins,
  pinsPressed,
  searchedHere,
} from '../../../src/screens/search/map.store';
import { SearchMap } from '../../../src/screens/search/search-map';
import { opened } from '../../../src/screens/search/search.store';
import { visitOf } from '../../../src/screens/shell/navigation/visit';
import { aCard, searchAnswer } from '../../support/a-search';
import { answer, browsing } from '../../support/a-visit';
import { renderedScreen } from '../../support/rendered-screen';
import { sent } from '../../support/sent';

beforeEach(() => localStorage.clear());

const search = 'POST /property/search';
const listPins = 'POST /property/pin';
const aPin = (number: number): MapPin => ({ property_id: `c-${number}`, title: `Cabin ${number}`, lat: 50, lng: -122 });
const pinsAnswer = (count: number) => answer(200, { data: Array.from({ length: count }, (_, at) => aPin(at + 1)) });

/** Searches find so many stays, one after another. */
const open = async (url: string, [total, ...next]: readonly [number, ...number[]], pinsFound = pinsAnswer(0)) => {
  const totals = [total, ...next];
  const found = () => searchAnswer({ total: totals.shift() ?? total });
  const page = browsing({ answers: { [search]: found, [listPins]: pinsFound } });
  const goTo = async (to: string) => {
    await page.goTo(to);
    await allSettled(opened, { scope: page.scope, params: visitOf(to) });
  };
  await goTo(url);
  return { ...page, goTo, asked: (call: string) => page.calls.filter((it) => it === call).length };
};

test('nothing more is asked where the list has all, or while no map is shown', async () => {
  const all = await open('/search?query=Banff', [1]);
  await allSettled(mapTurned, { scope: all.scope, params: true });
  expect(all.asked(listPins)).toBe(0);
  const some = await open('/search?query=Banff', [40], pinsAnswer(40));
  expect(some.asked(listPins)).toBe(0);
  await allSettled(mapTurned, { scope: some.scope, params: true });
  await allSettled(mapTurned, { scope: some.scope, params: false });
  await allSettled(mapTurned, { scope: some.scope, params: true });
  expect(some.asked(listPins)).toBe(1);
  expect(sent(some.requests, 'listPins')).toEqual({ query: 'Banff' });
  expect(some.scope.getState($areMore)).toBe(false);
});

test('pins of a search before go with it, and a map that shows the first ones says so', async () => {
  const { scope, goTo } = await open('/search?query=Banff', [2000, 1], pinsAnswer(mapPinsMax));
  await allSettled(mapTurned, { scope, params: true });
  expect(scope.getState(pins.$data)).toHaveLength(mapPinsMax);
  expect(scope.getState($areMore)).toBe(true);
  await goTo('/search?query=Jasper');
  expect(scope.getState(pins.$data)).toBeNull();
  expect(scope.getState($areMore)).toBe(false);
});

test('a map that is moved is searched where it rests: the first time as a step, then in its place', async () => {
  const { scope, ways, goTo } = await open('/search?query=Banff&amenities=hot_tub', [1]);
  await allSettled(mapTurned, { scope, params: true });
  await allSettled(moved, { scope, params: [50, -116, 52, -114] });
  expect(ways.at(-1)).toBe('/search?bounds=50&bounds=-116&bounds=52&bounds=-114&amenities=hot_tub');
  await goTo(ways.at(-1) ?? '');
  expect(scope.getState($view)).toEqual({ part: [50, -116, 52, -114], exact: true });
  await allSettled(asMovedTurned, { scope, params: false });
  const before = ways.length;
  await allSettled(moved, { scope, params: [50, -117, 52, -115] });
  expect(ways).toHaveLength(before);
  expect(scope.getState($movedTo)).toEqual([50, -117, 52, -115]);
  await allSettled(searchedHere, { scope, params: undefined });
  expect(ways.at(-1)).toContain('bounds=-117');
});

test('a pin of the list shows its card at once; one beyond it is asked for where it stands', async () => {
  const { scope, asked } = await open('/search?query=Banff', [40], pinsAnswer(40));
  await allSettled(mapTurned, { scope, params: true });
  const before = asked(search);
  await allSettled(pinsPressed, { scope, params: ['c-1'] });
  expect(scope.getState($chosenCards)).toEqual([aCard()]);
  expect(asked(search)).toBe(before);
  await allSettled(pinsPressed, { scope, params: ['c-2'] });
  expect(asked(search)).toBe(before + 1);
  await allSettled(chosenClosed, { scope, params: undefined });
  expect(scope.getState($chosen)).toEqual([]);
});

test('where the map cannot be drawn it says so, and nothing stands there that belongs to a map', async () => {
  // it is in sight at once
  class InSight extends IntersectionObserver {
    readonly #tell: () => void;
    constructor(tell: IntersectionObserverCallback) {
      super(tell);
      this.#tell = () => tell([{ isIntersecting: true } as IntersectionObserverEntry], this);
    }
    override observe(): void {
      this.#tell();
    }
  }
  vi.stubGlobal('IntersectionObserver', InSight);
  const { findByText, queryByRole } = await renderedScreen(SearchMap, '/search?province=BC');
  const sheet = await waitFor(() => document.head.querySelector('link[rel=stylesheet]') ?? expect.fail('the map has not begun'));
  act(() => void sheet.dispatchEvent(new Event('error')));
  await findByText(searchMapTexts.failed);
  expect(queryByRole('checkbox', { name: searchMapTexts.asMoved })).toBeNull();
  vi.unstubAllGlobals();
});
