// A host reviews a guest on the booking's page, reads what other hosts wrote, and each side sees what is not open yet as such.
// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { afterEach, expect, test } from 'vitest';
import type { CallAnswer } from '../../../generated/client/transport';
import { guestReviewForm } from '../../../generated/forms/guestReviewForm';
import type { BookingDetail, ShownGuestReview } from '../../../generated/model/entities';
import type { Instant, PlainDate } from '../../../generated/model/wire';
import { reviewTexts as say } from '../../../generated/texts/sentences/reviewTexts';
import { HostBookings, opened } from '../../../src/screens/booking/host-bookings';
import { $toasts } from '../../../src/screens/shell/chrome/toasts.store';
import { visitOf } from '../../../src/screens/shell/navigation/visit';
import { $now } from '../../../src/screens/shell/request/request';
import { aBooking, aHostList, bookingId } from '../../support/a-booking';
import { answer } from '../../support/a-visit';
import { renderedScreen } from '../../support/rendered-screen';
import { sent } from '../../support/sent';

afterEach(() => localStorage.clear());

const now = '2027-02-01T22:00:00Z' as Instant;
const over = {
  status: 'confirmed',
  paid_at: now,
  checkin: '2027-01-27' as PlainDate,
  checkout: '2027-01-31' as PlainDate,
  review_deadline: '2027-02-14T19:00:00Z' as Instant,
  can_review: true,
} as const;
const [one, reviews, write] = [`GET /booking/${bookingId}`, `GET /booking/${bookingId}/review`, `POST /booking/${bookingId}/guest-review`];
const comment = 'They left the place as tidy as it was found.';
const ofGuest: ShownGuestReview = {
  review_id: 'g-1',
  rating: 4,
  rules: 5,
  comment,
  created_at: now,
  opens_at: '2027-02-14T19:00:00Z' as Instant,
  state: 'shown',
  hidden_because: null,
  author: { profile_id: 'p-1', first_name: 'Ada', avatar: null, is_host: true, created_at: now },
  property_title: 'Birch house',
};
const nobodyWrote = answer(200, { data: { threads: [], unread: 0, total: 0, page: 1, per_page: 1 } });
const theBooking = async (own: Partial<BookingDetail>, answers: Record<string, CallAnswer | (() => CallAnswer)> = {}, query = '') => {
  const at = `/bookings/${bookingId}${query}`;
  const usual = {
    'GET /booking/properties/search?per_page=50': answer(200, { data: aHostList([]) }),
    'GET /booking/properties/coming': answer(200, { data: { bookingList: [] } }),
    'GET /message?side=host&page=1&per_page=1': nobodyWrote,
    [`GET /message?booking_id=${bookingId}&page=1&per_page=1`]: nobodyWrote,
    [one]: answer(200, { data: aBooking(own) }),
  };
  const visit = await renderedScreen(HostBookings, at, { answers: { ...usual, ...answers } });
  await allSettled($now, { scope: visit.scope, params: now });
  await allSettled(opened, { scope: visit.scope, params: visitOf(at) });
  return { ...visit, notes: () => visit.scope.getState($toasts).map(({ text }) => text) };
};

test('a host reviews the guest of a stay that is over, and only the host reads it at first', async () => {
  const answers = [aBooking(over), aBooking({ ...over, can_review: false, guest_review: 'g-1' })].map((data) => answer(200, { data }));
  const { person, requests, notes } = await theBooking(over, {
    [one]: () => answers.shift() ?? answer(500, {}),
    [write]: answer(200, { data: ofGuest }),
    [reviews]: answer(200, { data: { review: null, private_note: null, guest_review: ofGuest } }),
  });
  expect(screen.getByText(/^You can review Ann until/)).toBeDefined();
  await person.click(screen.getByRole('button', { name: say.writeGuest }));
  const window = within(screen.getByRole('dialog', { name: guestReviewForm.title }));
  await person.click(await within(window.getByRole('group', { name: /^Overall/ })).findByRole('radio', { name: /^4/ }));
  await person.type(window.getByRole('textbox', { name: /^Your review/ }), comment);
  await person.click(window.getByRole('button', { name: guestReviewForm.submit }));
  await waitFor(() => expect(notes()[0]).toContain('once the other side has written too'));
  expect(sent(requests, 'submitGuestReview')).toEqual({ rating: 4, comment });
  const shown = within(await screen.findByRole('region', { name: say.yours({ guest: 'Ann' }) }));
  for (const text of [comment, 'House rules 5', /^Only you see this until Ann has written too/])
    expect(await shown.findByText(text)).toBeDefined();
});

test('a link from a mail opens the window at once, and the guest’s review that is there is not shown before', async () => {
  const sealed = answer(200, { data: { review: null, private_note: null, guest_review: null } });
  await theBooking({ ...over, review: 'r-1' }, { [reviews]: sealed }, '?review=true');
  expect(screen.getByRole('dialog', { name: guestReviewForm.title })).toBeDefined();
  const theirs = within(screen.getByRole('region', { name: say.guests({ guest: 'Ann' }), hidden: true }));
  expect(await theirs.findByText(/^Ann has written a review. You can read it once/)).toBeDefined();
});

test('a host with a request reads how other hosts found the guest', async () => {
  const guest = { profile_id: 'g-1', first_name: 'Ann', last_name: null, avatar: null, rating: 4.75, review_count: 4 };
  const list = { reviews: [{ ...ofGuest, opens_at: null }], total: 1, page: 1, per_page: 10 };
  const { person } = await theBooking({ guest }, { [`GET /booking/${bookingId}/guest-review?page=1`]: answer(200, { data: list }) });
  await person.click(screen.getByRole('button', { name: '★ 4.75 · 4 reviews by hosts' }));
  const window = within(screen.getByRole('dialog', { name: say.ofGuest({ guest: 'Ann' }) }));
  for (const text of ['Ada', 'Birch house', comment]) expect(await window.findByText(text)).toBeDefined();
});

test('of a guest whom no host has reviewed, that is said', async () => {
  await theBooking({});
  expect(screen.getByText(say.ofGuestNone({ guest: 'Ann' }))).toBeDefined();
});
