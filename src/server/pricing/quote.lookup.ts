// Quotes that were promised. Reads only.
import type { AgreedPrice, AgreedTerms, Quote } from '../../../generated/model/entities';
import type { Database } from '../database/open';

/** A quote with the price that it shows. */
export interface KeptQuote {
  readonly quote: Quote;
  readonly price: AgreedPrice;
}
/** The same, with the terms that were shown beside it. */
export interface PromisedQuote extends KeptQuote {
  readonly terms: AgreedTerms | null;
}

const holding = (db: Database, quoteId: string, now: Date) =>
  db.selectFrom('quotes').where('quote_id', '=', quoteId).where('expires_at', '>', now);

/** A quote that holds at a moment, to ask with. */
export const oneQuote = (db: Database, quoteId: string, now: Date) => holding(db, quoteId, now).select(['quote', 'price', 'terms']);

/** The same, without the terms: for what is booked already. Nothing where it has run out, or there is none. */
export const findQuote = (db: Database, quoteId: string, now: Date): Promise<KeptQuote | undefined> =>
  holding(db, quoteId, now).select(['quote', 'price']).executeTakeFirst();
