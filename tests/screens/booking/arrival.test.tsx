// The arrival on a guest's stay: asked for once it is paid, and taken away where the stay is called off.
// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CallAnswer } from '../../../generated/client/transport';
import type { BookingDetail } from '../../../generated/model/entities';
import { bookingMoved } from '../../../src/screens/booking/detail/detail.store';
import { allSettled } from 'effector';
import { aBooking, bookingId, paid } from '../../support/a-guest-booking';
import { aStaysPage } from '../../support/a-stays-page';
import { answer, type BrowsingPlan, refusal } from '../../support/a-visit';

const one = `GET /booking/${bookingId}`;
const theStay = (own: Partial<BookingDetail> = {}, answers: NonNullable<BrowsingPlan['answers']> = {}) =>
  aStaysPage(`/stays/${bookingId}`, { [one]: answer(200, { data: aBooking(own) }), ...answers });

const arrivalAt = `${one}/arrival`;
test('a paid stay tells how one arrives: what is shown already, and from which day the rest is', async () => {
  const notes = [
    { part: 'way', text: 'Left at the mill.\nSecond gate.', shown_from: '1970-01-01' },
    { part: 'code', text: null, shown_from: '1970-02-11' },
  ];
  await theStay(paid, { [arrivalAt]: answer(200, { data: notes }) });
  const part = within(await screen.findByRole('region', { name: 'Arrival' }));
  expect(part.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Getting there', 'Door code']);
  expect(part.getByText(/Left at the mill/).textContent).toBe('Left at the mill.\nSecond gate.');
  part.getByText('Shown on this page from Wednesday, February 11');
});

test('an unpaid stay asks for no arrival, one of which nothing is written shows none, and one that failed is asked for again', async () => {
  const unpaid = await theStay({ status: 'confirmed', paid_at: null });
  expect(unpaid.calls).not.toContain(arrivalAt);
  cleanup();
  const silent = await theStay(paid);
  expect(silent.calls).toContain(arrivalAt);
  expect(screen.queryByRole('region', { name: 'Arrival' })).toBeNull();
  cleanup();
  const { person, calls } = await theStay(paid, { [arrivalAt]: refusal(500, 'app.unexpected') });
  const part = within(await screen.findByRole('region', { name: 'Arrival' }));
  await person.click(part.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(calls.filter((call) => call === arrivalAt)).toHaveLength(2));
});

test('the host’s phone number can be called from a paid stay that has one', async () => {
  await theStay({ ...paid, phone: '+16045550188' });
  const host = within(await screen.findByRole('region', { name: 'Your host' }));
  expect(host.getByRole('link', { name: '+1 604-555-0188' }).getAttribute('href')).toBe('tel:+16045550188');
  cleanup();
  await theStay(paid);
  const silent = within(await screen.findByRole('region', { name: 'Your host' }));
  expect(silent.queryByRole('link')).toBeNull();
});

test('who called the stay off while it is open reads the door code no more', async () => {
  let now: CallAnswer = answer(200, { data: aBooking(paid) });
  const code = [{ part: 'code', text: '4711#', shown_from: '1970-01-01' }];
  const { scope } = await theStay(paid, { [one]: () => now, [arrivalAt]: answer(200, { data: code }) });
  await screen.findByText('4711#');
  now = answer(200, { data: aBooking({ ...paid, status: 'cancelled' }) });
  await act(() => allSettled(bookingMoved, { scope }));
  await waitFor(() => expect(screen.queryByText('4711#')).toBeNull());
});
