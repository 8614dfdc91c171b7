// The tables of prices: exchange rates, and quotes that are promised for a while.
import { decision } from '../language/declaration';
import { belongsTo, decimal, id, instant, like, oneOf, plainDate } from '../language/shapes';
import { stored } from '../language/stored';
import { Property } from '../property/property.model';
import { AgreedPrice } from './agreed.model';
import { Currency, Quote } from './money.model';

export const storedRates = stored('currency_rates', {
  source: decision('section 14: one rate a day, kept with its date'),
  says: 'What one Canadian dollar buys, as published, without our margin',
  columns: { code: oneOf(Currency), as_of: plainDate(), rate: { shape: decimal(), type: 'numeric(14, 6)' } },
  key: ['code', 'as_of'],
  checks: ['rate > 0'],
});

export const storedQuotes = stored('quotes', {
  source: decision('section 14: a quoted price and its exchange rate are held for a while'),
  says: 'Prices that were promised, until they run out',
  columns: {
    quote_id: id(),
    property_id: { shape: belongsTo(Property), onDelete: 'cascade' },
    quote: like(Quote),
    price: like(AgreedPrice, { says: 'What the quote shows, before points and in no currency but ours' }),
    expires_at: instant(),
  },
  key: ['quote_id'],
});
