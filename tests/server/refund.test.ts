// Refunds of cancelled stays: every step of every policy, to the cent.
import { describe, expect, test } from 'vitest';
import type { CancellationPolicy } from '../../generated/model/values';
import { utcDateOf } from '../../generated/model/wire';
import { agreedPrice, priceAgreed } from '../../src/server/pricing/agreed.rules';
import { type BookedStay, refundOf as refundAt, wholeRefund } from '../../src/server/pricing/refund.rules';
import { sharesByNight } from '../../src/server/pricing/shares.rules';
import { everyDayAlike } from '../support/weekday-prices';

// three nights at $200 in Whistler with $90 for cleaning, as decided: 858.36 in all
const property = {
  province: 'BC',
  city: 'Whistler',
  base_cents: 20_000,
  ...everyDayAlike,
  cleaning_fee_cents: 9000,
  pet_fee_cents: 4000,
  extra_guest_cents: 1500,
  guests_included: 4,
  weekly_discount_percent: 0,
  monthly_discount_percent: 0,
  early_discount_percent: 0,
  last_minute_discount_percent: 0,
};
const checkin = utcDateOf(Date.parse('2027-02-12T00:00:00Z'));
const begins = { checkin, checkin_time: '16:00', timezone: 'America/Vancouver' };
const booked = new Date('2027-01-02T12:00:00Z');
const stay = { checkin, checkout: '2027-02-15', adults: 2, children: 0, pets: 0, days_ahead: 41 };
const agreed = agreedPrice(property, stay, []);
const of = (policy: CancellationPolicy): BookedStay => ({ agreed, policy, begins, booked });
const refundOf = (it: BookedStay, at: Date): number => refundAt(it, at).total;
// British Columbia keeps summer time all year: 16:00 there is 23:00 UTC
const daysBefore = (days: number): Date => new Date(Date.parse('2027-02-12T23:00:00Z') - days * 86_400_000);

test('the decided example: moderate, three days before', () => {
  expect(refundOf(of('moderate'), daysBefore(3))).toBe(33_640);
});

test('what a stay brings is shared by its nights, by what each costs and to the cent', () => {
  expect(sharesByNight(69_000, [20_000, 20_000, 20_000])).toEqual([23_000, 23_000, 23_000]);
  expect(sharesByNight(100, [1, 1, 1])).toEqual([33, 34, 33]);
  expect(sharesByNight(9000, [10_000, 20_000, 0])).toEqual([3000, 6000, 0]);
  expect(sharesByNight(9000, [0, 0])).toEqual([4500, 4500]);
});

describe('before check-in', () => {
  const all = priceAgreed(agreed).total;
  test.each<[CancellationPolicy, number, number]>([
    ['flexible', 1, all],
    ['flexible', 0.9, 56_840],
    ['moderate', 5, all],
    ['moderate', 4.9, 33_640],
    ['firm', 30, all],
    ['firm', 29, 45_240],
    ['firm', 6, 10_440],
    ['strict', 40, all],
    ['strict', 29, 45_240],
    ['strict', 6, 10_440],
  ])('%s, %d days before', (policy, days, comesBack) => {
    expect(refundOf(of(policy), daysBefore(days))).toBe(comesBack);
  });
});

test('after check-in the nights begun and the next one are kept, with all fees', () => {
  const price = priceAgreed(agreed);
  const night = 20_000 + 1600 + 600 + 1000;
  expect(refundOf(of('flexible'), daysBefore(-0.5))).toBe(night);
  expect(refundOf(of('moderate'), daysBefore(-0.5))).toBe(night / 2);
  expect(refundOf(of('firm'), daysBefore(-0.5))).toBe(0);
  expect(refundOf(of('flexible'), daysBefore(-2.5))).toBe(0);
  expect(price.total).toBe(85_836);
});

test('nothing is ever more than was paid, nor less than nothing, and waiting brings nothing', () => {
  for (const policy of ['flexible', 'moderate', 'firm', 'strict'] as const) {
    const backs = Array.from({ length: 90 }, (_, half) => refundOf(of(policy), daysBefore(40 - half / 2)));
    expect(backs).toEqual(backs.toSorted((one, other) => other - one));
    expect([Math.max(...backs) <= 85_836, Math.min(...backs) >= 0]).toEqual([true, true]);
  }
});

test('what comes back and what is kept are told line by line, and add up to what was paid', () => {
  const { lines, total } = refundAt(of('moderate'), daysBefore(3));
  expect(lines.map(({ code, cents, kept, base_cents }) => [code, cents, kept, base_cents])).toEqual([
    ['accommodation', 20_000, 40_000, undefined],
    ['cleaning_fee', 9000, 0, undefined],
    ['service_fee', 0, 5520, undefined],
    ['tax.bc.pst', 2320, 3200, 29_000],
    ['tax.bc.mrdt', 870, 1200, 29_000],
    ['tax.bc.gst', 1450, 2276, 29_000],
  ]);
  expect(total).toBe(lines.reduce((sum, { cents }) => sum + cents, 0));
  expect(lines.reduce((sum, { cents, kept }) => sum + cents + kept, 0)).toBe(85_836);
});

test('all of it comes back where the host calls a stay off', () => {
  const { lines, total } = wholeRefund(agreed);
  expect([total, lines.every(({ kept }) => kept === 0)]).toEqual([85_836, true]);
});

test('what a listing asks later changes nothing of what was agreed', () => {
  const dearer = agreedPrice({ ...property, base_cents: 90_000 }, stay, []);
  expect(refundOf({ ...of('moderate'), agreed: dearer }, daysBefore(3))).not.toBe(33_640);
  expect(refundOf(of('moderate'), daysBefore(3))).toBe(33_640);
});
