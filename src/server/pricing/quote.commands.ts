// Quotes that were promised: kept by their id until they run out.
import type { AgreedPrice, Quote } from '../../../generated/model/entities';
import type { Database } from '../database/open';

/** Keeps a quote with the price that it shows, so that what was shown is what is paid. */
export const keepQuote = async (db: Database, quote: Quote, price: AgreedPrice): Promise<void> => {
  const { quote_id, property_id, expires_at } = quote;
  await db
    .insertInto('quotes')
    .values({ quote_id, property_id, quote: JSON.stringify(quote), price: JSON.stringify(price), expires_at })
    .execute();
};

/** Removes the quotes that bind nobody any more. */
export const removeExpiredQuotes = async (db: Database, now: Date): Promise<void> => {
  await db.deleteFrom('quotes').where('expires_at', '<=', now).execute();
};
