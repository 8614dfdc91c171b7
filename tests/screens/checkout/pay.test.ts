// Paying for a booking: for the price that was seen, in the currency that was chosen, and never believed before the server says so.
// @vitest-environment happy-dom
import { allSettled, createWatch } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import { exampleSandboxPayment } from '../../../generated/examples/things';
import type { CheckoutOffer } from '../../../generated/model/entities';
import type { Instant } from '../../../generated/model/wire';
import { $booking, pointsPressed } from '../../../src/screens/checkout/booked-points.store';
import { opened } from '../../../src/screens/checkout/checkout.store';
import { Checkout } from '../../../src/screens/checkout/checkout';
import { $absence, $onlooker, offer, reread } from '../../../src/screens/checkout/offer.store';
import {
  $before,
  $due,
  $isConfirming,
  $unpaid,
  confirmedAgain,
  leaveFx,
  payPressed,
  priceAccepted,
} from '../../../src/screens/checkout/pay.store';
import { $agreedCurrency } from '../../../src/screens/shell/format/agreed-currency.store';
import { $currency, currencyChosen } from '../../../src/screens/shell/format/currency.store';
import { visitOf } from '../../../src/screens/shell/navigation/visit';
import { aBooking, bookingId } from '../../support/a-booking';
import { answer, browsing, type BrowsingPlan, refusal, userAnswer } from '../../support/a-visit';
import { anOffer, aQuote } from '../../support/an-offer';
import { renderedScreen } from '../../support/rendered-screen';
import { sent } from '../../support/sent';

const here = `/checkout/${bookingId}`;
const yen = { amount: '90000 JPY', amount_cents: 90_000, currency: 'JPY' } as const;
const inYen = aQuote({ quote_id: 'q-yen', total: yen, due: yen, fx: { currency: 'JPY', rate: '107.4', as_of: aQuote().fx.as_of } });
const page = 'https://pay.example/cs_1';

beforeEach(() => localStorage.clear());

const open = async (url: string, answers: BrowsingPlan['answers'] = {}, token: string | null = 'a-token') => {
  if (token !== null) localStorage.setItem('session_access_token', token);
  let shown: Partial<CheckoutOffer> = {};
  const visit = browsing({
    answers: {
      'GET /user': userAnswer(),
      [`GET /checkout/${bookingId}`]: () => answer(200, { data: anOffer(shown) }),
      [`GET /booking/${bookingId}`]: answer(200, { data: aBooking({ side: 'guest', status: 'confirmed' }) }),
      [`POST /booking/${bookingId}/price`]: answer(200, { data: { quote: inYen } }),
      'POST /checkout': answer(200, { data: { url: page } }),
      ...answers,
    },
  });
  const left: string[] = [];
  createWatch({ unit: leaveFx, scope: visit.scope, fn: (to) => void left.push(to) });
  const goTo = async (to: string) => {
    await visit.goTo(to);
    await allSettled(opened, { scope: visit.scope, params: visitOf(to) });
  };
  await goTo(url);
  return { ...visit, goTo, left, becomes: (next: Partial<CheckoutOffer>) => (shown = next) };
};

test('whoever has the link sees the offer; only who booked pays', async () => {
  const stranger = await open(here, {}, null);
  expect(stranger.scope.getState(offer.$data)?.booking_id).toBe(bookingId);
  expect(stranger.scope.getState($onlooker)).toBe('nobody');
  const other = await open(here, { [`GET /booking/${bookingId}`]: refusal(404, 'booking.not_found') });
  expect(other.scope.getState($onlooker)).toBe('stranger');
  expect((await open(here)).scope.getState($onlooker)).toBe('guest');
});

test('a link that leads to nothing is missing', async () => {
  const { scope } = await open(here, { [`GET /checkout/${bookingId}`]: refusal(404, 'checkout.offer_not_found') });
  expect(scope.getState($absence)).toBe('missing');
});

test('the price of the booking is paid in its own currency, on the page that the server names', async () => {
  localStorage.setItem('selected_currency', 'EUR');
  const { scope, requests, left } = await open(here);
  expect(scope.getState($currency)).toBe('CAD');
  await allSettled(payPressed, { scope });
  expect(sent(requests, 'startCheckout')).toEqual({ booking_id: bookingId, currency: 'CAD', success_path: here, cancel_path: here });
  expect(left).toEqual([page]);
});

test('in another currency its price is asked first, and that one is paid', async () => {
  const { scope, requests } = await open(here);
  await allSettled(currencyChosen, { scope, params: 'JPY' });
  expect(sent(requests, 'priceBooking')).toEqual({ bookingUrl: `http://localhost:3000${here}?currency=JPY` });
  expect(scope.getState($due)?.due).toEqual(yen);
  await allSettled(payPressed, { scope });
  expect(sent(requests, 'startCheckout')).toMatchObject({ currency: 'JPY', quote_id: 'q-yen' });
});

test('a price that is not what was shown stands beside it until somebody says yes, and no page is opened', async () => {
  const now = aQuote({ quote_id: 'q-3', due: { amount: '850.00 CAD', amount_cents: 85_000, currency: 'CAD' } });
  const { scope, left, requests } = await open(here, { 'POST /checkout': refusal(409, 'booking.price_changed', { quote: now }) });
  await allSettled(payPressed, { scope });
  expect(left).toEqual([]);
  expect([scope.getState($before)?.due.amount_cents, scope.getState($due)?.due.amount_cents]).toEqual([83_766, 85_000]);
  await allSettled(priceAccepted, { scope });
  expect(scope.getState($before)).toBeNull();
  await allSettled(payPressed, { scope });
  expect(sent(requests, 'startCheckout')).toMatchObject({ quote_id: 'q-3' });
});

test('who comes back is paid once the server says so, and a reload confirms nothing again', async () => {
  const paid_at = '2027-01-02T12:05:00Z' as Instant;
  const { scope, requests, ways } = await open(`${here}?payment=pay-1`, {
    [`PATCH /booking/${bookingId}/pay`]: answer(200, { data: aBooking({ side: 'guest', status: 'confirmed', paid_at }) }),
  });
  expect(sent(requests, 'payBooking')).toEqual({ confirmation_id: 'pay-1' });
  expect(ways).toEqual([here]);
  expect(scope.getState($unpaid)).toBeNull();
});

test('money that is on its way is waited for, and what the server hears meanwhile is seen', async () => {
  const confirm = `PATCH /booking/${bookingId}/pay`;
  const { scope, calls, becomes } = await open(`${here}?payment=pay-1`, {
    [confirm]: answer(200, { data: aBooking({ side: 'guest', status: 'confirmed' }) }),
  });
  expect(scope.getState($isConfirming)).toBe(true);
  await allSettled(confirmedAgain, { scope });
  expect(calls.filter((call) => call === confirm)).toHaveLength(2);
  expect(scope.getState($isConfirming)).toBe(true);
  expect(scope.getState($booking)).not.toBeNull();
  becomes({ paid_at: '2027-01-02T12:06:00Z' as Instant, may_pay: false });
  await allSettled(reread, { scope });
  expect(scope.getState(offer.$data)?.paid_at).toBe('2027-01-02T12:06:00Z');
  // its points can’t be changed any more
  expect(scope.getState($booking)).toBeNull();
});

test('while a payment is confirmed the page asks for none, and says that none is due now', async () => {
  localStorage.setItem('session_access_token', 'a-token');
  const quote = aQuote({ due: { amount: '50.00 CAD', amount_cents: 5000, currency: 'CAD' } });
  const shownAt = async (url: string) => {
    const view = await renderedScreen(Checkout, url, {
      answers: {
        'GET /user': userAnswer(),
        [`GET /checkout/${bookingId}`]: answer(200, { data: anOffer({ quote }) }),
        [`GET /booking/${bookingId}`]: answer(200, { data: aBooking({ side: 'guest', status: 'confirmed' }) }),
        [`PATCH /booking/${bookingId}/pay`]: answer(200, { data: aBooking({ side: 'guest', status: 'confirmed' }) }),
      },
    });
    await allSettled(opened, { scope: view.scope, params: visitOf(url) });
    const seen = [view.getByRole('heading', { level: 1 }).textContent, view.queryByText('Due now') !== null];
    const total = view.queryByText('Total after points')?.parentElement?.textContent;
    view.unmount();
    return [...seen, total];
  };
  expect(await shownAt(here)).toEqual(['Confirm and pay', true, undefined]);
  expect(await shownAt(`${here}?payment=pay-1`)).toEqual(['Your booking', false, 'Total after points$50.00 CAD']);
});

test('what the host has recorded a part of is not paid by card: the rest is paid to them', async () => {
  localStorage.setItem('session_access_token', 'a-token');
  const direct = { status: 'confirmed', payment_method: 'offline' } as const;
  const view = await renderedScreen(Checkout, here, {
    answers: {
      'GET /user': userAnswer(),
      [`GET /checkout/${bookingId}`]: answer(200, { data: anOffer({ ...direct, may_pay: false }) }),
      [`GET /booking/${bookingId}`]: answer(200, { data: aBooking({ side: 'guest', ...direct }) }),
    },
  });
  await allSettled(opened, { scope: view.scope, params: visitOf(here) });
  expect(view.getByText('Pay the rest directly to them. Your booking shows how much, and until when.')).toBeDefined();
  expect(view.getByRole('link', { name: 'View your booking' })).toBeDefined();
  expect(view.queryByRole('button', { name: /^Confirm and pay/ })).toBeNull();
  expect(view.queryByText('The payment deadline has passed.')).toBeNull();
});

test('who has tried too often reads how long to wait', async () => {
  localStorage.setItem('session_access_token', 'a-token');
  const view = await renderedScreen(Checkout, here, {
    answers: {
      'GET /user': userAnswer(),
      [`GET /checkout/${bookingId}`]: answer(200, { data: anOffer() }),
      [`GET /booking/${bookingId}`]: answer(200, { data: aBooking({ side: 'guest', status: 'confirmed' }) }),
      'POST /checkout': refusal(429, 'input.rate_limited', { retry_after: 3000 }),
    },
  });
  await allSettled(opened, { scope: view.scope, params: visitOf(here) });
  await allSettled(payPressed, { scope: view.scope });
  expect(view.getByText(/^You can try again in (50:00|49:5\d)/)).toBeDefined();
});

test('a payment that is none says so, and the booking can still be paid', async () => {
  const { scope, goTo } = await open(`${here}?payment=nonsense`, {
    [`PATCH /booking/${bookingId}/pay`]: refusal(404, 'checkout.payment_not_found'),
  });
  expect(scope.getState($isConfirming)).toBe(false);
  expect(scope.getState($unpaid)).toBe('refused: checkout.payment_not_found');
  await goTo(here);
  expect(scope.getState($unpaid)).toBeNull();
});

test('points are changed before paying: the booking and its price are read anew, in another currency too', async () => {
  const { scope, requests, calls } = await open(here, {
    [`POST /booking/${bookingId}/points`]: answer(200, { data: { quote: aQuote(), points: 700 } }),
  });
  await allSettled(currencyChosen, { scope, params: 'JPY' });
  const asked = (call: string) => calls.filter((it) => it === call).length;
  const reads = [`GET /checkout/${bookingId}`, `GET /booking/${bookingId}`, `POST /booking/${bookingId}/price`] as const;
  const before = reads.map(asked);
  await allSettled(pointsPressed, { scope, params: 700 });
  expect(sent(requests, 'setBookingPoints')).toEqual({ points: 700 });
  expect(reads.map(asked)).toEqual(before.map((times) => times + 1));
});

test('the head tells one currency alone where the price is agreed, and offers others while it can still be paid', async () => {
  const paid = await open(here, { [`GET /checkout/${bookingId}`]: answer(200, { data: anOffer({ may_pay: false, currency: 'USD' }) }) });
  expect(paid.scope.getState($agreedCurrency)).toBe('USD');
  const unpaid = await open(here);
  expect(unpaid.scope.getState($agreedCurrency)).toBeNull();
  const payment = { ...exampleSandboxPayment, amount: { amount: '71.00 EUR', amount_cents: 7100, currency: 'EUR' as const } };
  await unpaid.goTo(`${here}?sandbox=${payment.payment_id}`);
  expect(unpaid.scope.getState($agreedCurrency)).toBeNull();
  const made = await open(`${here}?sandbox=${payment.payment_id}`, {
    [`GET /checkout/${bookingId}/payment/${payment.payment_id}`]: answer(200, { data: payment }),
  });
  expect(made.scope.getState($agreedCurrency)).toBe('EUR');
  await made.goTo(here);
  expect(made.scope.getState($agreedCurrency)).toBeNull();
});
