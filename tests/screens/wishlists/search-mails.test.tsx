// The page that a mail about a saved search leads to, and the name that a search is saved by.
// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import type { CallAnswer } from '../../../generated/client/transport';
import { savedSearchNameMax } from '../../../generated/model/constants';
import { savedSearchTexts as say } from '../../../generated/texts/sentences/savedSearchTexts';
import { searchName } from '../../../src/screens/shell/saved-searches/search-words';
import { readSearch } from '../../../src/screens/shell/search-pill/trip';
import { visitOf } from '../../../src/screens/shell/navigation/visit';
import { opened, SearchMails } from '../../../src/screens/wishlists/search-mails';
import { answer, refusal } from '../../support/a-visit';
import { renderedScreen } from '../../support/rendered-screen';

const url = '/saved-search/a.token';
const name = 'Tofino · Hot tub';
const told = (data: object) => answer(200, { data });
const draw = async (found: CallAnswer) => {
  let mails = true;
  const answers = {
    'GET /saved-search/a.token': found,
    'PUT /saved-search/a.token': () => {
      mails = !mails;
      return told({ name, mails });
    },
  };
  const view = await renderedScreen(SearchMails, url, { answers });
  await act(() => allSettled(opened, { scope: view.scope, params: visitOf(url) }));
  return view;
};

test('nothing ends by being read; one press ends the mails, and another takes that back', async () => {
  const { person } = await draw(told({ name, mails: true }));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(say.endHeading);
  expect(screen.getByText(say.endText({ name }))).toBeDefined();
  await person.click(screen.getByRole('button', { name: say.end }));
  expect(await screen.findByText(say.endedText({ name }))).toBeDefined();
  await person.click(screen.getByRole('button', { name: say.endUndo }));
  expect(await screen.findByRole('button', { name: say.end })).toBeDefined();
});

test('a search that is gone says that its mails are, too', async () => {
  await draw(refusal(404, 'wishlist.search_not_found'));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(say.endMissing);
});

test.each([
  ['?query=Tofino&checkin=2027-02-10&checkout=2027-02-14&adults=4&amenities=hot_tub', 'Tofino · Feb 10 – 14 · 4 guests · Hot tub'],
  ['?province=BC&adults=2&pets=1&price_max=300', 'British Columbia · 2 guests, 1 pet · Up to $300 CAD per night'],
  ['?bedrooms_min=2', `${say.anywhere} · 2+ bedrooms`],
  ['?bounds=50&bounds=-123&bounds=51&bounds=-122', 'A part of the map'],
])('%s is saved as “%s”', (search, said) => {
  expect(searchName(readSearch(search))).toBe(said);
});

test('a long name ends with three dots', () => {
  const long = searchName(readSearch(`?query=${'a'.repeat(110)}&bedrooms_min=2&instant=true`));
  expect(long.length).toBeLessThanOrEqual(savedSearchNameMax);
  expect(long.endsWith('…')).toBe(true);
});
