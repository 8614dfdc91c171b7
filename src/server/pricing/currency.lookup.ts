// The rates of currencies, one a day. Reads only.
import { sql } from 'kysely';
import { Currency } from '../../../generated/model/values';
import type { Database } from '../database/open';
import { canadian, type Rate, withMargin } from './money.rules';

export const isCurrency = (code: string): code is Currency => Object.hasOwn(Currency, code);

export const supportedCurrencies = (): { readonly code: Currency; readonly name: string }[] =>
  (Object.keys(Currency) as Currency[]).map((code) => ({ code, name: Currency[code].label }));

/** The newest rate of a currency; none where nobody has ever told one. */
export const findRate = async (db: Database, currency: Currency, now: Date): Promise<Rate | undefined> => {
  if (currency === 'CAD') return canadian(now.toISOString().slice(0, 10));
  const { rows } = await sql<{ rate: string; as_of: string }>`
    select rate, as_of from currency_rates where code = ${currency} and as_of <= ${now} order by as_of desc limit 1`.execute(db);
  return rows[0] && withMargin(currency, Number(rows[0].rate), rows[0].as_of);
};

/** The rate to show prices with: Canadian dollars where the currency has no rate. */
export const rateOrCanadian = async (db: Database, currency: Currency, now: Date): Promise<Rate> =>
  (await findRate(db, currency, now)) ?? canadian(now.toISOString().slice(0, 10));
