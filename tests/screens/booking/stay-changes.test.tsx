// Another stay that a guest asks for, in the place of a request that waits and of a booking that is paid; and what went back, or to the host.
// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import type { CallAnswer } from '../../../generated/client/transport';
import { exampleShownChange } from '../../../generated/examples/things';
import type { BookingDetail } from '../../../generated/model/entities';
import type { Instant } from '../../../generated/model/wire';
import { opened } from '../../../src/screens/booking/stays';
import { visitOf } from '../../../src/screens/shell/navigation/visit';
import { aBooking, aQuote, bookingId, paid, someMoney } from '../../support/a-guest-booking';
import { aStaysPage } from '../../support/a-stays-page';
import { answer, refusal } from '../../support/a-visit';
import { sent } from '../../support/sent';

const one = `GET /booking/${bookingId}`;
const theStay = (own: Partial<BookingDetail> = {}, answers: Record<string, CallAnswer> = {}) =>
  aStaysPage(`/stays/${bookingId}`, { [one]: answer(200, { data: aBooking(own) }), ...answers });

const price = `POST /booking/${bookingId}/price`;
const update = `PATCH /booking/${bookingId}`;

test('a request is changed with its new price in sight, and sent with just that price', async () => {
  const guests = { adults: 3, children: 0, infants: 0, pets: 0 };
  const quote = aQuote({ quote_id: 'q-2', guests, total: someMoney(91_000) });
  const { person, requests, notes } = await theStay(
    {},
    { [price]: answer(200, { data: { quote } }), [update]: answer(200, { data: aBooking({ guests }) }) },
  );
  await person.click(screen.getByRole('button', { name: 'Change request' }));
  const window = within(screen.getByRole('dialog', { name: 'Change your request' }));
  expect(window.getByText('Total now')).toBeDefined();
  await person.click(window.getByRole('button', { name: /more adults|add|increase/i }));
  expect(await window.findByText('$910.00 CAD')).toBeDefined();
  expect(window.getByText('Total before this change')).toBeDefined();
  expect(sent(requests, 'priceBooking')).toEqual({
    bookingUrl: expect.stringMatching(new RegExp(`/checkout/${bookingId}\\?checkin=1970-02-12&checkout=1970-02-15&adults=3`)),
  });
  await person.click(window.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(notes()).toEqual(['Request updated. We’ve let your host know.']));
  expect(sent(requests, 'updateBooking')).toEqual({ checkin: '1970-02-12', checkout: '1970-02-15', guests, quote_id: 'q-2' });
});

test('nights that are taken are said so before anything is sent', async () => {
  const { person, calls } = await theStay({}, { [price]: refusal(409, 'booking.dates_unavailable') });
  await person.click(screen.getByRole('button', { name: 'Change request' }));
  const window = within(screen.getByRole('dialog'));
  const checkout = window.getByLabelText(/Check-out/);
  await person.clear(checkout);
  await person.type(checkout, '1970-02-16');
  expect((await window.findByRole('alert')).textContent).toContain('refused: booking.dates_unavailable');
  await person.click(window.getByRole('button', { name: 'Save changes' }));
  expect(calls).not.toContain(update);
});

test('a message alone is sent without a price, and what did not change is not sent', async () => {
  const { person, requests, calls, notes } = await theStay({}, { [update]: answer(200, { data: aBooking() }) });
  await person.click(screen.getByRole('button', { name: 'Change request' }));
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(notes()).toEqual(['Nothing changed.']));
  expect(calls).not.toContain(update);
  await person.click(screen.getByRole('button', { name: 'Change request' }));
  await person.type(screen.getByRole('textbox', { name: /Message to host/ }), 'We bring skis');
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(sent(requests, 'updateBooking')).toEqual({ message: 'We bring skis' }));
});

test('a proposal that changes nothing, or ends before it begins, is not sent, and says why', async () => {
  const { person, calls } = await theStay(paid);
  await person.click(screen.getByRole('button', { name: 'Change dates or guests' }));
  const window = within(screen.getByRole('dialog'));
  const send = window.getByRole('button', { name: 'Send proposal' });
  await person.click(send);
  expect(window.getByRole('alert').textContent).toBe('Choose other dates or guests to see the price.');
  const checkout = window.getByLabelText(/Check-out/);
  await person.clear(checkout);
  await person.type(checkout, '1970-02-11');
  await person.click(send);
  expect(window.getAllByText('Check-out must be after check-in.')).not.toEqual([]);
  expect(calls.filter((it) => it.endsWith('/change'))).toEqual([]);
});

test('a stay that a change made cheaper tells what went back to the card, on the page and on paper', async () => {
  await theStay({ ...paid, changed_refund: someMoney(18_719, 'EUR') });
  const told = 'When the booking was changed, we refunded €187.19 EUR to your card. Refunds can take up to 10 business days.';
  expect(screen.getAllByText(told)).toHaveLength(2);
  expect(within(screen.getByLabelText('Receipt', { selector: 'section' })).getByText(told)).toBeDefined();
});

test('what was paid to the host is told in Canadian dollars, whatever the price is shown in', async () => {
  const quote = aQuote({ total: someMoney(61_000, 'USD'), due: someMoney(61_000, 'USD') });
  await theStay({ ...paid, payment_method: 'offline', quote, recorded_cents: 83_766 });
  const direct = 'Paid directly to your host$837.66 CAD';
  const lines = (list: HTMLElement) => within(list).getAllByRole('listitem', { hidden: true });
  expect(lines(screen.getByRole('list', { name: 'Price details' })).at(-1)?.textContent).toBe(direct);
  const receipt = screen.getByLabelText('Receipt', { selector: 'section' });
  expect(lines(receipt).at(-1)?.textContent).toBe(direct);
  expect(within(receipt).getByText(/^US dollar, at the rate of/)).toBeDefined();
});

test('of what was paid to the host no refund by us is told, and the words of the host stand as theirs', async () => {
  const events: BookingDetail['events'] = [{ at: '1970-01-01T00:00:00Z' as Instant, event: 'call_off', reason: null }];
  await theStay({
    ...paid,
    payment_method: 'offline',
    status: 'cancelled',
    cancelled_by: 'host',
    cancel_reason: 'The roof leaks.',
    events,
  });
  expect(screen.getByText('“The roof leaks.” You paid your host directly. Any refund is between you and your host.')).toBeDefined();
});

test('a change that the host proposed is declined after one is asked, and not by a press alone', async () => {
  const change = { ...exampleShownChange, by_host: true, answer_by: '2999-02-10T00:00:00Z' as Instant };
  const answered = `PATCH /booking/${bookingId}/change`;
  const { person, requests, calls, notes } = await theStay({ ...paid, change }, { [answered]: answer(200, { data: aBooking(paid) }) });
  await person.click(screen.getByRole('button', { name: 'Decline' }));
  await person.click(within(screen.getByRole('dialog', { name: 'Decline this change?' })).getByRole('button', { name: 'Not now' }));
  expect([screen.queryByRole('dialog'), calls.includes(answered)]).toEqual([null, false]);
  await person.click(screen.getByRole('button', { name: 'Decline' }));
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Decline change' }));
  await waitFor(() => expect(notes()).toEqual(['Change declined. The booking stays as it is.']));
  expect([screen.queryByRole('dialog'), sent(requests, 'answerChange')]).toEqual([null, { change_id: change.change_id, accept: false }]);
});

const confirm = `PATCH /booking/${bookingId}/change/pay`;
/** The guest is back from the page on which the difference of a change is paid. */
const backFromPaying = (answers: Parameters<typeof aStaysPage>[1]) => aStaysPage(`/stays/${bookingId}?payment=pay-1`, answers);

test.each([
  ['first heard of on the page', { ...exampleShownChange, state: 'accepted' as const }],
  ['known to us before its payer is back', null],
])('the difference of a change is confirmed once it is paid, and the address names it no more: %s', async (_, change) => {
  const stay: { change: BookingDetail['change'] } = { change };
  const { requests, ways, scope } = await backFromPaying({
    [one]: () => answer(200, { data: aBooking({ ...paid, ...stay }) }),
    [confirm]: () => {
      stay.change = null;
      return answer(200, { data: aBooking(paid) });
    },
  });
  await waitFor(() => expect(ways.at(-1)).toBe(`/stays/${bookingId}`));
  expect(sent(requests, 'confirmChangePayment')).toEqual({ confirmation_id: 'pay-1' });
  await allSettled(opened, { scope, params: visitOf(`/stays/${bookingId}`) });
  expect((await screen.findByText('Your booking has been changed!')).closest('[role=status]')?.textContent).toContain(
    'paid the difference',
  );
});

test('money that came too late for its change is told on the page', async () => {
  await backFromPaying({
    [one]: answer(200, { data: aBooking(paid) }),
    [confirm]: refusal(409, 'change.payment_returned', { status: 'confirmed' }),
  });
  expect((await screen.findByRole('status')).textContent).toBe('refused: change.payment_returned');
  expect(screen.queryByText('Your booking has been changed!')).toBeNull();
});
