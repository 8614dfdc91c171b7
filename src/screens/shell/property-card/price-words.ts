// What a card says of price and cancellation, in words.
import type { Money, PropertyPrice } from '../../../../generated/model/entities';
import type { Instant } from '../../../../generated/model/wire';
import { cardTexts as texts } from '../../../../generated/texts/sentences/cardTexts';
import { shownMoney, shownMoment } from '../format/format';

/** `$745 CAD`, `$745.20 CAD` */
export const moneyText = ({ amount_cents, currency }: Pick<Money, 'amount_cents' | 'currency'>): string =>
  shownMoney(amount_cents, currency, { whole: true });

export interface PriceWords {
  /** The amount as it stands in the sentence. */
  readonly amount: string;
  readonly says: string;
}

/** With dates the total, with or without taxes; without dates the night with its fees. */
export const priceWords = ({ subtotal, total_with_tax, per_night_all_in, nights }: PropertyPrice, withTaxes: boolean): PriceWords => {
  if (!subtotal || nights === null) {
    const price = moneyText(per_night_all_in);
    return { amount: price, says: texts.perNight({ price }) };
  }
  if (withTaxes && total_with_tax) {
    const price = moneyText(total_with_tax);
    return { amount: price, says: nights === 1 ? texts.totalWithTaxesOne({ price }) : texts.totalWithTaxesMany({ price, nights }) };
  }
  const price = moneyText(subtotal);
  return { amount: price, says: nights === 1 ? texts.totalOne({ price }) : texts.totalMany({ price, nights }) };
};

// a card does not tell its zone: where the day ends last, the date is never later than the place's own
const lastZone = 'America/Vancouver';
/** `Feb 7` */
export const freeUntilText = (until: Instant): string => shownMoment(until, { time: false, zone: lastZone });
