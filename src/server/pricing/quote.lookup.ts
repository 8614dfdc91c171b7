// Quotes that were promised. Reads only.
import type { AgreedPrice, Quote } from '../../../generated/model/entities';
import type { Database } from '../database/open';

/** A quote with the price that it shows. */
export interface KeptQuote {
  readonly quote: Quote;
  readonly price: AgreedPrice;
}

/** A quote that holds at a moment, to ask with. */
export const oneQuote = (db: Database, quoteId: string, now: Date) =>
  db.selectFrom('quotes').select(['quote', 'price']).where('quote_id', '=', quoteId).where('expires_at', '>', now);

/** The same; nothing where it has run out, or there is none. */
export const findQuote = (db: Database, quoteId: string, now: Date): Promise<KeptQuote | undefined> =>
  oneQuote(db, quoteId, now).executeTakeFirst();
