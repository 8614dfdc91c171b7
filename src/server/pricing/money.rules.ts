// Sums of money on the wire: cents of Canadian dollars, shown in the currency that was asked for.
import { dateLocale, exchangeMarginPercent } from '../../../generated/model/constants';
import type { Money } from '../../../generated/model/entities';
import { Currency } from '../../../generated/model/values';
import type { PlainDate } from '../../../generated/model/wire';

/** Units that one Canadian dollar buys today, the margin of every shown price included. */
export interface Rate {
  readonly currency: Currency;
  readonly rate: number;
  readonly as_of: PlainDate;
}

export const canadian = (as_of: PlainDate): Rate => ({ currency: 'CAD', rate: 1, as_of });

/** A day's rate as guests see it: with the margin inside. */
export const withMargin = (currency: Currency, rate: number, as_of: PlainDate): Rate =>
  currency === 'CAD' ? canadian(as_of) : { currency, rate: rate * (1 + exchangeMarginPercent / 100), as_of };

/** Cents of CAD in the smallest unit of a currency. */
export const converted = (cents: number, rate: Rate): number => {
  const { decimals } = Currency[rate.currency];
  const amount = Math.round((Math.abs(cents) / 100) * rate.rate * 10 ** decimals);
  return cents < 0 ? -amount : amount;
};

/** As many cents as a column of the database holds. */
const centsMax = 2 ** 31 - 1;
/** The most whole cents of CAD that come to no more than an amount in the smallest unit of a currency; -1 where none do. */
export const mostCents = (amount: number, rate: Rate): number => {
  // more cents never come to less: what lies between is halved until nothing does
  let [most, tooMany] = [-1, centsMax + 1];
  while (tooMany - most > 1) {
    const middle = Math.floor((most + tooMany) / 2);
    if (converted(middle, rate) <= amount) most = middle;
    else tooMany = middle;
  }
  return most;
};

/** A sum in the smallest unit of its currency: `{ amount: '55.20 CAD', amount_cents: 5520, currency: 'CAD' }`. */
export const moneyIn = (currency: Currency, amount_cents: number): Money => {
  const { decimals } = Currency[currency];
  return { amount: `${(amount_cents / 10 ** decimals).toFixed(decimals)} ${currency}`, amount_cents, currency };
};

/** One sum of Canadian dollars in the currency of a rate. A sum of shown lines is added up instead (`priceIn`). */
export const moneyOf = (cents: number, rate: Rate): Money => moneyIn(rate.currency, converted(cents, rate));

// a format is made once for each currency: that takes longer than writing a hundred sums
const formats = new Map<Money['currency'], Intl.NumberFormat>();
const formatOf = (currency: Money['currency']): Intl.NumberFormat => {
  const { decimals } = Currency[currency];
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const made = () => new Intl.NumberFormat(dateLocale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...digits });
  const format = formats.get(currency) ?? made();
  formats.set(currency, format);
  return format;
};

/** A sum as it is read in words: `$200.00 CAD`, `¥22,440 JPY`. */
export const written = ({ amount_cents, currency }: Pick<Money, 'amount_cents' | 'currency'>): string =>
  `${formatOf(currency).format(amount_cents / 10 ** Currency[currency].decimals)} ${currency}`;

/** The same without cents where there are none: `$200 CAD`. */
export const writtenBriefly = (sum: Pick<Money, 'amount_cents' | 'currency'>): string => written(sum).replace(/\.0+(?= )/, '');

/** A number as it is read in words: `1,422`. */
export const counted = (number: number): string => new Intl.NumberFormat(dateLocale).format(number);
