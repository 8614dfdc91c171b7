// Flexible dates as a person reads them above the results, and takes them away.
// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import { filterTexts } from '../../../generated/texts/sentences/filterTexts';
import { opened, Search } from '../../../src/screens/search/search';
import { visitOf } from '../../../src/screens/shell/navigation/visit';
import { searchAnswer } from '../../support/a-search';
import { renderedScreen } from '../../support/rendered-screen';

beforeEach(() => localStorage.clear());

test.each([
  [
    'a stay within months',
    'flex_stay=week&flex_months=2027-02-01&flex_months=2027-03-01&adults=4&amenities=hot_tub',
    ['Week in Feb, Mar', 'adults=4&amenities=hot_tub'],
  ],
  [
    'dates and days around them, which leave the dates',
    'checkin=2027-02-12&checkout=2027-02-15&flex_days=2',
    ['Feb 12 – 15 ± 2 days', 'checkin=2027-02-12&checkout=2027-02-15'],
  ],
] as const)('%s are a chip that takes them away', async (_what, asked, [label, left]) => {
  const url = `/search?query=Whistler&${asked}`;
  const view = await renderedScreen(Search, url, { answers: { 'POST /property/search': searchAnswer({ total: 132 }) } });
  await act(() => allSettled(opened, { scope: view.scope, params: visitOf(url) }));
  const chips = within(await screen.findByRole('list', { name: filterTexts.activeFilters }));
  const chip = chips.getByRole('link', { name: filterTexts.removeFilter({ label }) });
  expect([chip.textContent, chip.getAttribute('href')]).toEqual([label, `/search?query=Whistler&${left}`]);
});

test('exact dates are no chip', async () => {
  const url = '/search?query=Whistler&checkin=2027-02-12&checkout=2027-02-15';
  const view = await renderedScreen(Search, url, { answers: { 'POST /property/search': searchAnswer({ total: 132 }) } });
  await act(() => allSettled(opened, { scope: view.scope, params: visitOf(url) }));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('list', { name: filterTexts.activeFilters })).toBeNull();
});
