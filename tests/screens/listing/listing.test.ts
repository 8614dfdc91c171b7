// The listing page: its questions, its words for search engines, and when it asks for the price again. @vitest-environment happy-dom
import { allSettled } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import type { PricingMeta } from '../../../generated/model/entities';
import { $absence, availability, listing, opened, retried } from '../../../src/screens/listing/listing.store';
import { $price, $priceFailure } from '../../../src/screens/listing/price.store';
import { reserved } from '../../../src/screens/listing/panel.store';
import { $first, $search, wantedChanged, windowOpened } from '../../../src/screens/listing/reviews.store';
import { noTrip } from '../../../src/screens/listing/trip';
import { $settled, $trip, datesChosen, guestsChosen } from '../../../src/screens/listing/trip.store';
import { currencyChosen } from '../../../src/screens/shell/format/currency.store';
import { $head } from '../../../src/screens/shell/navigation/head';
import { $loginModal } from '../../../src/screens/shell/chrome/login-modal.store';
import { arrived, visited, visitOf } from '../../../src/screens/shell/navigation/visit';
import { aListing, aPrice, day, listingAnswers, listingCall, listingId, priceCall, someReviews } from '../../support/a-listing';
import { answer, browsing, type BrowsingPlan, refusal, userAnswer } from '../../support/a-visit';
import { sent } from '../../support/sent';

const path = `/listing/${listingId}`;
const dated = `${path}?checkin=2027-02-12&checkout=2027-02-15&adults=2`;
const nextWeek = { start: day('2027-02-16'), end: day('2027-02-18') };

beforeEach(() => localStorage.clear());

const open = async (url: string, answers: BrowsingPlan['answers'] = {}) => {
  const visit = browsing({ answers: { ...listingAnswers, ...answers } });
  const goTo = async (to: string) => {
    await allSettled(visited, { scope: visit.scope, params: visitOf(to) });
    await allSettled(opened, { scope: visit.scope, params: visitOf(to) });
  };
  await goTo(url);
  const asked = (call: string) => visit.calls.filter((it) => it === call).length;
  return { ...visit, goTo, asked };
};

test('a listing comes with its free nights and first reviews; without dates no price is asked', async () => {
  const { scope, calls } = await open(path);
  expect(scope.getState(listing.$data)?.title).toBe('Cedar cabin by the lake');
  expect(scope.getState(availability.$data)?.min_nights).toBe(2);
  expect(scope.getState($first)).toHaveLength(1);
  expect(calls).toHaveLength(3);
});

test('its head names it, with a picture and the way to it', async () => {
  const { scope } = await open(path);
  const { title, status, structured, indexed, image } = scope.getState($head);
  expect(title).toBe('Tuckamore | Cedar cabin by the lake in Whistler, British Columbia');
  expect([status, indexed]).toEqual([200, true]);
  expect(image).toBe(`http://localhost:3000/preview/listing/${listingId}.jpg`);
  expect(structured[0]).toMatchObject({ '@type': 'BreadcrumbList' });
});

test('search engines hear what guests said once both have come', async () => {
  const photos = Array.from({ length: 8 }, () => aListing().photos).flat();
  const { scope } = await open(path, { [listingCall]: answer(200, { data: aListing({ photos }) }) });
  expect(scope.getState($head).structured).toMatchObject([{ '@type': 'VacationRental', review: [{ '@type': 'Review' }] }, {}]);
});

test('with dates in the address the price is asked at once, for these guests', async () => {
  const { scope, requests } = await open(dated);
  expect(sent(requests, 'getPricingMeta')).toEqual({
    booking: {
      checkin: '2027-02-12',
      checkout: '2027-02-15',
      guests: { adults: 2, children: 0, infants: 0, pets: 0 },
      currency: 'CAD',
    },
  });
  expect(scope.getState($price)?.quote?.total.amount_cents).toBe(83_766);
});

test.each([
  ['is gone', refusal(404, 'property.not_found')],
  ['has an address that is none', refusal(404, 'input.no_such_call')],
])('a listing that %s is missing, with status 404', async (_what, refused) => {
  const { scope } = await open(path, { [listingCall]: refused });
  expect(scope.getState($absence)).toBe('missing');
  expect(scope.getState($head)).toMatchObject({ status: 404, indexed: false });
});

test('a listing that its host archived is gone, with status 410', async () => {
  const { scope } = await open(path, { [listingCall]: refusal(410, 'property.gone') });
  expect(scope.getState($absence)).toBe('gone');
  expect(scope.getState($head)).toMatchObject({ status: 410, indexed: false });
});

test('a listing that fails to load says why, and loads when it is asked for again', async () => {
  const answers = [refusal(500, 'app.unexpected'), answer(200, { data: aListing() })];
  const { scope } = await open(path, { [listingCall]: () => answers.shift() ?? answer(500, '') });
  expect(scope.getState($absence)).toBe('failed');
  expect(scope.getState(listing.$failure)).toMatchObject({ message: 'refused: app.unexpected', request_id: 'r-1' });
  expect(scope.getState($head).status).toBe(503);
  await allSettled(retried, { scope });
  expect(scope.getState(listing.$data)?.property_id).toBe(listingId);
});

test('without an id the page shows what guests said lately', async () => {
  const { scope, calls } = await open('/listing', { 'GET /property/review?per_page=6': answer(200, { data: someReviews() }) });
  expect(calls).toEqual(['GET /property/review?per_page=6']);
  expect(scope.getState($absence)).toBe('none asked');
  expect(scope.getState($head).indexed).toBe(false);
});

test('a first date alone asks for nothing; with the second one price is asked, and the address follows', async () => {
  const { scope, asked, goTo } = await open(dated);
  await allSettled(datesChosen, { scope, params: { start: nextWeek.start } });
  expect(asked(priceCall)).toBe(1);
  expect(scope.getState($settled).checkin).toBe('2027-02-12');
  await allSettled(datesChosen, { scope, params: nextWeek });
  expect(asked(priceCall)).toBe(2);
  expect(scope.getState($settled)).toMatchObject({ checkin: '2027-02-16', checkout: '2027-02-18' });
  // the address that we wrote ourselves comes back as a visit
  await goTo(`${path}?checkin=2027-02-16&checkout=2027-02-18&adults=2`);
  expect(asked(priceCall)).toBe(2);
  expect(asked(listingCall)).toBe(1);
  await goTo(path);
  expect(scope.getState($trip)).toEqual(noTrip);
  expect(scope.getState($price)).toBeNull();
});

test('guests counted in a row ask for one price', async () => {
  const { scope, asked } = await open(dated);
  const counted = (adults: number) => allSettled(guestsChosen, { scope, params: { adults, children: 0, infants: 0, pets: 0 } });
  await Promise.all([counted(3), counted(4), counted(3)]);
  expect(scope.getState($settled).adults).toBe(3);
  expect(asked(priceCall)).toBe(2);
});

test('the answer to dates that are no longer chosen comes too late', async () => {
  let comesAtLast: (price: PricingMeta) => void = () => undefined;
  const late = new Promise<PricingMeta>((resolve) => {
    comesAtLast = resolve;
  });
  const prices = [aPrice(), late, aPrice({ reasons: [{ reason: 'dates_taken', limit: null }], valid: false })];
  const { scope } = await open(dated, { [priceCall]: async () => answer(200, { data: await prices.shift() }) });
  const slow = allSettled(datesChosen, { scope, params: nextWeek });
  const quick = allSettled(datesChosen, { scope, params: { ...nextWeek, end: day('2027-02-19') } });
  await Promise.resolve();
  comesAtLast(aPrice({ reasons: [{ reason: 'min_nights', limit: 3 }] }));
  await Promise.all([slow, quick]);
  expect(scope.getState($price)?.reasons).toEqual([{ reason: 'dates_taken', limit: null }]);
});

test('a price that fails says so, and is asked again when dates change', async () => {
  const { scope } = await open(dated, { [priceCall]: refusal(429, 'input.rate_limited') });
  expect(scope.getState($priceFailure)).toBe('refused: input.rate_limited');
});

test('who asks for a price is told to the server, and asked anew when somebody turns out to be signed in', async () => {
  localStorage.setItem('session_access_token', 'a-token');
  const own = answer(200, { data: aPrice({ payout: { amount: '690.00 CAD', amount_cents: 69_000, currency: 'CAD' } }) });
  let known = false;
  const { scope, requests, asked } = await open(dated, {
    [priceCall]: () => (known ? own : answer(200, { data: aPrice() })),
    'GET /user': () => {
      known = true;
      return userAnswer();
    },
  });
  expect(scope.getState($price)?.payout).toBeNull();
  await allSettled(arrived, { scope, params: visitOf(dated) });
  expect(asked(priceCall)).toBe(2);
  expect(requests.filter(({ call }) => call === 'getPricingMeta').map(({ secure }) => secure)).toEqual([true, true]);
  expect(scope.getState($price)?.payout?.amount).toBe('690.00 CAD');
});

test('another currency asks for the listing and the price anew; the old ones stay in sight meanwhile', async () => {
  const inEuro = `GET /property/${listingId}?currency=EUR`;
  const { scope, asked } = await open(dated, { [inEuro]: answer(200, { data: aListing({ title: 'In euro' }) }) });
  const changed = allSettled(currencyChosen, { scope, params: 'EUR' });
  expect(scope.getState($price)?.quote?.total.currency).toBe('CAD');
  await changed;
  expect([asked(inEuro), asked(priceCall)]).toEqual([1, 2]);
  expect(scope.getState(listing.$data)?.title).toBe('In euro');
});

test('a guest who is signed out logs in first, and goes on to the checkout of the same trip', async () => {
  const { scope, calls } = await open(dated);
  await allSettled(reserved, { scope });
  const checkout = `/checkout?property_id=${listingId}&checkin=2027-02-12&checkout=2027-02-15&adults=2`;
  expect(scope.getState($loginModal)).toEqual({ wish: 'reserve', from: checkout });
  expect(calls).not.toContain('POST /booking');
});

test('whoever is signed in goes on to the checkout with the trip', async () => {
  localStorage.setItem('session_access_token', 'a-token');
  const { scope, ways, calls } = await open(dated);
  await allSettled(reserved, { scope });
  expect(ways).toEqual([`/checkout?property_id=${listingId}&checkin=2027-02-12&checkout=2027-02-15&adults=2`]);
  expect(calls).not.toContain('POST /booking');
});

test('the window of all reviews searches, orders and turns pages, of the place or of its host', async () => {
  const list = (query: string) => `GET /property/${listingId}/review?${query}`;
  const found = answer(200, { data: someReviews({ total: 14, per_page: 10 }) });
  const { scope, calls } = await open(path, {
    [list('sort=newest&page=1&per_page=10')]: found,
    [list('sort=newest&page=2&per_page=10')]: found,
    [list('sort=lowest&page=1&per_page=10')]: found,
    [list('sort=lowest&page=1&per_page=10&query=stove')]: answer(200, { data: someReviews({ total: 1 }) }),
    'GET /property/profile/p-host/review?sort=newest&page=1&per_page=10': found,
  });
  calls.length = 0;
  await allSettled(windowOpened, { scope, params: 'property' });
  await allSettled(wantedChanged, { scope, params: { page: 2 } });
  await allSettled(wantedChanged, { scope, params: { sort: 'lowest' } });
  await allSettled(wantedChanged, { scope, params: { query: ' stove ' } });
  expect(scope.getState($search).found?.total).toBe(1);
  await allSettled(windowOpened, { scope, params: 'host' });
  expect(scope.getState($search).found?.total).toBe(14);
  expect(calls).toHaveLength(5);
});
