// The page of one property as its host uses it: a part at a time, where it stands, and the end of it.
// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import type { CallAnswer } from '../../../generated/client/transport';
import type { CalendarNight, HostProperty, ListingNumbers } from '../../../generated/model/entities';
import type { Instant } from '../../../generated/model/wire';
import { opened, Property } from '../../../src/screens/hosting/property';
import { $toasts } from '../../../src/screens/shell/chrome/toasts.store';
import { visitOf } from '../../../src/screens/shell/navigation/visit';
import { aNight, day } from '../../support/a-host-calendar';
import { anOwnProperty, ownId } from '../../support/an-own-property';
import { answer, refusal } from '../../support/a-visit';
import { renderedScreen } from '../../support/rendered-screen';
import { sent } from '../../support/sent';

const path = `/property/${ownId}`;
const call = `/user/property/${ownId}`;
const night = (date: string, own: Partial<CalendarNight> = {}): CalendarNight => aNight(day(date), own);
const stay = { taken: 'booking', booking_id: 'b-1', guest: 'Ann', earns_cents: 23_000 } as const;
const calendar = answer(200, {
  data: {
    nights: [
      night('1970-01-30', stay),
      night('1970-01-31', stay),
      night('1970-02-01', { taken: 'feed', platform: 'airbnb' }),
      night('1970-02-02', { taken: 'request', booking_id: 'b-2' }),
    ],
  },
});

const numbers = (own: Partial<ListingNumbers> = {}): CallAnswer =>
  answer(200, {
    data: {
      from: '1969-12-02',
      to: '1970-01-01',
      nights_sold: 7,
      nights_open: 17,
      night: { amount: '155.71 CAD', amount_cents: 15_571, currency: 'CAD' },
      occupancy_percent: 29,
      requests: 4,
      answered: 3,
      views: 1240,
      booked: 3,
      ...own,
    },
  });

const thePage = async (own: Partial<HostProperty> = {}, more: { answers?: Readonly<Record<string, CallAnswer>>; at?: string } = {}) => {
  const answers = {
    [`GET ${call}`]: answer(200, { data: anOwnProperty(own) }),
    [`GET ${call}/calendar?to=1970-07-01`]: calendar,
    [`GET ${call}/numbers?period=days30`]: numbers(),
  };
  const visit = await renderedScreen(Property, path + (more.at ?? ''), { answers: { ...answers, ...more.answers } });
  await allSettled(opened, { scope: visit.scope, params: visitOf(path) });
  return { ...visit, notes: () => visit.scope.getState($toasts).map(({ text }) => text) };
};
const part = (name: string) => within(screen.getByRole('region', { name }));

test('a draft says what it still needs, each a link to its step, and cannot be published before', async () => {
  await thePage({ missing: ['photos', 'calendar'], title: '' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Untitled draft');
  const links = part('Overview').getAllByRole('link');
  expect(links.slice(0, 2).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['At least 5 photos (Google asks for 8)', `${path}/setup/photos`],
    ['A calendar', `${path}/setup/calendar`],
  ]);
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Continue setup' }).getAttribute('href')).toBe(`${path}/setup`);
  expect(screen.queryByRole('link', { name: 'View as guest' })).toBeNull();
});

test('the overview tells how a listing did, in the period that its host chooses; where nothing was offered it says no share', async () => {
  const none = numbers({
    from: day('1969-01-01'),
    nights_sold: 0,
    nights_open: 0,
    night: null,
    occupancy_percent: null,
    requests: 0,
    answered: 0,
    views: 0,
    booked: 0,
  });
  const { person } = await thePage({ status: 'listed' }, { answers: { [`GET ${call}/numbers?period=months12`]: none } });
  const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
  await screen.findByText('of 24 nights offered');
  expect(['Nights sold', 'Occupancy', 'Average night', 'Answer rate'].map(figure)).toEqual(['7', '29%', '$155.71 CAD', '75%']);
  expect(screen.getByText('3 of 4 requests answered in time')).toBeDefined();
  expect(figure('Page views')).toBe('1,240');
  expect(screen.getByText('3 bookings, 0.2% of views')).toBeDefined();
  await person.selectOptions(screen.getByLabelText('Period'), 'Last 12 months');
  await screen.findByText('of 0 nights offered');
  expect(['Nights sold', 'Occupancy', 'Average night', 'Answer rate'].map(figure)).toEqual(['0', '–', '–', '–']);
});

test('the overview tells who comes next, and how full the months are', async () => {
  await thePage({ status: 'listed', open_bookings: 2 });
  expect(await screen.findByRole('link', { name: 'Ann, Jan 30 – Feb 1' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Guest, Feb 2 – 3' }).getAttribute('href')).toBe('/bookings/b-2');
  expect(screen.getByText('2 of 2 nights · $460 CAD here')).toBeDefined();
  expect(screen.getByText('1 of 2 nights · 1 elsewhere')).toBeDefined();
  expect(screen.getByRole('link', { name: '2 open bookings' }).getAttribute('href')).toBe('/bookings');
});

test('a calendar that does not come is asked for again, and the rest of the page is there', async () => {
  const asked = `GET ${call}/calendar?to=1970-07-01`;
  const { person, calls } = await thePage({ status: 'listed' }, { answers: { [asked]: refusal(500, 'app.unexpected') } });
  await person.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(calls.filter((it) => it === asked)).toHaveLength(2));
});

test('the parts stand behind links, one at a time', async () => {
  const { person } = await thePage({ registration_duty: null, registration_status: 'not_needed' });
  const tabs = within(screen.getByRole('navigation', { name: 'Property' }));
  expect(tabs.getByRole('link', { name: 'Overview' }).getAttribute('aria-current')).toBe('page');
  await person.click(tabs.getByRole('link', { name: 'Details' }));
  expect(tabs.getByRole('link', { name: 'Details' }).getAttribute('aria-current')).toBe('page');
  expect(part('Details').getByText('$200 CAD per night')).toBeDefined();
  expect(part('Details').getByRole('link', { name: 'Edit Rules' }).getAttribute('href')).toBe(`${path}/setup/rules`);
  expect(screen.queryByRole('region', { name: 'Overview' })).toBeNull();
  await person.click(tabs.getByRole('link', { name: 'Registration' }));
  expect(part('Registration').getByText('Not needed here')).toBeDefined();
  await person.click(tabs.getByRole('link', { name: 'Connection' }));
  expect(part('Connection').getByRole('link', { name: 'Connect a listing' })).toBeDefined();
});

test('what is complete is published, and only the moves that lead somewhere are offered', async () => {
  const listed = answer(200, { data: anOwnProperty({ status: 'listed', version: 4 }) });
  const { person, requests, notes } = await thePage({}, { answers: { [`PATCH ${call}/status`]: listed } });
  await person.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(notes()).toEqual(['Saved. Status: Listed.']));
  expect(sent(requests, 'updatePropertyStatus')).toEqual({ status: 'listed' });
  expect(screen.getByRole('link', { name: 'View as guest' }).getAttribute('href')).toBe(`/listing/${ownId}`);
  await person.click(screen.getByRole('link', { name: 'Settings' }));
  expect(part('Settings').getByRole('button', { name: 'Pause' })).toBeDefined();
  expect(part('Settings').queryByRole('button', { name: 'Archive' })).toBeNull();
});

test('archiving is asked about first', async () => {
  const archived = answer(200, { data: anOwnProperty({ status: 'archived' }) });
  const { person, calls } = await thePage({ status: 'paused' }, { at: '#settings', answers: { [`PATCH ${call}/status`]: archived } });
  await person.click(part('Settings').getByRole('button', { name: 'Archive' }));
  expect(calls).not.toContain(`PATCH ${call}/status`);
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(screen.getAllByText('Archived').length).toBeGreaterThan(0));
  expect(screen.queryByRole('link', { name: 'Edit listing' })).toBeNull();
});

test.each([
  ['it is gone', answer(200, { data: { kept: false } }), ['Property deleted.']],
  [
    'what bookings need stays',
    answer(200, { data: { kept: true } }),
    ['Property deleted. Past bookings and reviews stay, without the address.'],
  ],
  ['open bookings are in the way', refusal(409, 'property.has_open_bookings', { open: 1 }), []],
] as const)('a property is deleted once its host says that it is meant: %s', async (_what, deleted, said) => {
  const { person, calls, ways, notes } = await thePage({}, { at: '#settings', answers: { [`DELETE ${call}`]: deleted } });
  await person.click(screen.getByRole('button', { name: 'Delete property…' }));
  const window = within(await screen.findByRole('dialog'));
  await person.click(window.getByRole('button', { name: 'Delete property' }));
  expect(calls).not.toContain(`DELETE ${call}`);
  await person.click(window.getByRole('checkbox'));
  await person.click(window.getByRole('button', { name: 'Delete property' }));
  await waitFor(() => expect(calls).toContain(`DELETE ${call}`));
  await waitFor(() => expect(notes()).toEqual(said));
  expect(ways.includes('/properties')).toBe(said.length > 0);
});

test('a listing elsewhere is disconnected after a question; how to prove whose it is stands beside', async () => {
  const connected = {
    listing_url: 'https://airbnb.ca/rooms/4401',
    platform: 'airbnb',
    connection_status: 'connected',
    sync_status: 'synced',
  } as const;
  const { person, notes } = await thePage(connected, {
    at: '#connection',
    answers: { [`POST ${call}/disconnect`]: answer(200, { data: anOwnProperty() }) },
  });
  expect(part('Connection').getByText('Connected to Airbnb')).toBeDefined();
  expect(part('Connection').getByText('Or add TKM-7QX4-M2PA to its description, then import again.')).toBeDefined();
  await person.click(part('Connection').getByRole('button', { name: 'Disconnect' }));
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Disconnect' }));
  await waitFor(() => expect(notes()).toEqual(['Disconnected.']));
  expect(part('Connection').getByRole('link', { name: 'Connect a listing' })).toBeDefined();
});

test('where a calendar proves nothing, only the code is asked for', async () => {
  await thePage({ listing_url: 'https://vrbo.com/4401', platform: 'vrbo', connection_status: 'connected' }, { at: '#connection' });
  const way = /^Add TKM-7QX4-M2PA to the description of the listing you connected, then import again/;
  expect(part('Connection').getByText(way)).toBeDefined();
  expect(part('Connection').queryByText(/Only its host can see it/)).toBeNull();
});

test('who was suspended reads why', async () => {
  await thePage({ status: 'suspended', suspended_for: 'registration_expired' });
  expect(screen.getByText('Its registration has expired')).toBeDefined();
});

const review = {
  review_id: 'r-1',
  property_id: ownId,
  property_title: 'Cedar cabin',
  rating: 5,
  cleanliness: 4,
  comment: 'Lovely.',
  host_reply: null,
  created_at: '1969-12-20T12:00:00Z' as Instant,
  author: { first_name: 'Bo', avatar: null },
};
const found = `GET /property/${ownId}/review?page=1&per_page=10`;
const pageOf = (reviews: readonly object[], total = reviews.length) => answer(200, { data: { reviews, total, page: 1, per_page: 10 } });

test('reviews are asked for only where guests can see the property', async () => {
  const answers = { [found]: pageOf([review], 12) };
  await thePage({ status: 'listed', rating: 4.8, review_count: 12 }, { at: '#reviews', answers });
  expect(await screen.findByText('Lovely.')).toBeDefined();
  expect(screen.getByText('Cleanliness 4')).toBeDefined();
  expect(screen.getByText('4.80 · 12 reviews')).toBeDefined();
  const draft = await thePage({}, { at: '#reviews' });
  expect(draft.calls).not.toContain(found);
});

test('before there are enough reviews there is no average', async () => {
  await thePage({ status: 'listed', rating: null, review_count: 2 }, { at: '#reviews', answers: { [found]: pageOf([review]) } });
  expect(await screen.findByText('2 reviews. The average rating appears after 3.')).toBeDefined();
});

test('a host replies to a review once, within a month of it', async () => {
  const late = { ...review, review_id: 'r-2', comment: 'Long ago.', created_at: '1969-11-20T12:00:00Z' as Instant };
  const { person, requests, notes } = await thePage(
    { status: 'listed', rating: null, review_count: 2 },
    {
      at: '#reviews',
      answers: {
        [found]: pageOf([review, late]),
        [`POST /property/${ownId}/review/r-1/reply`]: answer(200, { data: { ...review, host_reply: 'Thank you!' } }),
      },
    },
  );
  await screen.findByText('Long ago.');
  expect(screen.getAllByText(/^You can reply until Jan (18|19|20), 1970, \d+:\d\d [AP]M · \d+ days left$/)).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: 'Reply' }));
  const window = within(screen.getByRole('dialog', { name: 'Reply to this review' }));
  await person.click(window.getByRole('button', { name: 'Post reply' }));
  expect(window.getAllByText('Enter a reply.')).not.toHaveLength(0);
  await person.type(window.getByRole('textbox', { name: /^Your reply/ }), 'Thank you!');
  await person.click(window.getByRole('button', { name: 'Post reply' }));
  await waitFor(() => expect(notes()).toEqual(['Your reply is now public.']));
  expect(sent(requests, 'replyToReview')).toEqual({ reply: 'Thank you!' });
  expect(screen.getByText('Thank you!')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
});

test('a property that does not come says so, and is asked for again', async () => {
  const { person, calls } = await thePage({}, { answers: { [`GET ${call}`]: refusal(500, 'app.unexpected') } });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(calls.filter((it) => it === `GET ${call}`)).toHaveLength(2));
});
