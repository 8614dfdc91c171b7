// What comes back when a stay is called off: pure, in whole cents of Canadian dollars, by the steps of its policy.
import { refundSteps, type RefundStepsRow } from '../../../generated/model/tables';
import type { CancellationPolicy } from '../../../generated/model/values';
import { dayOf, momentAt } from '../../../generated/rules/runtime';
import { type Beginning, limitOf } from './cancellation.rules';
import { sumOf } from './lines.rules';
import { nightPrices, type PricedProperty, type PriceOverride, priceOf, type StayAsked, taxesOn } from './price.rules';

/** A stay as it was booked. */
export interface BookedStay {
  readonly property: PricedProperty;
  readonly stay: StayAsked;
  readonly overrides: readonly PriceOverride[];
  readonly policy: CancellationPolicy;
  readonly begins: Beginning;
  readonly booked: Date;
}

/** The step of a policy that holds at a moment. */
const stepAt = ({ policy, begins, booked }: BookedStay, at: number): RefundStepsRow | undefined => {
  const rows = refundSteps.filter((row) => row.policy === policy);
  const holds = (row: RefundStepsRow): boolean => row.stage !== 'after_checkin' && limitOf(row, begins, booked.getTime()) >= at;
  return rows.find(holds) ?? rows.find(({ stage }) => stage === 'after_checkin');
};

/** The nights that have begun: those on whose day check-in time has passed. */
const nightsBegun = ({ checkin, checkin_time, timezone }: Beginning, nights: number, at: number): number =>
  Array.from({ length: nights }, (_, night) => momentAt(dayOf(checkin) + night, checkin_time, timezone)).filter((from) => from < at).length;

/** What is kept of the nights: some whole and a share of the others, each at its own price with its part of what the line beside it says. */
const keptOfNights = (prices: readonly number[], nights: number, it: { readonly whole: number; readonly percent: number }): number => {
  const all = prices.reduce((sum, one) => sum + one, 0);
  const whole = prices.slice(0, it.whole).reduce((sum, one) => sum + one, 0);
  return all === 0 ? 0 : Math.round((nights * (whole + ((all - whole) * it.percent) / 100)) / all);
};

/** What a guest who calls a stay off gets back. Taxes are due on what is kept; when the host calls it off, all of it comes back. */
export const refundOf = (it: BookedStay, at: Date): number => {
  const { property, stay, overrides } = it;
  const price = priceOf(property, stay, overrides);
  const step = stepAt(it, at.getTime());
  if (!step) return price.total;
  const fees = sumOf(price.lines, ({ code }) => code === 'cleaning_fee' || code === 'pet_fee');
  const service = sumOf(price.lines, ({ type }) => type === 'platform');
  const whole = nightsBegun(it.begins, price.nights, at.getTime()) + step.nights_kept;
  const kept = {
    nights: keptOfNights(nightPrices(property, stay, overrides), price.host_subtotal - fees, { whole, percent: 100 - step.rest_back }),
    host_fees: step.fees_back ? 0 : fees,
    service_fee: step.service_fee_back ? 0 : service,
  };
  const taxes = sumOf(taxesOn(kept, property, { ...stay, charged: price }));
  return price.total - (kept.nights + kept.host_fees + kept.service_fee + taxes);
};
