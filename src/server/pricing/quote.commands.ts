// Quotes that were promised: kept by their id until they run out.
import { chargeLeast, chargeMost } from '../../../generated/model/constants';
import type { Quote } from '../../../generated/model/entities';
import type { Database } from '../database/open';
import { refuse } from '../request/refusal';
import { written } from './money.rules';
import type { PromisedQuote } from './quote.lookup';

/** Refuses a total that the payment provider does not charge. */
const refuseUnpayable = ({ due: { amount_cents, currency } }: Quote): void => {
  const [total, least, most] = [amount_cents, chargeLeast, chargeMost].map((cents) => written({ amount_cents: cents, currency }));
  if (amount_cents < chargeLeast || amount_cents > chargeMost)
    refuse('checkout.total_unpayable', { slots: { total: total ?? '', least: least ?? '', most: most ?? '' } });
};

/** Keeps a quote with the price and the terms that it shows, so that what was shown is what is paid. */
export const keepQuote = async (db: Database, { quote, price, terms }: PromisedQuote): Promise<void> => {
  refuseUnpayable(quote);
  const { quote_id, property_id, expires_at } = quote;
  await db
    .insertInto('quotes')
    .values({
      quote_id,
      property_id,
      quote: JSON.stringify(quote),
      price: JSON.stringify(price),
      terms: terms && JSON.stringify(terms),
      expires_at,
    })
    .execute();
};

/** Removes the quotes that bind nobody any more. */
export const removeExpiredQuotes = async (db: Database, now: Date): Promise<void> => {
  await db.deleteFrom('quotes').where('expires_at', '<=', now).execute();
};
