// The home page, as somebody reads it who has never been here.
// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { Home, opened } from '../../../src/screens/home/home';
import { $head } from '../../../src/screens/shell/navigation/head';
import { visitOf } from '../../../src/screens/shell/navigation/visit';
import { aPopularState, aPublicReview } from '../../support/a-search';
import { answer, type BrowsingPlan } from '../../support/a-visit';
import { renderedScreen } from '../../support/rendered-screen';

const popular = 'GET /property/states/popular';
const reviews = 'GET /property/review?per_page=6';
const drawHome = async (answers: BrowsingPlan['answers'] = {}) => {
  const view = await renderedScreen(Home, '/', { answers });
  await act(() => allSettled(opened, { scope: view.scope, params: visitOf('/') }));
  await screen.findByRole('link', { name: 'Become a Host' });
  return view;
};
const whole = {
  [popular]: answer(200, { data: [aPopularState(), aPopularState({ code: 'YT', name: 'Yukon', count: 6, from_all_in: null })] }),
  [reviews]: answer(200, { data: { reviews: [aPublicReview()], total: 1, page: 1, per_page: 6 } }),
};

test('places lead to their pages, with how many stays and from how much', async () => {
  await drawHome(whole);
  const first = screen.getByRole('link', { name: /^British Columbia/ });
  expect(first.textContent).toBe('British Columbia33 staysfrom $111 CAD per night incl. fees');
  expect(first.getAttribute('href')).toBe('/british-columbia/vacation-rentals');
  expect(screen.getByRole('link', { name: /^All vacation rentals/ }).getAttribute('href')).toBe('/all/vacation-rentals');
});

test('the claim of lower fees is dated, and its example adds up', async () => {
  await drawHome(whole);
  expect(screen.getByText(/15\.5% host fee Airbnb published in October 2025/)).toBeDefined();
  const example = screen.getByRole('figure');
  for (const said of ['$216 CAD', '$236.69 CAD', '$20.69 CAD less for the same night'])
    expect(within(example).getByText(said)).toBeDefined();
});

test('guests say what they found, each with the stay', async () => {
  await drawHome(whole);
  expect(screen.getByText('Quiet at night.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Cedar cabin' }).getAttribute('href')).toBe('/listing/c-1');
});

test('without reviews and without places the page is whole, and the places can be asked for again', async () => {
  let works = false;
  const { person } = await drawHome({ [popular]: () => (works ? whole[popular] : answer(503, { message: 'not now' })) });
  expect(screen.queryByRole('heading', { name: 'What guests say' })).toBeNull();
  works = true;
  await person.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /^British Columbia/ })).toBeDefined();
});

test('hosts are invited, and search engines learn of the search', async () => {
  const { scope } = await drawHome(whole);
  expect(screen.getByRole('link', { name: 'Become a Host' }).getAttribute('href')).toBe('/welcome');
  expect(scope.getState($head).structured[0]).toMatchObject({ '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } });
});
