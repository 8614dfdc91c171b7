// A request's payment in words: the case that holds for its dates.
import { expect, test } from 'vitest';
import { instantOf, type PlainDate } from '../../../generated/model/wire';
import { payLaterText } from '../../../src/screens/checkout/pay-words';
import { aListing } from '../../support/a-listing';

const now = instantOf(new Date('2027-02-01T18:00:00Z'));
const { checkin_time } = aListing();
const clock = { checkin_time, timezone: 'America/Vancouver' } as const;
const said = (checkin: string) => payLaterText({ checkin: checkin as PlainDate }, clock, now);

test('a stay that is days away is paid within a day of the answer', () => {
  expect(said('2027-02-12')).toBe('You won’t be charged yet. Your host has 24 hours to respond. Once accepted, you have 24 hours to pay.');
});

test('where check-in comes near while the host may still answer, the time to pay depends on the answer', () => {
  expect(said('2027-02-03')).toBe(
    'You won’t be charged yet. Your host has 24 hours to respond. Once accepted, you have up to 24 hours to pay.',
  );
});

test('a stay that is near is paid within two hours, and the host answers until check-in', () => {
  expect(said('2027-02-02')).toBe('You won’t be charged yet. Your host has 24 hours to respond. Once accepted, you have 2 hours to pay.');
  expect(said('2027-02-01')).toBe(
    'You won’t be charged yet. Your host has until check-in to respond. Once accepted, you have 2 hours to pay.',
  );
});
