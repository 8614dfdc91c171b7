// Sums of money on the wire: cents of Canadian dollars, shown in the currency that was asked for.
import { dateLocale, exchangeMarginPercent } from '../../../generated/model/constants';
import type { Money } from '../../../generated/model/entities';
import { Currency } from '../../../generated/model/values';
import type { PlainDate } from '../../../generated/model/wire';

/** What one Canadian dollar buys today, the margin of every shown price included. */
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
  return Math.round((cents / 100) * rate.rate * 10 ** decimals);
};

/** A sum in the currency of a rate: `{ amount: '55.20 CAD', amount_cents: 5520, currency: 'CAD' }`. */
export const moneyOf = (cents: number, rate: Rate): Money => {
  const { decimals } = Currency[rate.currency];
  const amount_cents = converted(cents, rate);
  return { amount: `${(amount_cents / 10 ** decimals).toFixed(decimals)} ${rate.currency}`, amount_cents, currency: rate.currency };
};

/** A sum as it is read in words: `$200.00 CAD`, `¥22,440 JPY`. */
export const writtenIn = (cents: number, rate: Rate): string => {
  const { decimals } = Currency[rate.currency];
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const format = { style: 'currency', currency: rate.currency, currencyDisplay: 'narrowSymbol', ...digits } as const;
  return `${new Intl.NumberFormat(dateLocale, format).format(converted(cents, rate) / 10 ** decimals)} ${rate.currency}`;
};
