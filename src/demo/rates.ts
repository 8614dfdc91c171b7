// Rates of currencies for the demo: made up near what they have been, none of them published by a bank.
import { keysOf } from '../../generated/model/keys';
import type { Currency } from '../../generated/model/values';
import { utcDateOf } from '../../generated/model/wire';
import type { PublishedRate, Rates } from '../server/outside/rates';
import { canadian, type Rate, withMargin } from '../server/pricing/money.rules';
import { chanceOf } from './pictures/chance';
import { addDays } from '../../generated/model/dates';

// units that one Canadian dollar buys
const middle = { USD: 0.7185, EUR: 0.6212, GBP: 0.5428, AUD: 1.0954, JPY: 110.35 } as const;

const bare = (currency: keyof typeof middle, date: string): number => {
  const rate = middle[currency] * chanceOf(`rate ${currency} ${date}`).between(0.993, 1.007);
  return Math.round(rate * 1e6) / 1e6;
};

/** The rate of a currency on a day, as a guest saw it. */
export const rateOn = (currency: Currency, moment: Date): Rate => {
  const date = utcDateOf(moment);
  return currency === 'CAD' ? canadian(date) : withMargin(currency, bare(currency, date), date);
};

const days = 10;
/** The rows of the last ten days. */
export const rateRows = (today: string): PublishedRate[] =>
  Array.from({ length: days }, (_, ago) => addDays(today, -ago)).flatMap((as_of) =>
    keysOf(middle).map((code) => ({ code, as_of, rate: bare(code, as_of) })),
  );

/** The bank's stand-in. */
export const demoRates: Rates = {
  published: (_codes, now) => Promise.resolve(rateRows(utcDateOf(now))),
};
