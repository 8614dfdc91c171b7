// A person fills in the pill, at a desk and on a phone, and searches.
// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import type { Instant } from '../../../generated/model/wire';
import { $now } from '../../../src/screens/shell/request/request';
import { $trip, searched } from '../../../src/screens/shell/search-pill/pill.store';
import { noTrip } from '../../../src/screens/shell/search-pill/trip';
import { SearchPill } from '../../../src/screens/shell/search-pill/search-pill';
import { system } from '../../../src/ui/theme/system';
import { aPopularState } from '../../support/a-search';
import { answer, browsing } from '../../support/a-visit';
import { rendered } from '../../support/rendered';

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};
const suggestion = { kind: 'town', name: 'Whistler, BC', count: 1 };
const found = { 'GET /property/place-suggestion?query=wistler': answer(200, { data: [suggestion] }) };
const drawPill = async (url: string, remembered: readonly string[] = []) => {
  const page = browsing({ answers: { 'GET /property/states/popular': answer(200, { data: [aPopularState()] }), ...found } });
  await allSettled($now, { scope: page.scope, params: '2027-02-01T12:00:00Z' as Instant });
  for (const query of remembered) await allSettled(searched, { scope: page.scope, params: { ...noTrip, query, adults: 2 } });
  await page.goTo(url);
  const view = rendered(
    <Provider value={page.scope}>
      <MemoryRouter initialEntries={[url]}>
        <SearchPill />
        <Address />
      </MemoryRouter>
    </Provider>,
  );
  return { ...page, ...view };
};
const address = () => screen.getByRole('status').textContent;
const day = (name: RegExp) => screen.getAllByRole('button', { name });

beforeEach(() => localStorage.clear());

test('a misspelt town is offered by its right name, and what nobody knows can be searched for all the same', async () => {
  const { person, calls } = await drawPill('/');
  const where = screen.getByRole('combobox', { name: 'Where' });
  // between two letters a slow machine would rest
  await person.setup({ delay: null }).type(where, 'wistler');
  const offer = await screen.findByRole('option', { name: /Whistler, BC/ });
  expect(offer.textContent).toBe('Whistler, BC1 stay');
  // asked once, when the typing rests
  expect(calls.filter((call) => call.startsWith('GET /property/place-suggestion?'))).toHaveLength(1);
  await person.keyboard('{ArrowDown}{Enter}');
  expect((where as HTMLInputElement).value).toBe('Whistler, BC');
  await person.clear(where);
  await person.type(where, 'zz');
  expect(screen.getByText('We don’t recognize this place. Search for “zz” anyway.')).toBeDefined();
});

test('at a desk: a place by the arrows, two days, two people and a pet', async () => {
  // places that are found when the typing rests would join the offers
  const { person } = await drawPill('/');
  const where = screen.getByRole('combobox', { name: 'Where' });
  await person.type(where, 'brit');
  const options = await screen.findByRole('listbox', { name: 'Suggested places' });
  expect(
    within(options)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['British Columbia33 stays']);
  await person.keyboard('{ArrowDown}');
  expect(where.getAttribute('aria-activedescendant')).toBe(within(options).getByRole('option').id);
  await person.keyboard('{Enter}');
  expect(where).toHaveProperty('value', 'British Columbia');
  await screen.findByRole('dialog', { name: 'When' });
  await person.click(day(/^Choose Friday, February 12, 2027/)[0] ?? where);
  await person.click(day(/^Choose Monday, February 15, 2027/)[0] ?? where);
  await person.click(screen.getByRole('button', { name: 'Done' }));
  const who = await screen.findByRole('dialog', { name: 'Who' });
  expect(screen.getByRole('button', { name: /^Who/ }).textContent).toBe('Who2 guests');
  await person.click(within(who).getByRole('button', { name: 'More pets' }));
  await person.click(screen.getByRole('button', { name: 'Search' }));
  expect(address()).toBe('/search?query=British+Columbia&checkin=2027-02-12&checkout=2027-02-15&adults=2&pets=1');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an earlier search is one press away', async () => {
  const { person } = await drawPill('/', ['Banff', 'Tofino']);
  await person.click(screen.getByRole('combobox', { name: 'Where' }));
  await person.clear(screen.getByRole('combobox', { name: 'Where' }));
  await person.click(await screen.findByRole('option', { name: /Banff/ }));
  expect(address()).toBe('/search?query=Banff&adults=2');
});

test('Escape closes what is open, and a search keeps the filters of the one before', async () => {
  const { person } = await drawPill('/search?query=Banff&amenities=pool&page=2');
  await person.click(screen.getByRole('button', { name: /^When/ }));
  await screen.findByRole('dialog', { name: 'When' });
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^When/ }));
  const where = screen.getByRole('combobox', { name: 'Where' });
  await person.clear(where);
  await person.type(where, 'Jasper{Enter}');
  expect(address()).toBe('/search?query=Jasper&amenities=pool');
});

test('on a phone: one sheet, step by step', async () => {
  const { person } = await drawPill('/');
  await person.click(screen.getByRole('button', { name: /Where to\?/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Find a stay' });
  await person.type(within(sheet).getByRole('combobox', { name: 'Where' }), 'Tofino');
  await person.click(within(sheet).getByRole('button', { name: 'Next: dates' }));
  await person.click(within(sheet).getByRole('button', { name: /^Choose Friday, February 12, 2027/ }));
  await person.click(within(sheet).getByRole('button', { name: /^Choose Monday, February 15, 2027/ }));
  await person.click(within(sheet).getByRole('button', { name: 'Next: guests' }));
  await person.click(within(sheet).getByRole('button', { name: 'More children' }));
  await person.click(within(sheet).getByRole('button', { name: 'Search' }));
  expect(address()).toBe('/search?query=Tofino&checkin=2027-02-12&checkout=2027-02-15&adults=2&children=1');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what was typed before the page worked is not lost', async () => {
  const page = browsing();
  const pill = (
    <Provider value={page.scope}>
      <ChakraProvider value={system}>
        <MemoryRouter>
          <SearchPill />
        </MemoryRouter>
      </ChakraProvider>
    </Provider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(pill);
  const [box] = container.getElementsByTagName('input');
  if (box) box.value = 'Gimli';
  const root = await act(() => hydrateRoot(container, pill));
  expect(page.scope.getState($trip).query).toBe('Gimli');
  act(() => root.unmount());
  container.remove();
});
