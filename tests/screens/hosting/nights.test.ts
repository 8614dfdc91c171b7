// The chosen nights of a host's calendar: what they have in common, what was changed of it, and what that costs or brings.
import { expect, test } from 'vitest';
import { changesOf, commonOf, daysOf, differenceOf, effectOf, meantIn, runsOf } from '../../../src/screens/hosting/calendar/nights';
import { priceRange } from '../../../src/screens/hosting/calendar/words';
import { aHostCalendar, day } from '../../support/a-host-calendar';

const range = (start: string, end: string) => ({ start: day(start), end: day(end) });
const booked = { taken: 'booking', booking_id: 'b-1', guest: 'Ada' } as const;
const mine = { taken: 'block' } as const;

test('weekends of a season are a handful of ranges, and nothing between them', () => {
  const calendar = aHostCalendar();
  const nights = meantIn(calendar.nights, range('2027-02-10', '2027-02-24'), daysOf('weekends'));
  expect(changesOf(nights, { price_cents: 30_000 })).toEqual([
    { start: '2027-02-12', end: '2027-02-14', price_cents: 30_000 },
    { start: '2027-02-19', end: '2027-02-21', price_cents: 30_000 },
  ]);
  expect(meantIn(calendar.nights, range('2027-02-10', '2027-02-24'), daysOf('weekdays'))).toHaveLength(10);
  const ticked = meantIn(calendar.nights, range('2027-02-10', '2027-02-24'), daysOf('days', ['mon', 'thu']));
  expect(ticked.map(({ date }) => date)).toEqual(['2027-02-11', '2027-02-15', '2027-02-18', '2027-02-22']);
});

test('nights taken by one and the same are one run', () => {
  const { nights } = aHostCalendar({ '2027-02-03': booked, '2027-02-04': booked, '2027-02-05': { ...booked, booking_id: 'b-2' } });
  const runs = runsOf(nights.slice(0, 6), (one, next) => one.booking_id === next.booking_id);
  expect(runs.map(({ start, end }) => [start, end])).toEqual([
    ['2027-02-01', '2027-02-03'],
    ['2027-02-03', '2027-02-05'],
    ['2027-02-05', '2027-02-06'],
    ['2027-02-06', '2027-02-07'],
  ]);
});

test('what all nights have in common stands in the form, and what differs is left empty', () => {
  const own = { price_cents: 30_000, price_is_own: true, checkin_days: [5, 6] };
  const calendar = aHostCalendar({ '2027-02-03': own, '2027-02-04': { ...own, min_nights: 4 }, '2027-02-05': { ...own, ...mine } });
  const of = (start: string, end: string) => commonOf(meantIn(calendar.nights, range(start, end), daysOf('all')));
  expect(of('2027-02-03', '2027-02-04')).toEqual({
    values: { price_cents: 30_000, checkin_days: ['fri', 'sat'], availability: 'open' },
    isVarious: false,
  });
  expect(of('2027-02-03', '2027-02-05')).toMatchObject({ values: { price_cents: 30_000 }, isVarious: true });
  expect(of('2027-02-05', '2027-02-06').values.availability).toBe('blocked');
  expect(of('2027-02-04', '2027-02-06').values.availability).toBeUndefined();
  expect(of('2027-02-01', '2027-02-03')).toEqual({ values: { availability: 'open' }, isVarious: false });
});

test('only what was changed is sent; what was emptied goes back to the usual', () => {
  const before = { availability: 'open', price_cents: 30_000, checkin_days: ['fri'] } as const;
  expect(differenceOf(before, { ...before }, false)).toEqual({});
  expect(differenceOf(before, { ...before, availability: 'blocked', price_cents: null, checkin_days: [], note: 'Roof' }, false)).toEqual({
    blocked: true,
    price_cents: null,
    checkin_days: null,
    note: 'Roof',
  });
  expect(differenceOf({}, { price_cents: null, checkout_days: ['sun', 'mon'] }, false)).toEqual({ checkout_days: [0, 1] });
  expect(differenceOf({}, { min_nights: 3 }, true)).toEqual({ price_cents: null, min_nights: 3, checkin_days: null, checkout_days: null });
});

test('a price is told with what it brings, what guests pay, and what keeps its own', () => {
  const calendar = aHostCalendar({ '2027-02-10': booked });
  const chosen = meantIn(calendar.nights, range('2027-02-08', '2027-02-12'), daysOf('all'));
  expect(effectOf(chosen, calendar, { price_cents: 30_050 })).toMatchObject({
    before: 60_000,
    after: 90_150,
    open: 3,
    guestCents: 32_454,
    keepsPrice: true,
    cannotBlock: [],
  });
  // back to the usual, which is dearer at weekends
  const own = aHostCalendar({ '2027-02-12': { price_cents: 10_000, price_is_own: true } });
  const friday = meantIn(own.nights, range('2027-02-12', '2027-02-13'), daysOf('all'));
  expect(effectOf(friday, own, { price_cents: null })).toMatchObject({ before: 10_000, after: 25_000, guestCents: undefined });
});

test('a block is told with what it costs, and which nights it cannot have; an end to it with what it opens', () => {
  const calendar = aHostCalendar({ '2027-02-09': booked, '2027-02-11': mine, '2027-02-12': { ...mine, booking_id: 'b-9' } });
  const chosen = meantIn(calendar.nights, range('2027-02-08', '2027-02-13'), daysOf('all'));
  const blocked = effectOf(chosen, calendar, { blocked: true });
  expect(blocked.blockedCents).toBe(40_000);
  expect(blocked.cannotBlock.map(({ start, end }) => [start, end])).toEqual([['2027-02-09', '2027-02-10']]);
  // nights of a booking that the host called off stay blocked
  expect(effectOf(chosen, calendar, { blocked: false })).toMatchObject({ opened: 1, openedCents: 20_000 });
});

test('a longer shortest stay is told with the gaps in which nobody fits any more', () => {
  const calendar = aHostCalendar({ '2027-02-05': booked, '2027-02-08': booked });
  const chosen = meantIn(calendar.nights, range('2027-02-04', '2027-02-12'), daysOf('all'));
  const gaps = effectOf(chosen, calendar, { min_nights: 3 }).tooShort;
  expect(gaps.map(({ start, end }) => [start, end])).toEqual([['2027-02-06', '2027-02-08']]);
});

test('prices of nights are told as one, or from the least to the most', () => {
  expect([priceRange([20_000, 20_000]), priceRange([25_000, 19_950])]).toEqual(['$200', '$199.50 – $250']);
});
