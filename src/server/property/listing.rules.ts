// A property as anyone may see it: facts, and the price that is shown.
import type { PropertyPrice } from '../../../generated/model/entities';
import { Province } from '../../../generated/model/values';
import { moneyOf, type Rate } from '../pricing/money.rules';
import { allInNightCents, type Price, type PricedProperty } from '../pricing/price.rules';

/** `Whistler, British Columbia`. */
export const placeName = (city: string, province: Province | null): string => {
  const name = province === null ? '' : Province[province].label;
  return [city, name].filter(Boolean).join(', ');
};

/** The price as it is shown: that of a stay where dates are known, else the average night with its fees. */
export const shownPrice = (
  property: PricedProperty & { readonly min_nights: number },
  stay: Price | undefined,
  rate: Rate,
): PropertyPrice => ({
  subtotal: stay ? moneyOf(stay.subtotal, rate) : null,
  per_night_all_in: moneyOf(stay ? Math.round(stay.subtotal / stay.nights) : allInNightCents(property), rate),
  total_with_tax: stay ? moneyOf(stay.total, rate) : null,
  nights: stay?.nights ?? null,
});
