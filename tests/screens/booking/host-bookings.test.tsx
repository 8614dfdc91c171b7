// A host's bookings as a person meets them: in order, found, opened, answered.
// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, onTestFinished, test, vi } from 'vitest';
import { acceptForm } from '../../../generated/forms/acceptForm';
import { contactBookingForm } from '../../../generated/forms/contactBookingForm';
import { recordPaymentForm } from '../../../generated/forms/recordPaymentForm';
import { rejectForm } from '../../../generated/forms/rejectForm';
import type { Instant, PlainDate } from '../../../generated/model/wire';
import { loadFailedTexts } from '../../../generated/texts/sentences/loadFailedTexts';
import { hostBookingTexts as say } from '../../../generated/texts/sentences/hostBookingTexts';
import { reviewTexts } from '../../../generated/texts/sentences/reviewTexts';
import { savedReplyTexts } from '../../../generated/texts/sentences/savedReplyTexts';
import { threadTexts } from '../../../generated/texts/sentences/threadTexts';
import { renewed } from '../../../src/screens/booking/host-bookings/host-bookings.store';
import { aBookingRow, aHostList } from '../../support/a-booking';
import { answer, refusal } from '../../support/a-visit';
import { sent } from '../../support/sent';
import { call, coming, days, list, listed, now, path, rowsShown, section, tabs, thePage, whole } from '../../support/host-bookings-page';

const paid = { status: 'confirmed', paid_at: now } as const;
const date = (text: string) => text as PlainDate;
const guest = (first_name: string) => ({ first_name, avatar: null, rating: null });
const requestsOf = [
  aBookingRow({ booking_id: 'sooner', guest: guest('Sam'), reply_by: '2027-02-01T22:40:30Z' as Instant }),
  aBookingRow({ booking_id: 'later', guest: guest('Lee'), reply_by: '2027-02-02T19:40:00Z' as Instant }),
];
const here = aBookingRow({ booking_id: 'here', ...paid, checkin: date('2027-01-30'), checkout: date('2027-02-04'), guest: guest('Hana') });

test('what needs an answer comes first, with the time that is left, and each other tab tells how many it has', async () => {
  // a page is as old as its process: on a slow machine the minute would be over
  vi.useFakeTimers({ toFake: ['Date'], now: performance.timeOrigin });
  onTestFinished(() => void vi.useRealTimers());
  await thePage(requestsOf, { [listed]: list(requestsOf, 'requests', { past: 1234, unpaid: 1 }) });
  expect(tabs().map(({ textContent }) => textContent)).toEqual([
    'Requests2',
    'Current',
    'Upcoming',
    'Payment pending1',
    'Past1,234',
    'Cancelled',
  ]);
  expect(
    tabs()
      .filter((tab) => tab.getAttribute('aria-current') === 'page')
      .map((tab) => tab.textContent),
  ).toEqual(['Requests2']);
  expect(screen.getByText(say.answer({ count: 2 }))).toBeDefined();
  const requests = section('Requests').getAllByRole('link');
  expect(rowsShown('requests')).toEqual(['/bookings/sooner', '/bookings/later']);
  expect(requests[0]?.textContent).toContain('40 min left');
  expect(requests[1]?.textContent).toContain('21 h left');
  expect(requests[1]?.textContent).toContain('Payout $690 CAD');
});

test('the strip shows the coming days of each place, whatever the tab has, and leads to each stay', async () => {
  await thePage(requestsOf, { [coming]: days([here, ...requestsOf]) });
  const stays = section('Next 28 days').getAllByRole('link');
  expect(stays.map((link) => link.getAttribute('aria-label'))).toEqual([
    'Hana, Jan 30 – Feb 4, Cedar cabin by the lake, Hosting',
    ...['Sam', 'Lee'].map((name) => expect.stringMatching(new RegExp(`^${name}, Feb 12 – 15, Cedar cabin by the lake, `)) as string),
  ]);
});

test('more bookings than a page holds are asked for after the last that is shown, and stay when the first are asked for anew', async () => {
  const more = 'GET /booking/properties/search?tab=past&per_page=50&after=b-49';
  const fifty = Array.from({ length: 50 }, (_, nth) => aBookingRow({ booking_id: `b-${nth}`, ...paid }));
  const { person, scope } = await thePage(fifty, {
    [listed]: list(fifty, 'past', { past: 51 }),
    [more]: list([aBookingRow({ booking_id: 'last', ...paid })], 'past', { past: 51 }),
  });
  expect(screen.getByText(say.shownOf({ shown: '50', total: '51' }))).toBeDefined();
  await person.click(screen.getByRole('button', { name: say.more }));
  await waitFor(() => expect(rowsShown('past')).toHaveLength(51));
  expect(screen.queryByRole('button', { name: say.more })).toBeNull();
  await allSettled(renewed, { scope });
  expect(rowsShown('past')).toHaveLength(51);
});

test('without bookings there is a way on; what did not come is asked for again', async () => {
  await thePage([]);
  expect(screen.getByRole('heading', { name: say.empty })).toBeDefined();
  expect(screen.getByRole('link', { name: say.emptyAction }).getAttribute('href')).toBe('/properties');
});

test('bookings that did not come are asked for again', async () => {
  let tries = 0;
  const { person } = await thePage([], {
    [listed]: () => {
      tries += 1;
      return tries === 1 ? refusal(500, 'app.unexpected') : list(requestsOf);
    },
  });
  await person.click(within(screen.getByRole('alert')).getByRole('button', { name: loadFailedTexts.retry }));
  await waitFor(() => expect(section('Requests').getAllByRole('link')).toHaveLength(2));
});

test('a request is accepted with a message, and both the list and the booking tell', async () => {
  const accepted = { status: 'confirmed', pay_by: '2027-02-02T22:00:00Z' as Instant } as const;
  let done = false;
  const { person, requests, notes } = await thePage(
    [],
    {
      [listed]: () => list([aBookingRow(done ? accepted : {})], done ? 'unpaid' : 'requests'),
      [`GET ${call}`]: () => whole(done ? accepted : {}),
      [`PATCH ${call}/accept`]: () => {
        done = true;
        return whole(accepted);
      },
    },
    path,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ann, Feb 12 – 15');
  expect(screen.getByText(/^Answer by .*11:00 AM.* · 19 h left$/)).toBeDefined();
  expect(section(say.moneyHeading).getByText('$690.00 CAD')).toBeDefined();
  // the guest's message stands once, in the thread, before all the facts
  const parts = within(screen.getByRole('article')).getAllByRole('heading', { level: 2 });
  expect(parts[0]?.textContent).toBe(threadTexts.heading);
  expect(screen.queryByText('We arrive by ferry.')).toBeNull();
  await person.click(screen.getByRole('button', { name: say.accept }));
  const window = within(await screen.findByRole('dialog', { name: acceptForm.title }));
  expect(window.getByText('If you accept, Ann has 24 hours to pay.')).toBeDefined();
  await person.type(await window.findByLabelText(/Message to guest/), 'Welcome');
  await person.click(window.getByRole('button', { name: acceptForm.submit }));
  await waitFor(() => expect(notes()).toEqual([expect.stringMatching(/^Request accepted\. We’ve asked Ann to pay by .*3:00 PM.*\.$/)]));
  expect(sent(requests, 'acceptBooking')).toEqual({ message: 'Welcome' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await screen.findByText(/^Ann has until .*3:00 PM.* to pay · \d+ h left$/);
  expect(section('Payment pending').getAllByRole('link')).toHaveLength(1);
  // the button that was pressed is gone
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

test('a request that can no longer be accepted says why, offers nothing but to close, and shows how it stands', async () => {
  let withdrawn = false;
  const { person } = await thePage(
    [aBookingRow()],
    {
      [`GET ${call}`]: () => whole(withdrawn ? { status: 'cancelled' } : {}),
      [`PATCH ${call}/accept`]: () => {
        withdrawn = true;
        return refusal(409, 'booking.illegal_transition', { status: 'cancelled' });
      },
    },
    path,
  );
  expect(screen.getAllByText(/^Payout \$/)).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: say.accept }));
  await person.click(await screen.findByRole('button', { name: acceptForm.submit }));
  expect(await screen.findByRole('alert')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: acceptForm.submit })).toBeNull());
  expect(screen.queryByText(/^Payout \$/)).toBeNull();
  const [window] = screen.getAllByRole('dialog');
  await person.click(within(window ?? document.body).getByText(say.close));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: say.accept })).toBeNull();
});

test('nights that another platform sold meanwhile are told, and the request stays open', async () => {
  const conflict = [{ start: '2027-02-11', end: '2027-02-13', platform: 'vrbo' }];
  const { person } = await thePage(
    [aBookingRow()],
    { [`GET ${call}`]: whole(), [`PATCH ${call}/accept`]: refusal(409, 'booking.dates_unavailable', { conflict, status: 'pending' }) },
    path,
  );
  await person.click(screen.getByRole('button', { name: say.accept }));
  await person.click(await screen.findByRole('button', { name: acceptForm.submit }));
  const told = within(await screen.findByRole('alert'));
  expect(told.getByText('Feb 11 – 13 on Vrbo')).toBeDefined();
  expect(told.getByRole('link', { name: say.toCalendar }).getAttribute('href')).toBe('/property/p-9#calendar');
});

test('a request is rejected only with a reason', async () => {
  const { person, requests, calls, notes } = await thePage(
    [aBookingRow()],
    { [`GET ${call}`]: whole(), [`PATCH ${call}/reject`]: whole({ status: 'rejected', reject_reason: 'Closed' }) },
    path,
  );
  await person.click(screen.getByRole('button', { name: say.reject }));
  const window = within(await screen.findByRole('dialog'));
  await person.click(await window.findByRole('button', { name: rejectForm.submit }));
  expect(calls).not.toContain(`PATCH ${call}/reject`);
  await person.type(window.getByLabelText(/Why are you rejecting it/), 'Closed');
  await person.click(window.getByRole('button', { name: rejectForm.submit }));
  await waitFor(() => expect(notes()).toEqual([say.rejected]));
  expect(sent(requests, 'rejectBooking')).toEqual({ reject_reason: 'Closed' });
});

test('what a guest paid directly is recorded, the sum that is due given first', async () => {
  const { person, requests, notes } = await thePage(
    [],
    {
      [`GET ${call}`]: whole({ status: 'confirmed', pay_by: '2027-02-02T22:00:00Z' as Instant }),
      [`PATCH ${call}/record-payment`]: whole({ status: 'confirmed', paid_at: now, payment_method: 'offline' }),
    },
    path,
  );
  await person.click(screen.getByRole('button', { name: say.recordPayment }));
  const window = within(await screen.findByRole('dialog', { name: recordPaymentForm.title }));
  await person.click(await window.findByRole('radio', { name: 'Cash' }));
  await person.click(window.getByRole('button', { name: recordPaymentForm.submit }));
  await waitFor(() => expect(notes()).toEqual([say.paymentRecorded]));
  expect(sent(requests, 'recordPayment')).toEqual({ amount_cents: 80_040, method: 'cash', received_on: '2027-02-01' });
});

test('the next part of what a guest paid directly begins with what is left', async () => {
  const partly = { status: 'confirmed', payment_method: 'offline', recorded_cents: 50_000, left_cents: 30_040 } as const;
  const { person } = await thePage([], { [`GET ${call}`]: whole({ ...partly, pay_by: '2027-02-02T22:00:00Z' as Instant }) }, path);
  await person.click(screen.getByRole('button', { name: say.recordPayment }));
  const window = within(await screen.findByRole('dialog', { name: recordPaymentForm.title }));
  expect(window.getByText(/You’ve already recorded \$500\.00 CAD\./)).toBeDefined();
  expect((await window.findByLabelText(/^Amount/)).getAttribute('value')).toBe('300.40');
});

test('while it stands open the list is asked for anew each minute, with the booking that is open; not while nobody looks', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { calls } = await thePage([aBookingRow()], { [`GET ${call}`]: whole() }, path);
  const times = (it: string) => calls.filter((asked) => asked === it).length;
  const [lists, ones] = [times(listed), times(`GET ${call}`)];
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect([times(listed), times(`GET ${call}`)]).toEqual([lists + 1, ones + 1]);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(times(listed)).toBe(lists + 1);
  hidden.mockRestore();
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(times(listed)).toBe(lists + 2);
});

test.each([
  ['is nobody’s', refusal(404, 'booking.not_found')],
  ['is the host’s own trip elsewhere', whole({ side: 'guest' })],
])('a booking that %s is not found here', async (_what, answered) => {
  await thePage([aBookingRow()], { [`GET ${call}`]: answered }, path);
  expect(await screen.findByRole('heading', { level: 1, name: 'We couldn’t find this booking in your account.' })).toBeDefined();
});

test('what is over offers neither an answer nor a cancellation, and pays out what was agreed to nobody', async () => {
  await thePage([], { [`GET ${call}`]: whole({ status: 'cancelled', cancelled_by: 'guest' }) }, path);
  expect(await screen.findAllByText('Cancelled')).not.toHaveLength(0);
  expect((await screen.findAllByRole('button')).map(({ textContent }) => textContent)).toEqual([
    reviewTexts.written({ guest: 'Ann' }),
    contactBookingForm.submit,
    savedReplyTexts.heading,
  ]);
  expect(screen.queryByRole('heading', { name: say.moneyHeading })).toBeNull();
});

test('the total that a guest pays in their own currency is read in Canadian dollars', async () => {
  const guest_total = { amount: '800.40 CAD', amount_cents: 80_040, currency: 'CAD' } as const;
  const total = { amount: '586.10 USD', amount_cents: 58_610, currency: 'USD' } as const;
  const { quote } = aBookingRow();
  await thePage([], { [`GET ${call}`]: whole({ ...paid, quote: quote && { ...quote, total }, guest_total }) }, path);
  expect(await screen.findByText(/paid \$800\.40 CAD, including our fee and taxes/)).toBeDefined();
  expect(screen.queryByText(/USD/)).toBeNull();
});

test('payouts that wait for the host are told above the bookings and on each of them, with the way to what is missing', async () => {
  const held = { amount: '690.00 CAD', amount_cents: 69_000, currency: 'CAD' } as const;
  const data = { ...aHostList([aBookingRow(paid)], 'past'), held };
  const due = { payout_due_at: '2027-01-31T22:00:00Z' as Instant, payout_is_held: true };
  await thePage([], { [listed]: answer(200, { data }), [`GET ${call}`]: whole({ ...paid, payment_method: 'card', ...due }) }, path);
  expect(await screen.findByText(say.held({ amount: '$690.00 CAD' }))).toBeDefined();
  expect(await screen.findByText(/Payout on hold since Jan 31, 2027\./)).toBeDefined();
  const ways = screen.getAllByRole('link', { name: say.toPayouts }).map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/account#payouts', '/account#payouts']);
});

test.each([[true], [false]])('payout details are asked for where they are missing, and nowhere else: %s', async (payout_needs_details) => {
  await thePage([], { [`GET ${call}`]: whole({ ...paid, payment_method: 'card', payout_needs_details }) }, path);
  expect(await screen.findByText(new RegExp(say.paidOut))).toBeDefined();
  expect(screen.queryByText(new RegExp(say.detailsNeeded)) !== null).toBe(payout_needs_details);
  expect(screen.queryAllByRole('link', { name: say.toPayouts })).toHaveLength(payout_needs_details ? 1 : 0);
});

test('what is left of the payout of a paid booking that was called off is read line by line', async () => {
  const sum = (amount_cents: number) => ({ amount: `${amount_cents / 100}.00 CAD`, amount_cents, currency: 'CAD' }) as const;
  const payout_lines = [
    { code: 'accommodation', label: 'Nights', type: 'host', ...sum(60_000) },
    { code: 'given', label: 'Refunded to the guest', type: 'host', ...sum(-20_000) },
  ] as const;
  const off = { status: 'cancelled', cancelled_by: 'guest', paid_at: now, payment_method: 'card' } as const;
  await thePage([], { [`GET ${call}`]: whole({ ...off, payout_lines: [...payout_lines], payout: sum(40_000) }) }, path);
  const lines = within(await screen.findByRole('list', { name: say.moneyHeading })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Nights$600.00 CAD',
    'Refunded to the guest−$200.00 CAD',
    `${say.yourPayout}$400.00 CAD`,
  ]);
});
