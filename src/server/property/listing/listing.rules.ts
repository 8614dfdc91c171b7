// A property as anyone may see it: facts, and the price that is shown.
import { asRead } from '../../account/contact-details.lookup';
import type { Money, PropertyPrice } from '../../../../generated/model/entities';
import { favouriteRating, favouriteReviews, fastReplyHours, fastReplyPercent } from '../../../../generated/model/constants';
import { keysOf } from '../../../../generated/model/keys';
import { type Badge, Province } from '../../../../generated/model/values';
import { dateIn } from '../../../../generated/rules/runtime';
import { type Price, priceIn } from '../../pricing/lines.rules';
import { moneyIn, moneyOf, type Rate } from '../../pricing/money.rules';
import { allInNightCents, allInNightWithTaxCents, type PricedProperty } from '../../pricing/price.rules';
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

interface Earned {
  readonly rating: number | null;
  readonly review_count: number;
  readonly instant_book: boolean;
  readonly instant_stopped: boolean;
  readonly reply_rate_percent: number | null;
  readonly reply_hours: number | null;
}
/** The badges that a listing has earned. */
export const badgesOf = (it: Earned): Badge[] => {
  const earned: Readonly<Record<Badge, boolean>> = {
    guest_favourite: (it.rating ?? 0) >= favouriteRating && it.review_count >= favouriteReviews,
    instant_book: it.instant_book && !it.instant_stopped,
    answers_fast: (it.reply_rate_percent ?? 0) >= fastReplyPercent && it.reply_hours !== null && it.reply_hours <= fastReplyHours,
  };
  return keysOf(earned).filter((badge) => earned[badge]);
};

/** The price of a stay, where dates are known, and how it is shown at a moment. */
export interface ShownStay {
  readonly stay: Price | undefined;
  readonly rate: Rate;
  readonly now: Date;
}

type ShownProperty = PricedProperty & { readonly min_nights: number; readonly timezone: string };

/** The average night of a stay with its fees, in the smallest unit of the shown currency. */
export const shownNight = ({ subtotal, nights }: Pick<Price, 'subtotal' | 'nights'>): number => Math.round(subtotal / nights);

/** The price as it is shown: that of a stay where dates are known, else the average night with its fees. */
export const shownPrice = (property: ShownProperty, { stay, rate, now }: ShownStay): PropertyPrice => {
  if (!stay)
    return {
      subtotal: null,
      per_night_all_in: moneyOf(allInNightCents(property), rate),
      per_night_with_tax: moneyOf(allInNightWithTaxCents(property, dateIn(now.getTime(), property.timezone)), rate),
      total_with_tax: null,
      nights: null,
      line_items: [],
    };
  const price = priceIn(rate, stay);
  const { nights, subtotal, total, lines } = price;
  const shown = (sum: number): Money => moneyIn(rate.currency, sum);
  return {
    subtotal: shown(subtotal),
    per_night_all_in: shown(shownNight(price)),
    per_night_with_tax: shown(Math.round(total / nights)),
    total_with_tax: shown(total),
    nights,
    line_items: lines.map((line) => lineItem(line, rate.currency)),
  };
};
