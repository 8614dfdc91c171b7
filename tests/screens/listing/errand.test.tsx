// A guest reads a listing, chooses dates and guests, sees what it costs, and wants to reserve.
// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import type { PricingMeta } from '../../../generated/model/entities';
import type { Amenity } from '../../../generated/model/values';
import type { Instant } from '../../../generated/model/wire';
import { Listing, opened } from '../../../src/screens/listing/listing';
import { $now } from '../../../src/screens/shell/request/request';
import { loggedIn } from '../../../src/screens/shell/session/session.store';
import { visitOf } from '../../../src/screens/shell/navigation/visit';
import { aListing, aPrice, aReview, listingAnswers, listingCall, listingId, priceCall, someReviews } from '../../support/a-listing';
import { answer, browsing, type BrowsingPlan, refusal, userAnswer } from '../../support/a-visit';
import { rendered } from '../../support/rendered';

const path = `/listing/${listingId}`;
const dated = `${path}?checkin=2027-02-12&checkout=2027-02-15&adults=2`;

beforeEach(() => localStorage.clear());

const reading = async (url: string, answers: BrowsingPlan['answers'] = {}) => {
  const visit = browsing({ answers: { ...listingAnswers, ...answers } });
  await allSettled($now, { scope: visit.scope, params: '2027-02-01T12:00:00Z' as Instant });
  await allSettled(opened, { scope: visit.scope, params: visitOf(url) });
  const view = rendered(
    <Provider value={visit.scope}>
      <MemoryRouter initialEntries={[url]}>
        <Listing visit={visitOf(url)} />
      </MemoryRouter>
    </Provider>,
  );
  return { ...visit, ...view, panel: () => within(screen.getByRole('complementary', { name: 'Price and dates' })) };
};

test('the page says what decides, in order', async () => {
  await reading(dated);
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual([
    'Cabin hosted by Nora',
    'About this place',
    'Where you’ll sleep',
    'What this place offers',
    'Availability',
    'Reviews',
    'Where you’ll be',
    'Your host',
    'Things to know',
  ]);
  expect(screen.getByText('British Columbia registration number PM123456789')).toBeDefined();
  expect(screen.getByText('4.87 out of 5, from 23 reviews')).toBeDefined();
  expect(screen.getByText('Until Feb 7, 2027, 9:00 PM (4:00 PM Eastern Time)')).toBeDefined();
});

test('nobody is offered to write to themselves', async () => {
  const own = userAnswer({ profile_id: aListing().host.profile_id });
  const { scope } = await reading(path, { 'GET /user': own });
  const write = () => screen.queryByRole('button', { name: 'Message host' });
  expect(write()).not.toBeNull();
  await allSettled(loggedIn, { scope, params: 'a-token' });
  await waitFor(() => expect(write()).toBeNull());
});

test('while the price for its dates is on the way, the bar of a phone does not ask for other dates', async () => {
  const { scope } = await reading(path, { [priceCall]: () => new Promise(() => undefined) });
  void allSettled(opened, { scope, params: visitOf(dated) });
  const bar = within(screen.getByRole('region', { name: 'Price and dates' }));
  await waitFor(() => expect(bar.getByRole<HTMLButtonElement>('button', { name: 'Reserve' }).disabled).toBe(true));
  expect(bar.queryByRole('button', { name: 'Change dates' })).toBeNull();
});

test('the languages that a host speaks stand beside them, and nothing where none is known', async () => {
  const { unmount } = await reading(dated);
  const card = () => within(screen.getByRole('region', { name: 'Your host' }));
  expect(card().queryByText(/^Speaks/)).toBeNull();
  unmount();
  const { host } = aListing();
  await reading(dated, { [listingCall]: answer(200, { data: aListing({ host: { ...host, languages: ['en', 'fr', 'cr'] } }) }) });
  expect(card().getByText('Speaks English, French, and Cree')).toBeDefined();
});

test('co-hosts who answer guests are named beside the host', async () => {
  await reading(dated, { [listingCall]: answer(200, { data: aListing({ cohosts: ['Sam', 'Kim'] }) }) });
  screen.getByRole('heading', { name: 'Cabin hosted by Nora with Sam and Kim' });
  screen.getByText('Co-hosted with Sam and Kim');
});

test('dates are chosen beside the price, guests are counted, and every line of the price is told', async () => {
  const { person, panel, requests } = await reading(path);
  expect(panel().getByText('from $248 CAD per night incl. fees')).toBeDefined();
  await person.click(panel().getByRole('button', { name: 'Check availability' }));
  const dates = within(panel().getByRole('dialog', { name: 'Dates' }));
  await person.click(dates.getByRole('button', { name: /^Choose Friday, February 12, 2027 as your check-in/ }));
  await person.click(dates.getByRole('button', { name: /^Choose Monday, February 15, 2027 as your check-out/ }));
  await person.click(dates.getByRole('button', { name: 'Done' }));
  expect(panel().queryByRole('dialog')).toBeNull();
  // at the head of the panel, and as a line
  await waitFor(() => expect(panel().getAllByText('$745.20 CAD')).toHaveLength(2));
  const lines = within(panel().getByRole('list', { name: 'Price details' }));
  for (const text of ['$200.00 CAD × 3 nights', 'Cleaning fee', 'Tuckamore fee', 'Total before taxes', 'Total', 'BC PST 8%'])
    expect(lines.getByText(text)).toBeDefined();
  expect(panel().getByText('Free cancellation before Feb 7, 9:00 PM (4:00 PM Eastern Time)')).toBeDefined();

  await person.click(panel().getByRole('button', { name: /^Guests/ }));
  await person.click(panel().getByRole('button', { name: 'More children' }));
  await waitFor(() => expect(requests.filter(({ call }) => call === 'getPricingMeta')).toHaveLength(2));
  expect(panel().getByRole('button', { name: /^Guests\s*2 guests/ })).toBeDefined();
  expect(panel().getByRole<HTMLButtonElement>('button', { name: 'More pets' }).disabled).toBe(true);
});

const refused = (...reasons: PricingMeta['reasons']) => ({ [priceCall]: answer(200, { data: aPrice({ valid: false, reasons }) }) });

test('what stands in the way of a stay is told in the panel, with a way to other dates', async () => {
  const { person, panel } = await reading(dated, refused({ reason: 'min_nights', limit: 5 }));
  expect(panel().getByText('5-night minimum')).toBeDefined();
  expect(panel().queryByRole('list', { name: 'Price details' })).toBeNull();
  expect(panel().queryByRole('button', { name: 'Change guests' })).toBeNull();
  await person.click(panel().getByRole('button', { name: 'Change dates' }));
  expect(panel().getByRole('dialog', { name: 'Dates' })).toBeDefined();
});

test('too many guests and a pet are told at once, and the button leads to the guests', async () => {
  const { person, panel } = await reading(dated, refused({ reason: 'too_many_guests', limit: 5 }, { reason: 'pets', limit: null }));
  expect(panel().getByText('Maximum 5 guests')).toBeDefined();
  expect(panel().getByText('No pets at this place')).toBeDefined();
  expect(panel().queryByRole('button', { name: 'Change dates' })).toBeNull();
  await person.click(panel().getByRole('button', { name: 'Change guests' }));
  expect(panel().getByRole('dialog', { name: 'Guests' })).toBeDefined();
});

test('on a phone one press leads to the dates', async () => {
  const { person } = await reading(path);
  const bar = within(screen.getByRole('region', { name: 'Price and dates' }));
  await person.click(bar.getByRole('button', { name: 'Check availability' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Price and dates' }));
  expect(sheet.getByRole('dialog', { name: 'Dates' })).toBeDefined();
});

test('the hour of the last day of free cancellation is told on the reader’s clock and the place’s', async () => {
  const cancellation = { policy: 'moderate' as const, steps: [], free_until: '2027-02-01T21:00:00Z' as Instant };
  await reading(dated, { [priceCall]: answer(200, { data: aPrice({ cancellation }) }) });
  // at the head, and in the panel
  await waitFor(() => expect(screen.getAllByText('Free cancellation before Feb 1, 9:00 PM (4:00 PM Eastern Time)')).toHaveLength(2));
});

test('all amenities are shown in groups, those that are missing as such', async () => {
  const { person } = await reading(path);
  await person.click(screen.getByRole('button', { name: 'All 3 amenities' }));
  const all = within(await screen.findByRole('dialog', { name: 'What this place offers' }));
  expect(all.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toContain('Outdoors');
  expect(all.getByText('Sauna').textContent).toBe('Sauna (Not included)');
  expect(all.getByText('Hot tub').textContent).toBe('Hot tub');
});

test.each<{ amenities: readonly Amenity[]; buttons: readonly string[] }>([
  { amenities: [], buttons: [] },
  { amenities: ['sauna'], buttons: ['1 amenity, and what’s not included'] },
])('of few amenities no more is promised than there is: $buttons', async ({ amenities, buttons }) => {
  await reading(path, { [listingCall]: answer(200, { data: aListing({ amenities }) }) });
  const offered = within(screen.getByRole('region', { name: 'What this place offers' }));
  expect(offered.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
  expect(offered.queryAllByText('No amenities listed yet')).toHaveLength(amenities.length === 0 ? 1 : 0);
});

test('all reviews open in a window and are searched there', async () => {
  const list = (query: string) => `GET /property/${listingId}/review?${query}`;
  const { person } = await reading(path, {
    [list('sort=newest&page=1&per_page=10')]: answer(200, { data: someReviews({ total: 12, per_page: 10 }) }),
    [list('sort=newest&page=1&per_page=10&query=canoe')]: answer(200, {
      data: someReviews({ reviews: [aReview({ review_id: 'r-9', comment: 'A canoe lay ready.' })] }),
    }),
  });
  await person.click(screen.getByRole('button', { name: 'Show all 23 reviews' }));
  const all = within(await screen.findByRole('dialog', { name: 'Reviews' }));
  await waitFor(() => expect(all.getByText('Page 1 of 2')).toBeDefined());
  await person.type(all.getByRole('searchbox', { name: 'Search reviews' }), 'canoe{Enter}');
  await waitFor(() => expect(all.getByText('A canoe lay ready.')).toBeDefined());
});

test('a listing that is gone leads to others; one that fails can be tried again', async () => {
  const gone = await reading(path, { [listingCall]: refusal(404, 'property.not_found') });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This listing is no longer available');
  expect(screen.getByRole('link', { name: 'Search stays' }).getAttribute('href')).toBe('/search');
  gone.unmount();
  const archived = await reading(path, { [listingCall]: refusal(410, 'property.gone') });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This listing was taken down');
  expect(screen.getByRole('link', { name: 'Search stays' }).getAttribute('href')).toBe('/search');
  archived.unmount();
  const answers = [refusal(500, 'app.unexpected')];
  const { person } = await reading(path, { [listingCall]: () => answers.shift() ?? listingAnswers[listingCall] ?? answer(500, '') });
  expect(screen.getByText('Reference r-1')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Cedar cabin by the lake');
});
