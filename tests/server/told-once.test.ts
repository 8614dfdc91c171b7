// Numbers that texts tell are those that the product computes with: policies step by step, worked examples, numbers in words.
import { describe, expect, test } from 'vitest';
import {
  cardMinimumCents,
  comparisonFeePercent,
  feedMinutes,
  feedQuietHours,
  pointValueCad,
  reviewsForAverage,
} from '../../generated/model/constants';
import { percentOf } from '../../generated/model/rounding';
import { refundSteps, taxRates } from '../../generated/model/tables';
import { CancellationPolicy } from '../../generated/model/values';
import type { Block, Page } from '../../generated/texts/page';
import { page as faqBookings } from '../../generated/texts/pages/pages-faq-bookings';
import { page as faqHosting } from '../../generated/texts/pages/pages-faq-hosting';
import { page as faqPoints } from '../../generated/texts/pages/pages-faq-points';
import { page as noFee } from '../../generated/texts/pages/pages-no-fee-hosting';
import { page as points } from '../../generated/texts/pages/pages-points';
import { page as policies } from '../../generated/texts/pages/pages-booking-policies';
import { page as whistler } from '../../generated/texts/pages/pages-destination-whistler';
import { written } from '../../src/server/pricing/money.rules';
import { paidWith } from '../../src/server/pricing/points.rules';
import { priceOf, type PricedProperty } from '../../src/server/pricing/price.rules';
import { everyDayAlike } from '../support/weekday-prices';

const wordsOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(wordsOf).join('');
  if (typeof value !== 'object' || value === null) return '';
  const { kind: _kind, anchor: _anchor, href: _href, route: _route, ...rest } = value as Record<string, unknown>;
  return `${Object.values(rest).map(wordsOf).join('')} `;
};
const linesOf = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) => (block.kind === 'list' ? block.items.map(wordsOf) : [wordsOf(block)]));
const allOf = (page: Page): string => linesOf(page.blocks).join('\n');

/** The lines below a heading, until the next. */
const below = (page: Page, heading: string): readonly string[] => {
  const from = page.blocks.findIndex((block) => block.kind === 'heading' && wordsOf(block.text) === heading);
  const rest = page.blocks.slice(from + 1);
  const end = rest.findIndex(({ kind }) => kind === 'heading');
  return linesOf(from === -1 ? [] : rest.slice(0, end === -1 ? rest.length : end));
};

type Step = (typeof refundSteps)[number];
const limitOf = ({ stage, hours, days }: Step): string => {
  if (stage === 'after_checkin') return 'After check-in';
  if (stage === 'after_booking') return `within ${hours} hours of booking`;
  if (days !== undefined) return `up to ${days} days before check-in`;
  return hours === 0 ? '' : `up to ${hours} hours before check-in`;
};

describe.each(Object.keys(CancellationPolicy) as (keyof typeof CancellationPolicy)[])('the %s policy', (policy) => {
  const steps = refundSteps.filter((row) => row.policy === policy);
  const told = below(policies, CancellationPolicy[policy].label);

  test('its page tells each limit of the table, and its part, in their order', () => {
    const limits = steps
      .map(limitOf)
      .filter((limit) => limit !== '' && (policy === 'flexible' || policy === 'moderate' || limit !== 'After check-in'));
    expect(told.filter((line) => limits.some((limit) => line.includes(limit))).length).toBe(limits.length);
    for (const [at, limit] of limits.entries()) {
      const step = steps.find((one) => limitOf(one) === limit);
      const line = told.find((one) => one.includes(limit)) ?? '';
      expect(line).toContain(limit);
      if (at === 0) expect(line).toContain('Full refund');
      else if (step?.rest_back !== 100) expect(line).toContain(`${step?.rest_back}%`);
    }
    const percents = told.flatMap((line) => [...line.matchAll(/(\d+)%/g)].map(([, percent]) => Number(percent)));
    expect(new Set(percents)).toEqual(new Set(steps.map((step) => step.rest_back).filter((part) => part > 0 && part < 100)));
  });

  test('its short sentence tells the limit of the full refund', () => {
    expect(CancellationPolicy[policy].says).toContain(limitOf(steps[0] as Step));
  });
});

test('how time is counted tells the hours of the policy that begins with the booking', () => {
  const [step] = refundSteps.filter(({ stage }) => stage === 'after_booking');
  expect(below(policies, 'How time is counted').join(' ')).toContain(`The ${step?.hours} hours of the strict policy`);
});

const cabin: PricedProperty = {
  province: 'BC',
  city: 'Whistler',
  base_cents: 20_000,
  ...everyDayAlike,
  cleaning_fee_cents: 9000,
  pet_fee_cents: 0,
  extra_guest_cents: 0,
  guests_included: 4,
  weekly_discount_percent: 0,
  monthly_discount_percent: 0,
  early_discount_percent: 0,
  last_minute_discount_percent: 0,
};
const price = priceOf(cabin, { checkin: '2027-02-12', checkout: '2027-02-15', adults: 2, children: 0, pets: 0, days_ahead: 30 }, []);
const dollars = (cents: number): string => written({ amount_cents: cents, currency: 'CAD' });
const briefly = (cents: number): string => dollars(cents).replace(/\.00(?= )/, '');

test('the example of a stay is what the formula gives', () => {
  const example = below(noFee, 'An example').join(' ');
  expect(example).toContain(`Three nights at ${briefly(cabin.base_cents)} plus ${briefly(cabin.cleaning_fee_cents)} for cleaning come to`);
  expect(example).toContain(`come to ${briefly(price.host_subtotal)}. You’re paid ${briefly(price.host_subtotal)}.`);
  expect(example).toContain(`you’d keep ${dollars(price.host_subtotal - percentOf(price.host_subtotal, comparisonFeePercent))}.`);
  expect(below(noFee, 'What guests pay').join(' ')).toContain(`Guests pay ${dollars(price.subtotal)} before taxes`);
});

test('the example of points is what they take off', () => {
  const used = 2500;
  const paid = paidWith(used, price);
  const taxes = (lines: typeof price.lines) => lines.filter(({ type }) => type === 'tax');
  expect(allOf(points)).toContain(
    `a stay costs ${dollars(price.subtotal)} before taxes. With 2,500 points, you pay ${dollars(price.due - paid.due)} less.`,
  );
  expect(taxes(paid.lines)).toEqual(taxes(price.lines));
  expect(price.due - paid.due).toBe(used * pointValueCad * 100);
  for (const page of [points, faqPoints]) expect(allOf(page)).toContain(`At least ${briefly(cardMinimumCents)} is paid by card`);
});

test('numbers in words are those of the spec', () => {
  expect([reviewsForAverage, feedMinutes, feedQuietHours]).toEqual([3, 30, 2]);
  expect(allOf(faqBookings)).toContain('average rating after three reviews');
  expect(allOf(faqHosting)).toContain('every half hour to two hours');
  const nights = new Set(
    taxRates.filter(({ province, tax }) => province === 'BC' && ['pst', 'mrdt'].includes(tax)).map((row) => row.max_nights),
  );
  expect([...nights]).toEqual([26]);
  expect(allOf(whistler)).toContain('PST and MRDT do not apply to stays of 27 nights or more');
});
