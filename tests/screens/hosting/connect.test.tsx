// Connecting listings as a person does it: an address, what was read of it, and several at once.
// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { allSettled } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import type { CallAnswer } from '../../../generated/client/transport';
import type { HostProperty, PropertyRow } from '../../../generated/model/entities';
import { ConnectProperties, opened as severalOpened } from '../../../src/screens/hosting/connect-properties';
import { ConnectProperty, opened } from '../../../src/screens/hosting/connect-property';
import { visitOf } from '../../../src/screens/shell/navigation/visit';
import { isWatched } from '../../../src/screens/shell/session/watched';
import { aDraft, anImport, aRow } from '../../support/a-host-property';
import { answer, refusal, userAnswer } from '../../support/a-visit';
import { renderedScreen } from '../../support/rendered-screen';
import { sent } from '../../support/sent';

type Answers = Readonly<Record<string, CallAnswer | (() => CallAnswer)>>;
const done = (data: unknown): CallAnswer => answer(200, { data });
const link = 'https://www.airbnb.ca/rooms/1';

const signedIn = { 'GET /user': userAnswer() };
beforeEach(() => localStorage.setItem('session_access_token', 'a-token'));
/** The calls about properties. */
const about = (calls: readonly string[]) => calls.filter((call) => call.includes('/property'));

const connecting = async (answers: Answers, url = '/connect/property') => {
  const visit = await renderedScreen(ConnectProperty, url, { answers: { ...signedIn, ...answers } });
  await allSettled(opened, { scope: visit.scope, params: visitOf(url) });
  return visit;
};
const giveLink = async ({ person }: Awaited<ReturnType<typeof connecting>>): Promise<void> => {
  await person.type(screen.getByLabelText('Listing link'), link);
  await person.click(screen.getByRole('button', { name: 'Connect' }));
};

test('an address is saved first, then connected; one that is refused leaves no draft', async () => {
  const visit = await connecting({
    'POST /user/property/search': done([]),
    'POST /user/property': done({ property_id: 'n' }),
    'PATCH /user/property/n': refusal(409, 'property.listing_claimed'),
    'DELETE /user/property/n': done({ kept: false }),
  });
  await giveLink(visit);
  await waitFor(() => expect(screen.getByLabelText('Listing link').getAttribute('aria-invalid')).toBe('true'));
  expect(about(visit.calls)).toEqual([
    'POST /user/property/search',
    'POST /user/property',
    'PATCH /user/property/n',
    'DELETE /user/property/n',
  ]);
  expect(visit.ways).toEqual([]);
});

test('what is connected already is told, and nothing is done', async () => {
  const visit = await connecting({ 'POST /user/property/search': done([aRow({ property_id: 'k', connection_status: 'connected' })]) });
  await giveLink(visit);
  await screen.findByText('You already have a property with this link.');
  expect(screen.getByRole('link', { name: 'Open it' }).getAttribute('href')).toBe('/property/k');
  expect(about(visit.calls)).toEqual(['POST /user/property/search']);
});

const read = (own: Partial<HostProperty> = {}) =>
  aDraft({
    property_id: 'n',
    listing_url: link,
    platform: 'airbnb',
    connection_status: 'connected',
    sync_status: 'synced',
    title: 'Loft',
    city: 'Tofino',
    latitude: 49.1527,
    longitude: -125.9054,
    missing: ['title', 'address', 'pin', 'price'],
    imported: anImport({
      field_sources: { title: 'structured', city: 'preview', latitude: 'structured', longitude: 'structured' },
      unconfirmed: ['title', 'latitude', 'longitude'],
      photos_found: 3,
    }),
    ...own,
  });
const page = '/connect/property?property=n';

test('what was found stands beside what is missing; each value is confirmed as it is', async () => {
  const visit = await connecting({ 'GET /user/property/n': done(read()), 'PATCH /user/property/n': done(read({ version: 2 })) }, page);
  screen.getByText('2 details to confirm');
  expect(screen.queryByRole('button', { name: 'Confirm: City or town' })).toBeNull();
  // a title is there, a street is not
  expect(screen.getAllByRole('link', { name: /^Add: / }).map((it) => it.getAttribute('aria-label'))).toEqual([
    'Add: An address',
    'Add: A price',
  ]);
  await visit.person.click(screen.getByRole('button', { name: 'Confirm: Map location' }));
  expect(sent(visit.requests, 'updateProperty')).toEqual({ latitude: 49.1527, longitude: -125.9054, version: 1 });
});

test('a value is changed by the same field as in the setup', async () => {
  const visit = await connecting(
    { 'GET /user/property/n': done(read()), 'PATCH /user/property/n': done(read({ title: 'Harbour loft' })) },
    page,
  );
  await visit.person.click(screen.getByRole('button', { name: 'Change: Title' }));
  const field = screen.getByRole('textbox', { name: 'Title' });
  await visit.person.clear(field);
  await visit.person.type(field, 'Harbour loft');
  await visit.person.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent(visit.requests, 'updateProperty')).toEqual({ title: 'Harbour loft', version: 1 });
  await screen.findByText('Harbour loft');
});

const photos_offered = [1, 2, 3].map((nth) => ({ found_id: `${nth}`.repeat(16), alt: `View ${nth}` }));
const found = read({ imported: anImport({ field_sources: { title: 'structured' }, photos_found: 3, photos_offered }) });
const running = read({
  imported: anImport({ field_sources: { title: 'structured' }, photos_found: 3, photos_waiting: 3, photos_permitted: true }),
});
const lookAt = (found_id: string) => `GET /user/property/n/found-photo/${found_id}`;
const seen = answer(200, { data: { jpeg: 'AAAA' } });

test('pictures are imported once they are permitted', async () => {
  const looks = Object.fromEntries(photos_offered.map(({ found_id }) => [lookAt(found_id), seen]));
  const visit = await connecting({ ...looks, 'GET /user/property/n': done(found), 'PATCH /user/property/n': done(running) }, page);
  const copy = screen.getByRole('button', { name: 'Import photos' });
  expect(copy.hasAttribute('disabled')).toBe(true);
  await visit.person.click(screen.getByLabelText('I own these photos or may use them'));
  screen.getByText('3 of 3 selected');
  await visit.person.click(screen.getByRole('button', { name: 'Select none' }));
  expect(copy.hasAttribute('disabled')).toBe(true);
  await visit.person.click(screen.getByLabelText('Photo 1: View 1'));
  // a cover is taken
  await visit.person.click(screen.getByRole('button', { name: 'Make photo 3 the cover' }));
  screen.getByText('2 of 3 selected');
  await visit.person.click(copy);
  const photos_chosen = ['3', '1'].map((nth) => nth.repeat(16));
  expect(sent(visit.requests, 'updateProperty')).toEqual({ photos_permitted: true, photos_chosen, version: 1 });
  await screen.findByText('Importing photos: 0 of 3');
});

test('a picture that is on its way is not waited for once they are chosen', async () => {
  const visit = await renderedScreen(ConnectProperty, page, {
    answers: {
      ...signedIn,
      [lookAt('1'.repeat(16))]: () => new Promise(() => undefined),
      'GET /user/property/n': done(found),
      'PATCH /user/property/n': done(running),
    },
  });
  void allSettled(opened, { scope: visit.scope, params: visitOf(page) });
  await visit.person.click(await screen.findByLabelText('I own these photos or may use them'));
  const looks = () => visit.requests.filter(({ call }) => call === 'getFoundPhoto').filter(isWatched);
  expect(looks().map(({ watch }) => watch.signal.aborted)).toEqual([false]);
  await visit.person.click(screen.getByRole('button', { name: 'Import photos' }));
  await screen.findByText('Importing photos: 0 of 3');
  expect(looks().map(({ watch }) => watch.signal.aborted)).toEqual([true]);
});

test('where nothing could be read, the page says why, keeps the address and leads on by hand', async () => {
  const nothing = read({ title: '', imported: anImport({ problem: 'refused' }) });
  await connecting({ 'GET /user/property/n': done(nothing) }, page);
  screen.getByText('This site can’t be imported');
  expect(screen.getByRole('link', { name: 'Set up manually' }).getAttribute('href')).toBe('/property/n/setup');
  expect(screen.getByLabelText<HTMLInputElement>('Listing link').value).toBe(link);
});

test('a property that is not there is told', async () => {
  await connecting({ 'GET /user/property/n': refusal(404, 'property.not_found') }, page);
  screen.getByText('This property doesn’t exist, or it isn’t yours.');
});

const several = async (answers: Answers, url = '/connect/properties') => {
  const visit = await renderedScreen(ConnectProperties, url, { answers: { ...signedIn, ...answers } });
  await allSettled(severalOpened, { scope: visit.scope, params: visitOf(url) });
  return visit;
};
const begun = { 'POST /user/property': done({ property_id: 'n' }), 'PATCH /user/property/n': done({ property_id: 'n' }) };

test('lines that cannot be connected are told as they were typed, and no draft is left', async () => {
  const lines = [{ line: 2, problem: 'nonsense' }];
  const visit = await several({
    ...begun,
    'GET /user/property/n/connect/bulk': refusal(422, 'property.listing_lines_unusable', { lines }),
    'DELETE /user/property/n': done({ kept: false }),
  });
  await visit.person.type(screen.getByRole('textbox'), `${link}\na cabin by the lake`);
  await visit.person.click(screen.getByRole('button', { name: 'Connect all' }));
  await screen.findByText('Line 2');
  screen.getByText('This isn’t a link to a listing');
  expect(about(visit.calls).at(-1)).toBe('DELETE /user/property/n');
});

test('a page without listings is told', async () => {
  const visit = await several({
    ...begun,
    'GET /user/property/n/connect/bulk': done([]),
    'DELETE /user/property/n': done({ kept: false }),
  });
  await visit.person.type(screen.getByRole('textbox'), link);
  await visit.person.click(screen.getByRole('button', { name: 'Connect all' }));
  await screen.findByText('We couldn’t find a listing at this link.');
  expect(about(visit.calls).at(-1)).toBe('DELETE /user/property/n');
});

test('each has a row with how far it is and what came of it, which the address finds again', async () => {
  const rows: readonly PropertyRow[] = [
    aRow({ property_id: 'x', title: 'Loft', sync_status: 'synced', platform: 'airbnb' }),
    aRow({ property_id: 'y', listing_url: 'https://vrbo.com/2', sync_status: 'running', platform: 'vrbo' }),
    aRow({ property_id: 'z', listing_url: 'https://vrbo.com/3', sync_status: 'failed', platform: 'vrbo', problem: 'refused' }),
    aRow({ property_id: 'other', title: 'Not among them' }),
  ];
  await several({ 'GET /user/property': done(rows) }, '/connect/properties?properties=z&properties=x&properties=y');
  screen.getByRole('heading', { level: 1, name: '3 listings' });
  screen.getByText('Reading 2 of 3…');
  expect(screen.getAllByRole('listitem').map((it) => it.textContent?.slice(0, 12))).toEqual([
    'https://vrbo',
    'LoftAirbnbIm',
    'https://vrbo',
  ]);
  expect(screen.getByRole('link', { name: 'Review: Loft' }).getAttribute('href')).toBe('/connect/property?property=x');
  expect(screen.queryByText('Not among them')).toBeNull();
});
