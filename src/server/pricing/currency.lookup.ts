// The rates of currencies, one a day. Reads only.
import { DAY } from '../../../generated/model/dates';
import { ratesDays } from '../../../generated/model/constants';
import { keysOf } from '../../../generated/model/keys';
import { Currency } from '../../../generated/model/values';
import { utcDateOf } from '../../../generated/model/wire';
import type { Database } from '../database/open';
import { canadian, type Rate, withMargin } from './money.rules';

export const isCurrency = (code: string): code is Currency => Object.hasOwn(Currency, code);

export const supportedCurrencies = (): { readonly code: Currency; readonly name: string }[] =>
  keysOf(Currency).map((code) => ({ code, name: Currency[code].label }));

/** The newest rate of a currency; none where nobody has told one for days. */
export const findRate = async (db: Database, currency: Currency, now: Date): Promise<Rate | undefined> => {
  if (currency === 'CAD') return canadian(utcDateOf(now));
  const row = await db
    .selectFrom('currency_rates')
    .select(['rate', 'as_of'])
    .where('code', '=', currency)
    .where('as_of', '<=', utcDateOf(now))
    .where('as_of', '>=', utcDateOf(new Date(now.getTime() - ratesDays * DAY)))
    .orderBy('as_of', 'desc')
    .executeTakeFirst();
  return row && withMargin(currency, row.rate, row.as_of);
};

/** The rate to show prices with: Canadian dollars where the currency has no rate. */
export const rateOrCanadian = async (db: Database, currency: Currency, now: Date): Promise<Rate> =>
  (await findRate(db, currency, now)) ?? canadian(utcDateOf(now));
