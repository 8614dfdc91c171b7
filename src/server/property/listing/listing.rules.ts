// A property as anyone may see it: facts, and the price that is shown.
import { asRead } from '../../account/contact-details.lookup';
import type { Money, PropertyPrice } from '../../../../generated/model/entities';
import { Province } from '../../../../generated/model/values';
import { type Price, priceIn } from '../../pricing/lines.rules';
import { moneyIn, moneyOf, type Rate } from '../../pricing/money.rules';
import { allInNightCents, type PricedProperty } from '../../pricing/price.rules';
import { lineItem } from '../../pricing/quote.rules';

/** `Whistler, British Columbia`. */
export const placeName = (city: string, province: Province | null): string => {
  const name = province === null ? '' : Province[province].label;
  return [city, name].filter(Boolean).join(', ');
};

const words = ['title', 'description', 'house_rules', 'city', 'alt', 'name', 'beds'] as const;
type Words = { readonly [W in (typeof words)[number]]?: unknown };
/** A host's words as others read them: whole once they have paid. */
export const wordsAsRead = <T extends Words>(it: T, isPaid: boolean): T => {
  const read = words.flatMap((word) => {
    const said = it[word];
    return typeof said === 'string' ? [[word, asRead(said, isPaid)]] : [];
  });
  return { ...it, ...Object.fromEntries(read) };
};

/** The price as it is shown: that of a stay where dates are known, else the average night with its fees. */
export const shownPrice = (
  property: PricedProperty & { readonly min_nights: number },
  stay: Price | undefined,
  rate: Rate,
): PropertyPrice => {
  if (!stay)
    return {
      subtotal: null,
      per_night_all_in: moneyOf(allInNightCents(property), rate),
      total_with_tax: null,
      nights: null,
      line_items: [],
    };
  const { nights, subtotal, total, lines } = priceIn(rate, stay);
  const shown = (sum: number): Money => moneyIn(rate.currency, sum);
  return {
    subtotal: shown(subtotal),
    per_night_all_in: shown(Math.round(subtotal / nights)),
    total_with_tax: shown(total),
    nights,
    line_items: lines.map((line) => lineItem(line, rate.currency)),
  };
};
