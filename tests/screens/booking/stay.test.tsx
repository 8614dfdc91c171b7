// One stay in full as its guest uses it: where it stands, and what can be done about it.
// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { CallAnswer } from '../../../generated/client/transport';
import type { BookingDetail } from '../../../generated/model/entities';
import type { Instant, PlainDate } from '../../../generated/model/wire';
import { aBooking, aQuote, bookingId, paid, someMoney } from '../../support/a-guest-booking';
import { aStaysPage } from '../../support/a-stays-page';
import { answer, refusal } from '../../support/a-visit';
import { sent } from '../../support/sent';

const day = (date: string) => date as PlainDate;
const one = `GET /booking/${bookingId}`;
const theStay = (own: Partial<BookingDetail> = {}, answers: Record<string, CallAnswer> = {}) =>
  aStaysPage(`/stays/${bookingId}`, { [one]: answer(200, { data: aBooking(own) }), ...answers });

afterEach(() => void vi.useRealTimers());

test('a request says until when it may be answered, and hides where it is', async () => {
  await theStay({ lat: 50.1, lng: -122.9 });
  expect(screen.getByRole('heading', { level: 1, name: 'Cedar cabin by the lake' })).toBeDefined();
  expect(screen.getByText(/^Your host can respond until .*4:00 PM/)).toBeDefined();
  expect(screen.getByText(/exact address here once/)).toBeDefined();
  expect(screen.getByText(/^The exact location is shown/)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Get directions' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Pay / })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Report a problem' })).toBeNull();
});

test('a paid stay shows address, way there, times, people, its calendar file and all that happened', async () => {
  await theStay({
    ...paid,
    address: '12 Lakeside Road, Whistler, BC V8E 0B1',
    host: { profile_id: 'p-2', first_name: 'Ann', last_name: 'Moss', avatar: null },
    events: [
      { at: '1970-01-01T00:00:00Z' as Instant, event: 'request', reason: null },
      { at: '1970-01-01T02:00:00Z' as Instant, event: 'pay', reason: null },
    ],
  });
  expect(screen.getByText('Thursday, February 12, 1970').textContent).toBe('Thursday, February 12, 1970After 4:00 PM Pacific Time');
  expect(screen.getByText('Sunday, February 15, 1970').textContent).toBe('Sunday, February 15, 1970Before 11:00 AM Pacific Time');
  expect(screen.getByText('2 guests')).toBeDefined();
  expect(screen.getByText('Ann Moss')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Get directions' }).getAttribute('href')).toContain('destination=12+Lakeside+Road');
  const file = decodeURIComponent(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href') ?? '');
  expect(file).toContain('DTSTART:19700213T000000Z');
  const steps = within(screen.getByRole('region', { name: 'Timeline' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual(['RequestedJan 1, 1970, 12:00 AM', 'PaidJan 1, 1970, 2:00 AM']);
});

test('a guest reads by when how much comes back of what was paid to us, on the clock of the place', async () => {
  const steps = [
    { until: '1970-02-08T00:00:00Z' as Instant, refund_percent: 100, says: 'Full refund' },
    { until: '1970-02-13T00:00:00Z' as Instant, refund_percent: 50, says: '50% refund for the nights after the first' },
  ];
  const cancellation = { policy: 'moderate', free_until: steps[0]?.until ?? null, steps } as const;
  await theStay({ ...paid, cancellation });
  const terms = within(screen.getByRole('region', { name: 'Cancellation policy: Moderate' }));
  expect(terms.getByText('Full refund up to 5 days before check-in')).toBeDefined();
  expect(terms.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Until Feb 8, 1970, 12:00 AM (Feb 7, 1970, 4:00 PM Pacific Time)Full refund',
    'Until Feb 13, 1970, 12:00 AM (Feb 12, 1970, 4:00 PM Pacific Time)50% refund for the nights after the first',
  ]);
  cleanup();
  const now = { until: null, refund_percent: 50, says: '50% refund for nights from Feb 14' };
  await theStay({ ...paid, cancellation: { ...cancellation, free_until: null, steps: [now] } });
  expect(
    within(screen.getByRole('region', { name: /^Cancellation/ }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['If you cancel now50% refund for nights from Feb 14']);
  expect(screen.queryByText('Today')).toBeNull();
  cleanup();
  await theStay({ ...paid, payment_method: 'offline', cancellation });
  const direct = within(screen.getByRole('region', { name: 'Cancellation' }));
  expect(direct.getByText('You paid your host directly. Any refund is between you and your host.')).toBeDefined();
  cleanup();
  await theStay({ ...paid, status: 'cancelled', cancelled_by: 'guest' });
  expect(screen.queryByRole('region', { name: /^Cancellation/ })).toBeNull();
});

test('points and what is left to pay stand below the total', async () => {
  const points = { code: 'points', label: '2,500 points', type: 'points', ...someMoney(-2500) } as const;
  await theStay({ quote: aQuote({ points_applied: 2500, line_items: [points], due: someMoney(81_266) }) });
  expect(screen.getByText('2,500 points')).toBeDefined();
  expect(screen.getByText('−$25.00 CAD')).toBeDefined();
  expect(screen.getByText('$812.66 CAD')).toBeDefined();
  expect(screen.getByText('Due once accepted')).toBeDefined();
});

test('what is left after points is due now while it may be paid, and paid once it is', async () => {
  const quote = aQuote({ points_applied: 2500, due: someMoney(81_266) });
  await theStay({ quote, status: 'confirmed' });
  expect(screen.getByText('Due now')).toBeDefined();
  cleanup();
  await theStay({ ...paid, quote });
  expect(within(screen.getByRole('list', { name: 'Price details' })).getByText('Paid')).toBeDefined();
  expect(screen.queryByText('Due now')).toBeNull();
});

test('until a stay is paid its points are changed, and what is left to pay is seen before', async () => {
  const set = `POST /booking/${bookingId}/points`;
  const { person, requests } = await theStay(
    { points: 2500, points_use: { balance: 4000, max: 60_000 } },
    { [set]: answer(200, { data: { quote: aQuote(), points: 4000 } }) },
  );
  await person.click(screen.getByRole('button', { name: 'Change points' }));
  const window = within(screen.getByRole('dialog', { name: 'Points for this booking' }));
  expect(window.getByText('2,500 points (−$25.00 CAD)')).toBeDefined();
  act(() => window.getByRole('slider', { name: 'Points to use' }).focus());
  // the least that can be used is one step from none, and back
  await person.keyboard('{Home}{ArrowRight}');
  expect(window.getByText('100 points (−$1.00 CAD)')).toBeDefined();
  await person.keyboard('{ArrowLeft}');
  expect(window.getByText('No points')).toBeDefined();
  await person.keyboard('{End}');
  expect(window.getByText('$797.66 CAD left to pay')).toBeDefined();
  await person.click(window.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(requests, 'setBookingPoints')).toEqual({ points: 4000 });
});

test('who has too few points for any stay is not asked', async () => {
  await theStay({ points_use: { balance: 80, max: 60_000 } });
  expect(screen.queryByRole('button', { name: 'Use points' })).toBeNull();
});

test('what came back of a stay that was paid in another currency is told in that too', async () => {
  const events: BookingDetail['events'] = [{ at: '1970-01-01T00:00:00Z' as Instant, event: 'cancel', reason: null }];
  const refund = someMoney(24_480, 'USD');
  await theStay({ ...paid, status: 'cancelled', cancelled_by: 'guest', events, refund_cents: 33_640, refund });
  expect(screen.getByText('Your refund is $336.40 CAD: $244.80 USD to your card. It can take up to 10 business days.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Print receipt' })).toBeDefined();
});

test('who has paid prints a receipt: every line and tax, what was paid, when and by whom, and what came back', async () => {
  vi.stubGlobal('print', vi.fn());
  const guest = { profile_id: 'p-1', first_name: 'Ada', last_name: 'Lovelace', avatar: null, rating: null, review_count: 0 };
  const { person } = await theStay({ ...paid, guest, refund_cents: 33_640 });
  await person.click(screen.getByRole('button', { name: 'Print stay and receipt' }));
  expect(globalThis.print).toHaveBeenCalledOnce();
  const receipt = within(screen.getByLabelText('Receipt', { selector: 'section' }));
  expect(receipt.getByText('Paid by Ada Lovelace · Card')).toBeDefined();
  expect(receipt.getByText('Dec 31, 1969, 6:00 PM Pacific Time')).toBeDefined();
  expect(receipt.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    '$200.00 × 3 nights$600.00 CAD',
    'Cleaning fee$90.00 CAD',
    'Service fee$55.20 CAD',
    'BC PST 8%$55.20 CAD',
    'GST 5%$37.26 CAD',
    'Total$837.66 CAD',
    'Paid$837.66 CAD',
    'Refunded$336.40 CAD',
  ]);
  vi.unstubAllGlobals();
});

test('who has not paid has no receipt', async () => {
  await theStay({ ...paid, paid_at: null, payment_method: null });
  expect(screen.queryByRole('button', { name: /^Print/ })).toBeNull();
  expect(screen.queryByText('Receipt')).toBeNull();
});

test('the booking of another is not found here', async () => {
  await aStaysPage(`/stays/${bookingId}`, { [one]: refusal(404, 'booking.not_found') });
  expect(screen.getByRole('heading', { name: 'We couldn’t find this booking in your account.' })).toBeDefined();
});

test('who hosts a stay does not see it among their own', async () => {
  await theStay({ side: 'host' });
  expect(screen.getByRole('link', { name: 'All stays' })).toBeDefined();
  expect(screen.queryByText('Cedar cabin by the lake')).toBeNull();
});

test('the status changes at the property’s midnight, without a reload', async () => {
  await theStay({
    ...paid,
    checkin: day('1969-12-31'),
    checkout: day('1970-01-02'),
    checkin_time: '16:30' as BookingDetail['checkin_time'],
  });
  expect(screen.getByText('Checking In')).toBeDefined();
  vi.useFakeTimers({ now: performance.timeOrigin });
  // the page is looked at again
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  act(() => void vi.advanceTimersByTime(8 * 3_600_000));
  expect(screen.getByText('Checking In')).toBeDefined();
  act(() => void vi.advanceTimersByTime(30 * 60_000 + 100));
  expect(screen.getByText('Staying')).toBeDefined();
  act(() => void vi.advanceTimersByTime(24 * 3_600_000));
  expect(screen.getByText('Checking Out')).toBeDefined();
});

test('once the time to answer is over, and when the page is looked at again, the stay is asked for anew', async () => {
  const { calls } = await theStay({ reply_by: '1970-01-01T01:00:00Z' as Instant });
  const asked = () => calls.filter((it) => it === one).length;
  expect(asked()).toBe(1);
  vi.useFakeTimers({ now: performance.timeOrigin });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(asked()).toBe(2);
  act(() => void vi.advanceTimersByTime(59 * 60_000));
  expect(asked()).toBe(2);
  act(() => void vi.advanceTimersByTime(2 * 60_000));
  expect(asked()).toBeGreaterThan(2);
});

const preview = `GET /booking/${bookingId}/cancel-preview`;
const cancel = `PATCH /booking/${bookingId}/cancel`;
const previewed = answer(200, {
  data: {
    refund: someMoney(24_480, 'USD'),
    refund_cad: someMoney(33_640),
    dispute_note: null,
    kept: someMoney(38_000, 'USD'),
    points_back: 120,
    lines: [
      { label: 'Nights', amount: someMoney(20_000) },
      { label: 'Cleaning fee', amount: someMoney(9000) },
      { label: 'Taxes', amount: someMoney(4640) },
    ],
    step: 'Half of the rest comes back',
  },
});

test('what comes back is seen line by line before a stay is cancelled, and a reason is asked for', async () => {
  const after = aBooking({ ...paid, lat: 50.1, lng: -122.9, status: 'cancelled', cancelled_by: 'guest', refund_cents: 33_640 });
  const answers = [aBooking(paid), after].map((data) => answer(200, { data }));
  const { person, requests, calls, notes } = await aStaysPage(`/stays/${bookingId}`, {
    [one]: () => answers.shift() ?? answer(200, { data: after }),
    [preview]: previewed,
    [cancel]: answer(200, { data: after }),
  });
  await person.click(screen.getByRole('button', { name: 'Cancel booking' }));
  const window = within(screen.getByRole('dialog', { name: 'Cancel this booking?' }));
  const lines = within(await window.findByRole('list', { name: 'Refund' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Nights$200.00 CAD',
    'Cleaning fee$90.00 CAD',
    'Taxes$46.40 CAD',
    'Refund$336.40 CAD',
    'To the card$244.80 USD',
    'Points returned120',
    'Not refunded$380.00 USD',
  ]);
  // the sentence about the reason stands below it, not below the refund
  const reason = window.getByRole('textbox', { name: 'Why are you cancelling?' });
  const shared = window.getByText('We’ll share this with your host.');
  expect(reason.compareDocumentPosition(shared) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await person.click(window.getByRole('button', { name: 'Cancel booking' }));
  expect(calls).not.toContain(cancel);
  await person.type(window.getByRole('textbox', { name: 'Why are you cancelling?' }), 'We fell ill');
  await person.click(window.getByRole('button', { name: 'Cancel booking' }));
  await waitFor(() => expect(notes()).toEqual(['Booking cancelled.']));
  expect(sent(requests, 'cancelBooking')).toEqual({ cancel_reason: 'We fell ill' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.filter((it) => it === one)).toHaveLength(2);
  // the pressed button is gone
  expect(await screen.findByText('You cancelled this booking')).toBeDefined();
  expect(screen.queryByText(/^The exact location is shown/)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('a request is withdrawn in its own words, and nothing is asked about a refund', async () => {
  const withdrawn = aBooking({ status: 'cancelled', events: [{ at: '1970-01-01T00:00:00Z' as Instant, event: 'withdraw', reason: null }] });
  const { person, calls, notes } = await theStay({}, { [cancel]: answer(200, { data: withdrawn }) });
  await person.click(screen.getByRole('button', { name: 'Withdraw request' }));
  const window = within(screen.getByRole('dialog', { name: 'Withdraw this request?' }));
  await person.type(window.getByRole('textbox'), 'Other plans');
  await person.click(window.getByRole('button', { name: 'Withdraw request' }));
  await waitFor(() => expect(notes()).toEqual(['Request withdrawn.']));
  expect(calls).not.toContain(preview);
});

test('a refusal stays in its window, and the booking is asked for anew behind it', async () => {
  const late = refusal(409, 'booking.illegal_transition', { status: 'cancelled' });
  const { person, calls } = await theStay({ ...paid, paid_at: null, payment_method: null }, { [cancel]: late });
  await person.click(screen.getByRole('button', { name: 'Cancel booking' }));
  const window = within(screen.getByRole('dialog'));
  await person.type(window.getByRole('textbox'), 'No');
  await person.click(window.getByRole('button', { name: 'Cancel booking' }));
  expect((await window.findByRole('alert')).textContent).toContain('refused: booking.illegal_transition');
  await waitFor(() => expect(calls.filter((it) => it === one)).toHaveLength(2));
});

test('a problem is reported', async () => {
  const { person, requests, notes } = await theStay(paid, { [`POST /booking/${bookingId}/report`]: answer(200, { data: {} }) });
  await person.click(screen.getByRole('button', { name: 'Report a problem' }));
  // nothing is held before it is sent, and nothing that was paid out comes back by it
  expect(screen.getByText(/If your host hasn’t been paid yet, the payout will wait/)).toBeDefined();
  await person.type(screen.getByRole('textbox', { name: 'What went wrong?' }), 'No heating');
  await person.click(screen.getByRole('button', { name: 'Close' }));
  await person.click(screen.getByRole('button', { name: 'Report a problem' }));
  await person.click(screen.getByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(notes()).toEqual(['Report sent. We’ll be in touch by email.']));
  expect(sent(requests, 'reportBooking')).toEqual({ message: 'No heating' });
});
