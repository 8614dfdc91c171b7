// Asking for a stay: its price is held, asked about where it changed, and booked once.
// @vitest-environment happy-dom
import { allSettled } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import type { CallAnswer } from '../../../generated/client/transport';
import { $before, $drawn, $price, $quote, lapsed, pointsDrawn, priceAccepted } from '../../../src/screens/checkout/ask.store';
import { $isFormAwaited, bookPressed, booking, duplicate } from '../../../src/screens/checkout/book.store';
import { opened } from '../../../src/screens/checkout/checkout.store';
import { $errors } from '../../../src/screens/shell/failures/errors.store';
import { visitOf } from '../../../src/screens/shell/navigation/visit';
import { aListing, aPrice, listingId, priceCall } from '../../support/a-listing';
import { answer, browsing, type BrowsingPlan, refusal, userAnswer } from '../../support/a-visit';
import { sent } from '../../support/sent';

const asked = `/checkout?property_id=${listingId}&checkin=2027-02-12&checkout=2027-02-15&adults=2`;
const agreed = { agreed: true, message: ' We come by train. ' } as const;
const dearer = () => {
  const { quote } = aPrice();
  const due = { amount: '900.00 CAD', amount_cents: 90_000, currency: 'CAD' as const };
  return aPrice({ quote: quote && { ...quote, quote_id: 'q-2', total: due, due } });
};

const noStayBefore = answer(200, { data: { duplicate: false, kind: null, booking_id: null, status: null } });

beforeEach(() => localStorage.clear());

const open = async (answers: BrowsingPlan['answers'] = {}, token: string | null = 'a-token') => {
  if (token !== null) localStorage.setItem('session_access_token', token);
  const visit = browsing({
    answers: {
      'GET /user': userAnswer(),
      [`GET /property/${listingId}`]: answer(200, { data: aListing() }),
      [priceCall]: answer(200, { data: aPrice({ points: { balance: 2500, max: 74_520, earn: 1380 } }) }),
      'POST /booking/check-duplicate': noStayBefore,
      ...answers,
    },
  });
  await visit.goTo(asked);
  await allSettled(opened, { scope: visit.scope, params: visitOf(asked) });
  return { ...visit, times: (call: string) => visit.calls.filter((it) => it === call).length };
};

test('the stay of the address is priced for its guests, and looked for among what was booked before', async () => {
  const { scope, requests } = await open();
  expect(scope.getState($quote)?.quote_id).toBe('q-1');
  expect(sent(requests, 'getPricingMeta')).toMatchObject({ booking: { checkin: '2027-02-12', guests: { adults: 2 }, points: 0 } });
  expect(sent(requests, 'checkDuplicate')).toEqual({ property_id: listingId, checkin: '2027-02-12', checkout: '2027-02-15' });
  expect(scope.getState(duplicate.$data)?.duplicate).toBe(false);
});

test('who is signed out reads the price, and nobody looks for what they booked', async () => {
  const { scope, calls } = await open({}, null);
  expect(scope.getState($quote)).not.toBeNull();
  expect(calls).not.toContain('POST /booking/check-duplicate');
});

test('the form waits for what comes above it: a warning of a stay booked before, and the points', async () => {
  const events: string[] = [];
  const told = (name: string, found: CallAnswer) => () => {
    events.push(name);
    return found;
  };
  const watching = $isFormAwaited.updates.watch((isAwaited) => void events.push(isAwaited ? 'form awaited' : 'form shown'));
  await open({
    [priceCall]: told('price', answer(200, { data: aPrice({ points: { balance: 2500, max: 74_520, earn: 1380 } }) })),
    'POST /booking/check-duplicate': told('stays before', noStayBefore),
  });
  watching.unsubscribe();
  expect(events).toEqual(['form awaited', 'price', 'stays before', 'form shown']);
});

test('points that are drawn on a line ask for one price, the last', async () => {
  const { scope, requests, times } = await open();
  const before = times(priceCall);
  await Promise.all([100, 700, 1200].map((params) => allSettled(pointsDrawn, { scope, params })));
  expect(times(priceCall)).toBe(before + 1);
  expect(sent(requests, 'getPricingMeta')).toMatchObject({ booking: { points: 1200 } });
});

test('points that are not there any more are taken back, and the price comes without them', async () => {
  const prices = [answer(200, { data: aPrice() }), answer(200, { data: aPrice() }), refusal(409, 'points.not_enough', { balance: 0 })];
  const { scope } = await open({ [priceCall]: () => prices.shift() ?? answer(200, { data: aPrice() }) });
  prices.splice(0, prices.length - 1);
  await allSettled(pointsDrawn, { scope, params: 500 });
  expect(scope.getState($drawn)).toBe(0);
  expect(scope.getState($price)).not.toBeNull();
});

test('a price that lapsed is asked anew: the same goes on, another is shown beside it until somebody says yes', async () => {
  let now = aPrice();
  const { scope } = await open({ [priceCall]: () => answer(200, { data: now }) });
  await allSettled(lapsed, { scope });
  expect(scope.getState($before)).toBeNull();
  now = dearer();
  await allSettled(lapsed, { scope });
  expect(scope.getState($before)?.due.amount_cents).toBe(83_766);
  expect(scope.getState($quote)?.due.amount_cents).toBe(90_000);
  await allSettled(priceAccepted, { scope });
  expect(scope.getState($before)).toBeNull();
});

test('a booking takes the price that was seen, and its key with it; it leads on without a way back to asking', async () => {
  const { scope, requests, ways } = await open({ 'POST /booking': answer(200, { data: { booking_id: 'b-1' } }) });
  await allSettled(bookPressed, { scope, params: agreed });
  expect(sent(requests, 'createBooking')).toEqual({
    quote_id: 'q-1',
    property_id: listingId,
    checkin: '2027-02-12',
    checkout: '2027-02-15',
    guests: { adults: 2, children: 0, infants: 0, pets: 0 },
    currency: 'CAD',
    points: 0,
    message: 'We come by train.',
  });
  expect(requests.findLast(({ call }) => call === 'createBooking')?.headers['idempotency-key']).toBe('q-1');
  expect(ways).toEqual(['/checkout/b-1']);
});

test('a price that does not hold any more is said, and asked anew', async () => {
  const { scope, times } = await open({ 'POST /booking': refusal(409, 'booking.quote_expired', { quote: dearer().quote }) });
  const before = times(priceCall);
  await allSettled(bookPressed, { scope, params: agreed });
  expect(scope.getState(booking.$problem)?.message).toBe('refused: booking.quote_expired');
  expect(times(priceCall)).toBe(before + 1);
  expect(scope.getState($price)).not.toBeNull();
});

test('a listing whose terms have changed meanwhile is read anew, and said', async () => {
  const { scope, times } = await open({ 'POST /booking': refusal(409, 'booking.terms_changed', { changed: ['cancellation_policy'] }) });
  const before = [times(priceCall), times(`GET /property/${listingId}`)];
  await allSettled(bookPressed, { scope, params: agreed });
  expect(scope.getState(booking.$problem)?.message).toBe('refused: booking.terms_changed');
  expect([times(priceCall), times(`GET /property/${listingId}`)]).toEqual(before.map((many) => many + 1));
});

test('what nobody declared is told as a booking that failed', async () => {
  const { scope } = await open({ 'POST /booking': refusal(500, 'app.unexpected') });
  await allSettled(bookPressed, { scope, params: agreed });
  expect(scope.getState($errors)).toMatchObject([{ message: 'Failed to create booking', code: 'booking.create_failed' }]);
});

test.each([
  ['account.not_verified', '/verify'],
  ['account.not_named', '/complete-profile'],
])('a refusal for %s leads to %s and back to the trip, and never to a dialog', async (code, step) => {
  const { scope, ways } = await open({ 'POST /booking': refusal(403, code) });
  await allSettled(bookPressed, { scope, params: agreed });
  expect(ways).toEqual([`${step}?from=${encodeURIComponent(asked)}`]);
  expect(scope.getState($errors)).toEqual([]);
});
