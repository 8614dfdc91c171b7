// A trip in an address, and which nights of a listing may be chosen.
import { expect, test } from 'vitest';
import type { Instant } from '../../../generated/model/wire';
import { freeNear, nightsOf, shortestFrom } from '../../../src/screens/shell/nights/nights';
import { addressOf, noTrip, tripOf } from '../../../src/screens/listing/trip';
import { stateOf } from '../../../src/ui/calendar/selection';
import { day, listingId, someNights } from '../../support/a-listing';

const now = '2027-02-01T12:00:00Z' as Instant;

test('what an address names is read, and written back the same', () => {
  const trip = tripOf('?checkin=2027-02-12&checkout=2027-02-15&adults=2&pets=1');
  expect(trip).toEqual({ ...noTrip, checkin: '2027-02-12', checkout: '2027-02-15', adults: 2, pets: 1 });
  expect(addressOf(listingId, trip)).toBe(`/listing/${listingId}?checkin=2027-02-12&checkout=2027-02-15&adults=2&pets=1`);
  expect(addressOf(listingId, noTrip)).toBe(`/listing/${listingId}`);
});

test.each([
  ['?checkin=2027-02-30&checkout=2027-03-02', 'a day that the calendar has not'],
  ['?checkin=2027-02-15&checkout=2027-02-12', 'dates the wrong way round'],
  ['?checkin=2027-02-15&checkout=2027-02-15', 'no night at all'],
  ['?checkout=2027-02-15', 'an end without a start'],
  ['?checkin=soon&adults=-3', 'nonsense'],
])('%s is as if it were not given: %s', (query) => {
  expect(tripOf(query)).toEqual(noTrip);
});

test('a taken night is taken, its first day is a check-out, and nothing is chosen past it', () => {
  const days = nightsOf(someNights(), now);
  expect(stateOf(day('2027-02-21'), {}, days)).toBe('taken');
  expect(stateOf(day('2027-02-20'), {}, days)).toBe('end only');
  expect(stateOf(day('2027-02-23'), {}, days)).toBe('free');
  expect(stateOf(day('2027-02-20'), { start: day('2027-02-18') }, days)).toBe('free');
  expect(stateOf(day('2027-02-24'), { start: day('2027-02-18') }, days)).toBe('past the next booking');
});

test('the host has the notice that they ask for, on the clocks of the place', () => {
  // 4 p.m. in Toronto is 9 p.m. in Greenwich
  const at = (moment: string) => stateOf(day('2027-02-02'), {}, nightsOf(someNights(), moment as Instant));
  expect(at('2027-02-01T21:00:00Z')).toBe('free');
  expect(at('2027-02-01T21:00:01Z')).toBe('no start');
});

test('some dates ask for a longer stay, and for a weekday to begin on', () => {
  const days = nightsOf(someNights(), now);
  expect(shortestFrom(someNights(), day('2027-03-06'))).toBe(5);
  expect(shortestFrom(someNights(), day('2027-04-01'))).toBe(2);
  expect(stateOf(day('2027-03-06'), {}, days)).toBe('free');
  expect(stateOf(day('2027-03-07'), {}, days)).toBe('no start');
  expect(stateOf(day('2027-03-10'), { start: day('2027-03-06') }, days)).toBe('too short');
});

test('as many nights are found on free dates near by, the nearest ones, in their order', () => {
  const taken = { checkin: day('2027-02-20'), checkout: day('2027-02-23') };
  expect(freeNear(nightsOf(someNights(), now), taken, { days: 21, most: 3 })).toEqual([
    { checkin: '2027-02-16', checkout: '2027-02-19' },
    { checkin: '2027-02-17', checkout: '2027-02-20' },
    { checkin: '2027-02-23', checkout: '2027-02-26' },
  ]);
  expect(freeNear(nightsOf(someNights({ min_nights: 4 }), now), taken, { days: 21, most: 3 })).toEqual([]);
});
