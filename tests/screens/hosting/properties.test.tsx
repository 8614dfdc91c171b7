// A host's properties as a person meets them: cards, finding one, and the first one.
// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import type { CallAnswer } from '../../../generated/client/transport';
import type { PropertyRow } from '../../../generated/model/entities';
import type { Instant, PlainDate } from '../../../generated/model/wire';
import { opened, Properties } from '../../../src/screens/hosting/properties';
import { visitOf } from '../../../src/screens/shell/navigation/visit';
import { aRow } from '../../support/a-host-property';
import { answer, userAnswer } from '../../support/a-visit';
import { renderedScreen } from '../../support/rendered-screen';
import { sent } from '../../support/sent';

beforeEach(() => localStorage.setItem('session_access_token', 'a-token'));

const theList = async (rows: readonly PropertyRow[], answers: Readonly<Record<string, CallAnswer>> = {}) => {
  const visit = await renderedScreen(Properties, '/properties', {
    answers: { 'GET /user': userAnswer(), 'GET /user/property': answer(200, { data: rows }), ...answers },
  });
  await allSettled(opened, { scope: visit.scope, params: visitOf('/properties') });
  return visit;
};
const card = (name: string) => within(screen.getByRole('article', { name }));

const listed = aRow({
  property_id: 'l',
  status: 'listed',
  title: 'Cedar cabin',
  city: 'Whistler',
  province: 'BC',
  platform: 'vrbo',
  connection_status: 'connected',
  sync_status: 'synced',
  next_arrival: '2026-12-05' as PlainDate,
  open_bookings: 2,
  synced_at: '1969-12-31T23:30:00Z' as Instant,
});

test('a card tells where a property stands, who comes next, its calendars and where it came from', async () => {
  await theList([listed]);
  const cabin = card('Cedar cabin');
  for (const said of ['Listed', 'Whistler, British Columbia', 'Next arrival Sat, Dec 5', '2 open bookings', 'Connected to Vrbo'])
    cabin.getByText(said);
  cabin.getByText(/^Calendar synced/);
  expect(cabin.getByRole('link', { name: 'View as guest: Cedar cabin' }).getAttribute('href')).toBe('/listing/l');
});

test('payouts that wait for the host are told above the properties, which wait for them and come without them where they do not', async () => {
  const held = { amount: '690.00 CAD', amount_cents: 69_000, currency: 'CAD' } as const;
  const first = await theList([listed], { 'GET /user/payout/held': answer(200, { data: { held } }) });
  expect(screen.getByText('$690.00 CAD in payouts is on hold')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open payouts' }).getAttribute('href')).toBe('/account#payouts');
  card('Cedar cabin');
  first.unmount();
  await theList([listed], { 'GET /user/payout/held': answer(500, {}) });
  card('Cedar cabin');
  expect(screen.queryByText(/on hold/)).toBeNull();
});

test('a draft says what is left, and a calendar that fell behind says since when', async () => {
  const draft = aRow({ missing: ['title', 'photos', 'price', 'calendar'] });
  await theList([draft, aRow({ ...listed, sync_status: 'failed', synced_at: '1969-12-29T12:00:00Z' as Instant })]);
  card('Untitled draft').getByText('4 things left: title, at least 5 photos, price and more');
  expect(
    card('Untitled draft')
      .getByRole('link', { name: /^Continue setup/ })
      .getAttribute('href'),
  ).toBe('/property/a/setup');
  card('Cedar cabin').getByText(/^Calendar hasn’t synced since Dec 29/);
});

test('what was imported and not looked at leads to its review, a listing that could not be read says why', async () => {
  const connected = { connection_status: 'connected', platform: 'airbnb', missing: ['title'] } as const;
  await theList([aRow({ ...connected, title: 'Loft' }), aRow({ ...connected, property_id: 'b', title: 'Barn', problem: 'refused' })]);
  expect(
    card('Loft')
      .getByRole('link', { name: /^Review import/ })
      .getAttribute('href'),
  ).toBe('/connect/property?property=a');
  card('Barn').getByText('This site can’t be imported');
  expect(
    card('Barn')
      .getByRole('link', { name: /^Continue setup/ })
      .getAttribute('href'),
  ).toBe('/property/b/setup');
});

const four = ['Cedar cabin', 'Maison du port', 'Log home', 'Bay house'].map((title, at) =>
  aRow({ property_id: String(at), title, city: at === 1 ? 'Québec' : 'Whistler' }),
);

test('one is found by words of its name or town, with or without accents', async () => {
  const { person } = await theList(four);
  await person.type(screen.getByLabelText('Find a property'), 'quebec');
  expect(screen.getAllByRole('article').map((it) => it.getAttribute('aria-label'))).toEqual(['Maison du port']);
  await person.type(screen.getByLabelText('Find a property'), ' castle');
  screen.getByText('None of your properties match “quebec castle”.');
  await person.click(screen.getByRole('button', { name: 'Show all properties' }));
  expect(screen.getAllByRole('article')).toHaveLength(4);
});

test('one is found by its address elsewhere, which the server reads', async () => {
  const { person, requests } = await theList(four, { 'POST /user/property/search': answer(200, { data: [four[2]] }) });
  await person.click(screen.getByLabelText('Find a property'));
  await person.paste('https://www.airbnb.ca/rooms/77?adults=2');
  await waitFor(() => expect(screen.getAllByRole('article').map((it) => it.getAttribute('aria-label'))).toEqual(['Log home']));
  expect(sent(requests, 'searchOwnProperties')).toEqual({ listing_url: 'https://www.airbnb.ca/rooms/77?adults=2' });
});

test('where there is none yet, the first is connected right here', async () => {
  const { person, ways } = await theList([], {
    'POST /user/property/search': answer(200, { data: [] }),
    'POST /user/property': answer(200, { data: { property_id: 'n' } }),
    'PATCH /user/property/n': answer(200, { data: { property_id: 'n' } }),
    'GET /user/property/n/connect': answer(200, { data: { property_id: 'n' } }),
  });
  screen.getByRole('heading', { name: 'Add your first listing' });
  await person.type(screen.getByLabelText('Listing link'), 'vrbo.com/7200011');
  screen.getByText('This looks like a listing on Vrbo.');
  await person.click(screen.getByRole('button', { name: 'Connect' }));
  await waitFor(() => expect(ways).toEqual(['/connect/property?property=n']));
});

test('a list that could not be loaded is asked for again', async () => {
  const answers = [answer(500, {}), answer(200, { data: [listed] })];
  const visit = await renderedScreen(Properties, '/properties', {
    answers: { 'GET /user/property': () => answers.shift() ?? answer(500, {}) },
  });
  await allSettled(opened, { scope: visit.scope, params: visitOf('/properties') });
  screen.getByText('We couldn’t load your properties.');
  await visit.person.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('article', { name: 'Cedar cabin' });
});
