// Another stay that a guest asks for: in the place of a request that waits, and of a booking that is paid.
// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CallAnswer } from '../../../generated/client/transport';
import type { BookingDetail } from '../../../generated/model/entities';
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
