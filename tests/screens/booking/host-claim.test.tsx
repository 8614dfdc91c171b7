// A claim as its host meets it: in the list, on the page of the booking in the words of each state, and what may still be done.
// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { afterEach, expect, test } from 'vitest';
import { exampleShownClaim } from '../../../generated/examples/things';
import type { BookingRow, ShownClaim } from '../../../generated/model/entities';
import type { Instant } from '../../../generated/model/wire';
import { HostBookings, opened } from '../../../src/screens/booking/host-bookings';
import { visitOf } from '../../../src/screens/shell/navigation/visit';
import { $now } from '../../../src/screens/shell/request/request';
import { aBooking, aBookingRow, aHostList, bookingId } from '../../support/a-booking';
import { answer, refusal } from '../../support/a-visit';
import { renderedScreen } from '../../support/rendered-screen';

afterEach(cleanup);

const at = (text: string) => text as Instant;
const now = at('2027-02-17T22:00:00Z');
const over = { status: 'confirmed', paid_at: at('2027-02-02T22:00:00Z') } as const;
const claim: ShownClaim = {
  ...exampleShownClaim,
  amount_cents: 18_500,
  message: 'The lamp broke.',
  filed_at: at('2027-02-16T22:00:00Z'),
  answer_by: at('2027-02-23T22:00:00Z'),
  photos: [],
};
const nobodyWrote = answer(200, { data: { threads: [], unread: 0, total: 0, page: 1, per_page: 1 } });
const call = `/booking/${bookingId}`;
type Answers = NonNullable<Parameters<typeof renderedScreen>[2]>['answers'];
const thePage = async (path: string, rows: readonly BookingRow[], answers: Answers = {}) => {
  const bookingList = answer(200, { data: aHostList([...rows], 'past') });
  const visit = await renderedScreen(HostBookings, path, {
    answers: {
      'GET /booking/properties/search?per_page=50': bookingList,
      'GET /booking/properties/coming': answer(200, { data: { bookingList: [] } }),
      'GET /message?side=host&page=1&per_page=1': nobodyWrote,
      [`GET /message?booking_id=${bookingId}&page=1&per_page=1`]: nobodyWrote,
      ...answers,
    },
  });
  await allSettled($now, { scope: visit.scope, params: now });
  await allSettled(opened, { scope: visit.scope, params: visitOf(path) });
  return visit;
};
const whole = (own: Partial<ShownClaim>) => answer(200, { data: aBooking({ ...over, claim: { ...claim, ...own } }) });
const thePart = () => within(screen.getByRole('region', { name: 'Your claim' }));

const states: readonly (readonly [words: RegExp, mayWithdraw: boolean, claim: Partial<ShownClaim>])[] = [
  [/^Ann can answer until Tue, Feb 23/, true, {}],
  [/^Ann accepted your claim/, true, { state: 'accepted', owed_cents: 18_500 }],
  [/^You took Ann’s offer of \$50\.00 CAD/, true, { state: 'accepted', offered_cents: 5000, owed_cents: 5000 }],
  [/^Ann offers \$50\.00 CAD/, true, { state: 'disputed', offered_cents: 5000 }],
  [/^Ann doesn’t agree with your claim/, true, { state: 'disputed', answer: 'It was loose.' }],
  [/^Ann didn’t answer in time/, true, { state: 'unanswered' }],
  [/^Ann owes you \$90\.00 CAD/, true, { state: 'upheld', owed_cents: 9000, decision: 'It was old.' }],
  [/^Nothing is owed to you/, false, { state: 'refused', decision: 'It was old.' }],
  [/^Paid: \$90\.00 CAD/, false, { state: 'paid', owed_cents: 9000 }],
  [/^You withdrew this claim/, false, { state: 'withdrawn', withdrawn_at: now }],
];
test.each(states)('%s', async (words, mayWithdraw, own) => {
  await thePage(`/bookings/${bookingId}`, [], { [`GET ${call}`]: whole(own) });
  expect(thePart().getByText(words)).toBeDefined();
  expect(thePart().queryByRole('button', { name: 'Withdraw claim' }) !== null).toBe(mayWithdraw);
  const mayTake = thePart().queryByRole('button', { name: 'Take $50.00 CAD' }) !== null;
  expect(mayTake).toBe(own.state === 'disputed' && own.offered_cents !== undefined);
});

test('an offer is taken once the host has read what it means', async () => {
  const answers = [whole({ state: 'disputed', offered_cents: 5000 }), whole({ state: 'accepted', offered_cents: 5000, owed_cents: 5000 })];
  const { person, requests } = await thePage(`/bookings/${bookingId}`, [], {
    [`GET ${call}`]: () => answers.shift() ?? answer(500, {}),
    [`PATCH ${call}/claim/take-offer`]: whole({}),
  });
  await person.click(thePart().getByRole('button', { name: 'Take $50.00 CAD' }));
  const window = within(screen.getByRole('dialog', { name: 'Take Ann’s offer?' }));
  expect(window.getByText('Ann will owe you $50.00 CAD instead of $185.00 CAD. You can’t ask for the rest later.')).toBeDefined();
  await person.click(window.getByRole('button', { name: 'Take $50.00 CAD' }));
  expect(await screen.findByText('You took Ann’s offer of $50.00 CAD')).toBeDefined();
  expect(requests.filter(({ path }) => path.endsWith('/claim/take-offer'))).toHaveLength(1);
});

test('a claim is withdrawn after a question; where it has changed meanwhile that is said, and nothing else happens', async () => {
  const refused = refusal(409, 'claim.closed');
  const { person, requests } = await thePage(`/bookings/${bookingId}`, [], {
    [`GET ${call}`]: whole({}),
    [`PATCH ${call}/claim/withdraw`]: refused,
  });
  const press = () => person.click(thePart().getByRole('button', { name: 'Withdraw claim' }));
  await press();
  await person.click(screen.getByRole('button', { name: 'Keep claim' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await press();
  const window = within(screen.getByRole('dialog', { name: 'Withdraw this claim?' }));
  await person.click(window.getByRole('button', { name: 'Withdraw claim' }));
  expect((await window.findByRole('alert')).textContent).toContain('refused: claim.closed');
  expect(requests.filter(({ path }) => path.endsWith('/claim/withdraw'))).toHaveLength(1);
});

test('the list marks a booking whose guest made an offer', async () => {
  const { state, answer_by, offered_cents, owed_cents } = claim;
  const stand = { state, answer_by, offered_cents, owed_cents };
  await thePage('/bookings', [
    aBookingRow({ ...over, booking_id: 'offered', claim: { ...stand, state: 'disputed', offered_cents: 5000 } }),
    aBookingRow({ ...over, booking_id: 'waits', claim: stand }),
    aBookingRow({ ...over, booking_id: 'refused', claim: { ...stand, state: 'disputed' } }),
  ]);
  const marks = screen.getAllByText(/claim/).map((mark) => `${mark.closest('a')?.getAttribute('href')} ${mark.textContent}`);
  expect(marks).toEqual(['/bookings/offered Offer of $50.00 CAD for your claim']);
});
