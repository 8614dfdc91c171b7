// Reviews as a host meets them beside a booking: what its guest wrote of other places, and the one that is to be answered.
// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import type { CallAnswer } from '../../../generated/client/transport';
import type { BookingDetail } from '../../../generated/model/entities';
import type { Instant } from '../../../generated/model/wire';
import { reviewTexts } from '../../../generated/texts/sentences/reviewTexts';
import { HostBookings, opened } from '../../../src/screens/booking/host-bookings';
import { $toasts } from '../../../src/screens/shell/chrome/toasts.store';
import { visitOf } from '../../../src/screens/shell/navigation/visit';
import { $now } from '../../../src/screens/shell/request/request';
import { aBooking, aHostList, bookingId } from '../../support/a-booking';
import { answer } from '../../support/a-visit';
import { renderedScreen } from '../../support/rendered-screen';

const now = '2027-02-01T22:00:00Z' as Instant;
const path = `/bookings/${bookingId}`;
const call = `/booking/${bookingId}`;
const none = answer(200, { data: { bookingList: [], threads: [], unread: 0, total: 0, page: 1, per_page: 1 } });
const noOther = {
  'GET /booking/properties/search?per_page=50': answer(200, { data: aHostList([]) }),
  'GET /booking/properties/coming': none,
  'GET /message?side=host&page=1&per_page=1': none,
  [`GET /message?booking_id=${bookingId}&page=1&per_page=1`]: none,
};
const theBooking = async (own: Partial<BookingDetail>, answers: Readonly<Record<string, CallAnswer>>) => {
  const whole = answer(200, { data: aBooking(own) });
  const visit = await renderedScreen(HostBookings, path, { answers: { ...noOther, [`GET ${call}`]: whole, ...answers } });
  await allSettled($now, { scope: visit.scope, params: now });
  await allSettled(opened, { scope: visit.scope, params: visitOf(path) });
  return { ...visit, notes: () => visit.scope.getState($toasts).map(({ text }) => text) };
};

const review = {
  review_id: 'r-1',
  property_id: 'p-9',
  property_title: 'Loft in town',
  rating: 4,
  comment: 'Quiet, warm, and a stove.',
  host_reply: null,
  created_at: '2027-01-20T12:00:00Z',
  author: { profile_id: 'p-1', first_name: 'Ann', avatar: null, is_host: false, created_at: '2026-01-01T00:00:00Z' },
};

test('what the guest wrote of other places is read beside their booking', async () => {
  const guestId = aBooking().guest.profile_id;
  const found = answer(200, { data: { reviews: [review], total: 1, page: 1, per_page: 20 } });
  const { person } = await theBooking({}, { [`GET /user/profile/${guestId}/review?page=1`]: found });
  const name = reviewTexts.written({ guest: 'Ann' });
  await person.click(await screen.findByRole('button', { name }));
  const window = within(screen.getByRole('dialog', { name }));
  expect(await window.findByRole('link', { name: 'Loft in town' })).toBeDefined();
  expect(window.queryByRole('button', { name: 'Reply' })).toBeNull();
});

test('a review is read with its private note, and answered on the booking', async () => {
  const { person, notes } = await theBooking(
    { status: 'confirmed', paid_at: now, review: 'r-1' },
    {
      [`GET ${call}/review`]: answer(200, { data: { review, private_note: 'The tap drips.' } }),
      'POST /property/p-9/review/r-1/reply': answer(200, { data: { ...review, host_reply: 'Come again!' } }),
    },
  );
  const shown = within(await screen.findByRole('region', { name: 'Review by Ann' }));
  expect(await shown.findByText('The tap drips.')).toBeDefined();
  await person.click(shown.getByRole('button', { name: 'Reply' }));
  const window = within(screen.getByRole('dialog', { name: 'Reply to this review' }));
  await person.type(window.getByRole('textbox', { name: /^Your reply/ }), 'Come again!');
  await person.click(window.getByRole('button', { name: 'Post reply' }));
  await waitFor(() => expect(notes()).toEqual(['Your reply is now public.']));
  expect(shown.getByText('Come again!')).toBeDefined();
});
