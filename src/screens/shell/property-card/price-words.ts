// A card's price and cancellation in words.
import type { Money, PropertyCard } from '../../../../generated/model/entities';
import type { Instant } from '../../../../generated/model/wire';
import { cardTexts as texts } from '../../../../generated/texts/sentences/cardTexts';
import { shortRange } from '../../../ui/calendar/dates';
import { shownMoney, shownMoment } from '../format/format';

/** `$745 CAD`, `$745.20 CAD` */
export const moneyText = ({ amount_cents, currency }: Pick<Money, 'amount_cents' | 'currency'>): string =>
  shownMoney(amount_cents, currency, { whole: true });

/** `$54.80 CAD`: always with cents, so that sums stand under one another. */
export const sumText = ({ amount_cents, currency }: Pick<Money, 'amount_cents' | 'currency'>): string => shownMoney(amount_cents, currency);

export interface PriceWords {
  /** The amount as it stands in the sentence. */
  readonly amount: string;
  readonly says: string;
  /** When, where the search leaves it open; how many nights that are, and what one of them costs; nothing without dates. */
  readonly nights?: string;
}

/** With dates the total, without dates the night with its fees; both with or without taxes. */
export const priceWords = ({ price, dates }: Pick<PropertyCard, 'price' | 'dates'>, withTaxes: boolean): PriceWords => {
  const { subtotal, total_with_tax, nights } = price;
  const night = moneyText(withTaxes ? price.per_night_with_tax : price.per_night_all_in);
  if (!subtotal || nights === null)
    return { amount: night, says: withTaxes ? texts.perNightWithTaxes({ price: night }) : texts.perNight({ price: night }) };
  const many = texts.nights({ nights, price: night });
  const of = dates ? texts.dated({ dates: shortRange(dates.checkin, dates.checkout), nights: many }) : many;
  if (withTaxes && total_with_tax) {
    const total = moneyText(total_with_tax);
    return { amount: total, says: texts.totalWithTaxes({ price: total }), nights: of };
  }
  const total = moneyText(subtotal);
  return { amount: total, says: texts.total({ price: total }), nights: of };
};

// the server knows no reader: where the day ends last, the date is never later than the reader's own
const lastZone = 'America/Vancouver';
const dayIn = (zone: string, moment: Instant): string => shownMoment(moment, { time: false, zone });
/** `Free cancellation before Feb 7` on the calendar of a zone, or where the day ends last; on that day itself, that it is the last. */
export const freeUntilText = (until: Instant, now: Instant, zone = lastZone): string => {
  const date = dayIn(zone, until);
  return date === dayIn(zone, now) ? texts.freeToday : texts.freeUntil({ date });
};
