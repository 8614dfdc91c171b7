// The list of a guest's stays as they use it: in its groups, with what waits for them.
// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BookingRow } from '../../../generated/model/entities';
import type { Instant, PlainDate } from '../../../generated/model/wire';
import { aBookingRow, bookingId, paid } from '../../support/a-guest-booking';
import { aStaysPage } from '../../support/a-stays-page';
import { answer, refusal } from '../../support/a-visit';

const day = (date: string) => date as PlainDate;
const list = 'GET /booking?page=1&per_page=100';
const pageOf = (rows: readonly BookingRow[], total = rows.length) =>
  answer(200, { data: { bookingList: rows, total, page: 1, per_page: 100 } });
const theList = (rows: readonly BookingRow[]) => aStaysPage('/stays', { [list]: pageOf(rows) });

const titles: string[] = [];
/** One id for each title. */
const idOf = (title: string): string => {
  if (!titles.includes(title)) titles.push(title);
  return `${bookingId.slice(0, -2)}${String(titles.indexOf(title)).padStart(2, '0')}`;
};
const row = (title: string, own: Partial<BookingRow>): BookingRow => {
  const base = aBookingRow(own);
  return {
    ...base,
    booking_id: idOf(title),
    property: { ...base.property, title },
  };
};

test('stays stand in their groups, what asks for something first, each a link to itself', async () => {
  await theList([
    row('Past one', { ...paid, checkin: day('1969-11-01'), checkout: day('1969-11-03') }),
    row('Later on', { ...paid, checkin: day('1970-03-01'), checkout: day('1970-03-03') }),
    row('Sooner', { ...paid, checkin: day('1970-02-01'), checkout: day('1970-02-03') }),
    row('Right now!', { ...paid, checkin: day('1969-12-30'), checkout: day('1970-01-03') }),
    row('Still asked', {}),
    row('Called off by them', { status: 'cancelled' }),
    row('Nobody answered', { status: 'expired' }),
  ]);
  const shown = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(shown).toEqual([
    'Your stays',
    'Now',
    'Right now!',
    'Waiting',
    'Still asked',
    'Upcoming',
    'Sooner',
    'Later on',
    'Past',
    'Past one',
    'Cancelled',
    'Called off by them',
    'Nobody answered',
  ]);
  const now = within(screen.getByRole('region', { name: 'Now' }));
  expect(now.getByText('Staying')).toBeDefined();
  expect(now.getByRole('link', { name: 'Right now!' }).getAttribute('href')).toBe(`/stays/${idOf('Right now!')}`);
  expect(screen.getByText(/^Your host can respond until .*4:00 PM/)).toBeDefined();
});

test('what waits for a payment says until when, and leads to it', async () => {
  await theList([aBookingRow({ ...paid, paid_at: null })]);
  expect(screen.getByText('Payment Pending')).toBeDefined();
  expect(screen.getByText(/^Pay by .*5:00 PM/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Pay $837.66 CAD' }).getAttribute('href')).toBe(`/checkout/${bookingId}`);
});

test('what is paid to the host in part leads to no payment by card, and says until when the rest is due', async () => {
  await theList([aBookingRow({ ...paid, paid_at: null, payment_method: 'offline' })]);
  expect(screen.getByText(/^Pay the rest directly to your host by .*5:00 PM/)).toBeDefined();
  expect(screen.queryByRole('link', { name: /^Pay / })).toBeNull();
});

test('a past stay whose claim waits for its guest says so, and no other', async () => {
  const over = { ...paid, checkin: day('1969-12-20'), checkout: day('1969-12-24') };
  const claim = { state: 'filed', answer_by: '1970-01-05T00:00:00Z' as Instant, offered_cents: null, owed_cents: null } as const;
  await theList([
    row('To answer', { ...over, claim }),
    row('To answer no more', { ...over, claim: { ...claim, answer_by: '1969-12-31T23:00:00Z' as Instant } }),
    row('Accepted', { ...over, claim: { ...claim, state: 'accepted', owed_cents: 18_500 } }),
    row('Decided', { ...over, claim: { ...claim, state: 'upheld', owed_cents: 9000 } }),
    row('With us', { ...over, claim: { ...claim, state: 'disputed', offered_cents: 5000 } }),
    row('Withdrawn', { ...over, claim: { ...claim, state: 'withdrawn' } }),
  ]);
  const marks = screen.getAllByText(/claim/).map((mark) => `${mark.closest('li')?.querySelector('h3')?.textContent}: ${mark.textContent}`);
  expect(marks).toEqual([
    'To answer: Answer the claim by Mon, Jan 5 · 3 days left',
    'Accepted: You owe $185.00 CAD for a claim',
    'Decided: You owe $90.00 CAD for a claim',
  ]);
});

test('who has no stays is led to the search', async () => {
  await theList([]);
  expect(screen.getByRole('heading', { name: 'No trips yet' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Search' }).getAttribute('href')).toBe('/search');
});

test('a list that does not come is asked for again', async () => {
  const { person, calls } = await aStaysPage('/stays', { [list]: refusal(500, 'app.unexpected') });
  await person.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(calls.filter((it) => it === list)).toHaveLength(2));
});

test('who has been away often sees the next hundred on request', async () => {
  const next = answer(200, { data: { bookingList: [row('On the second page', {})], total: 101, page: 2, per_page: 100 } });
  const { person } = await aStaysPage('/stays', {
    [list]: pageOf([row('On the first', {})], 101),
    'GET /booking?page=2&per_page=100': next,
  });
  await person.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: 'On the second page' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'On the first' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

const toReview = (rows: readonly BookingRow[]) => ({
  [list]: pageOf(rows),
  'GET /booking/complete': answer(200, { data: { bookingList: rows } }),
});
const over = { ...paid, checkin: day('1969-12-20'), checkout: day('1969-12-24'), can_review: true };

test('the one stay that waits for a review is named above all, with its last day and the way to write it', async () => {
  const it = row('Cedar cabin', { ...over, review_deadline: '1970-01-07T19:00:00Z' as Instant });
  await aStaysPage('/stays', toReview([it]));
  expect(screen.getByText('How was your stay at Cedar cabin?')).toBeDefined();
  expect(screen.getByText(/^You can review your stay until Wed, Jan 7/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Review this stay' }).getAttribute('href')).toBe(`/stays/${it.booking_id}?review=true`);
});

test('among several stays that wait for a review one is chosen', async () => {
  const rows = [row('Cedar cabin', over), row('Loft', over)];
  const { person } = await aStaysPage('/stays', toReview(rows));
  expect(screen.getByText('2 stays are waiting for your review')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Choose a stay' }));
  const window = within(screen.getByRole('dialog', { name: 'Which stay do you want to review?' }));
  expect(window.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    rows.map(({ property, booking_id }) => [property.title, `/stays/${booking_id}?review=true`]),
  );
});
