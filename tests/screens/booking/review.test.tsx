// The review of a stay, on its page: written once the stay is over, kept while it is written, read by both sides.
// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import * as kept from '../../../generated/model/kept';
import type { CallAnswer } from '../../../generated/client/transport';
import type { BookingDetail, PublicReview } from '../../../generated/model/entities';
import type { Instant, PlainDate } from '../../../generated/model/wire';
import { aBooking, bookingId, paid } from '../../support/a-guest-booking';
import { aStaysPage } from '../../support/a-stays-page';
import { answer, refusal } from '../../support/a-visit';
import { sent } from '../../support/sent';

afterEach(() => localStorage.clear());

const over = {
  ...paid,
  checkin: '1969-12-20' as PlainDate,
  checkout: '1969-12-24' as PlainDate,
  review_deadline: '1970-01-07T19:00:00Z' as Instant,
};
const [one, theReview] = [`GET /booking/${bookingId}`, `GET /booking/${bookingId}/review`];
const write = `POST /booking/${bookingId}/review`;
const comment = 'Quiet, warm, and a stove.';
const review: PublicReview = {
  review_id: 'r-1',
  property_id: 'p-9',
  property_title: 'Cedar cabin by the lake',
  rating: 4,
  cleanliness: 5,
  comment,
  host_reply: 'Come again!',
  host_replied_at: '1970-01-02T00:00:00Z' as Instant,
  paid_directly: false,
  opens_at: null,
  state: 'shown',
  waits_for: null,
  hidden_because: null,
  created_at: '1970-01-01T00:00:00Z' as Instant,
  author: { profile_id: 'p-1', first_name: 'Ada', avatar: null, is_host: false, created_at: '1969-01-01T00:00:00Z' as Instant },
};
const theStay = (own: Partial<BookingDetail>, answers: Record<string, CallAnswer | (() => CallAnswer)> = {}, query = '') =>
  aStaysPage(`/stays/${bookingId}${query}`, { [one]: answer(200, { data: aBooking(own) }), ...answers });
const window = () => within(screen.getByRole('dialog', { name: 'How was your stay?' }));

test('a stay that is over can be reviewed until a day that is told, and one that is not cannot', async () => {
  await theStay(over);
  expect(screen.getByText(/^You can review your stay until Wed, Jan 7/)).toBeDefined();
  cleanup();
  await theStay(paid);
  expect(screen.queryByRole('button', { name: 'Review this stay' })).toBeNull();
});

test('a review is sent as it was filled in, thanked for, and shown on the stay', async () => {
  const answers = [aBooking(over), aBooking({ ...over, review: 'r-1' })].map((data) => answer(200, { data }));
  const { person, requests, notes } = await theStay(over, {
    [one]: () => answers.shift() ?? answer(500, {}),
    [write]: answer(200, { data: review }),
    [theReview]: answer(200, { data: { review, private_note: 'The tap drips.' } }),
  });
  await person.click(screen.getByRole('button', { name: 'Review this stay' }));
  await person.click(await within(window().getByRole('group', { name: /^Overall/ })).findByRole('radio', { name: /^4/ }));
  await person.type(window().getByRole('textbox', { name: /^Your review/ }), comment);
  await person.click(window().getByRole('button', { name: 'Submit review' }));
  await waitFor(() => expect(notes()).toEqual(['Thanks! Your review is now public.']));
  expect(sent(requests, 'submitReview')).toEqual({ rating: 4, comment });
  const shown = within(await screen.findByRole('region', { name: 'Your review' }));
  for (const text of [comment, 'Cleanliness 5', 'The tap drips.', 'Come again!']) expect(await shown.findByText(text)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Review this stay' })).toBeNull();
  expect(localStorage.getItem(kept.reviewDraftKept.name)).toBeNull();
});

test('what was begun is there again after the tab was closed, and not on another stay', async () => {
  const { person } = await theStay(over);
  await person.click(screen.getByRole('button', { name: 'Review this stay' }));
  await person.type(window().getByRole('textbox', { name: /^Your review/ }), 'Quiet, ');
  await waitFor(() => expect(localStorage.getItem(kept.reviewDraftKept.name)).toContain('Quiet, '));
  cleanup();
  const again = await theStay(over);
  await again.person.click(screen.getByRole('button', { name: 'Review this stay' }));
  expect(window().getByRole<HTMLTextAreaElement>('textbox', { name: /^Your review/ }).value).toBe('Quiet, ');
  cleanup();
  localStorage.setItem(kept.reviewDraftKept.name, JSON.stringify({ booking_id: bookingId.replace('b1', 'b2'), comment: 'Elsewhere' }));
  const other = await theStay(over);
  await other.person.click(screen.getByRole('button', { name: 'Review this stay' }));
  expect(window().getByRole<HTMLTextAreaElement>('textbox', { name: /^Your review/ }).value).toBe('');
});

test('an address in the words is refused beside them, and nothing is lost', async () => {
  const { person } = await theStay(over, { [write]: refusal(422, 'review.personal_details') });
  await person.click(screen.getByRole('button', { name: 'Review this stay' }));
  await person.click(await within(window().getByRole('group', { name: /^Overall/ })).findByRole('radio', { name: /^4/ }));
  await person.type(window().getByRole('textbox', { name: /^Your review/ }), 'Write to me at ada@example.com');
  await person.click(window().getByRole('button', { name: 'Submit review' }));
  expect(await window().findAllByText(/review.personal_details/)).not.toHaveLength(0);
  expect(window().getByRole<HTMLTextAreaElement>('textbox', { name: /^Your review/ }).value).toContain('ada@example.com');
});

test('a link from a mail opens the window at once, while a review may be written', async () => {
  await theStay({ ...over, can_review: true }, {}, '?review=true');
  expect(window().getByRole('group', { name: /^Overall/ })).toBeDefined();
  expect(window().getAllByRole('group')).toHaveLength(7);
  cleanup();
  await theStay({ ...over, can_review: false }, {}, '?review=true');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('each number of stars has its word', async () => {
  const { person } = await theStay({ ...over, can_review: true }, {}, '?review=true');
  const overall = within(window().getByRole('group', { name: /^Overall/ }));
  expect(overall.getAllByRole('radio').map((star) => star.getAttribute('aria-label'))).toEqual([
    '1 star, Terrible',
    '2 stars, Poor',
    '3 stars, Okay',
    '4 stars, Good',
    '5 stars, Excellent',
  ]);
  await person.click(overall.getByRole('radio', { name: '5 stars, Excellent' }));
  expect(overall.getByText('Excellent')).toBeDefined();
});
