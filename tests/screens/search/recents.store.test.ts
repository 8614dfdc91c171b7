// @vitest-environment happy-dom
// Searches are remembered in this browser alone, the newest first.
import { allSettled } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import { recentSearchesMax } from '../../../generated/model/constants';
import * as kept from '../../../generated/model/kept';
import { searched } from '../../../src/screens/shell/search-pill/pill.store';
import { $recents, recentsForgotten, recentsWanted } from '../../../src/screens/shell/search-pill/recents.store';
import { noTrip } from '../../../src/screens/shell/search-pill/trip';
import { browsing } from '../../support/a-visit';

const { name: key } = kept.recentSearchesKept;

beforeEach(() => localStorage.clear());

test('the newest searches are kept, each once, and forgotten on request', async () => {
  const { scope } = browsing();
  for (const query of ['Banff', 'Tofino', 'Banff', 'Perth', 'Gimli', 'Dawson', '']) {
    await allSettled(searched, { scope, params: { ...noTrip, query } });
  }
  expect(scope.getState($recents).map(({ query }) => query)).toEqual(['Dawson', 'Gimli', 'Perth', 'Banff'].slice(0, recentSearchesMax));
  await allSettled(recentsForgotten, { scope });
  expect(scope.getState($recents)).toEqual([]);
  expect(localStorage.getItem(key)).toBeNull();
});

test.each([['nothing'], ['[{"adults":"many"}]'], ['{']])('a store that holds %s is as good as empty', async (stored) => {
  localStorage.setItem(key, stored);
  const { scope } = browsing();
  await allSettled(recentsWanted, { scope });
  expect(scope.getState($recents)).toEqual([]);
});
