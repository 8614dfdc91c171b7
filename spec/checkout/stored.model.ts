// The tables of prices and payments: exchange rates, quotes that are promised for a while, what was paid, and what goes back.
import { decision } from 'spec-to-app/declaration';
import { belongsTo, decimal, flag, id, instant, like, nullable, oneOf, plainDate, text } from 'spec-to-app/shapes';
import { stored } from 'spec-to-app/stored';
import { Property } from '../property/property.model';
import { AgreedPrice, AgreedTerms } from './agreed.model';
import { Currency, Quote } from './money.model';
import { Payment, PaymentProvider, RecordedPayment, Refund, TakenPayment } from './payment.model';

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
    terms: nullable(like(AgreedTerms, { says: 'Those shown beside it; none beside the price of what is booked already' })),
    expires_at: instant(),
  },
  key: ['quote_id'],
});

export const storedPayments = stored('payments', {
  source: decision('section 19: money counts when the provider says so'),
  says: 'Payments by card; a booking, and a claim after it, has one open page at most, and is paid once',
  of: Payment,
  shows: [TakenPayment],
  unique: [['charge_id']],
  checks: [
    'amount_cents > 0 and cad_cents > 0',
    'refunded_cents between 0 and amount_cents',
    'refunded_cad_cents between 0 and cad_cents',
    "(state = 'paid') = (paid_at is not null and charge_id is not null)",
    "not used or state = 'paid'",
    '(claim_id is null) = (quote is not null)',
  ],
  exclusions: [
    "using gist (coalesce(claim_id, booking_id) with =) where (state in ('open', 'processing'))",
    'using gist (coalesce(change_id, claim_id, booking_id) with =) where (used)',
  ],
});

export const storedRefunds = stored('refunds', {
  source: decision('section 5: what was paid goes back to the method that it came from'),
  says: 'Money that is owed to a card, until it is back and afterwards',
  of: Refund,
  checks: ['amount_cents > 0', 'returned_at is null or (provider_id is not null and failed_at is null)'],
  exclusions: ["using gist (payment_id with =, reason with =) where (reason not in ('at_provider', 'changed', 'disputed', 'given_twice'))"],
});

export const storedRecords = stored('recorded_payments', {
  source: decision('section 19: what was paid to the host directly; parts add up'),
  says: 'What guests paid their hosts directly',
  of: RecordedPayment,
  checks: ['amount_cents > 0'],
});

export const storedNews = stored('payment_news', {
  source: decision('section 17: news only say that something is to be looked at, and come twice, late or about what is not ours'),
  says: 'What providers of payments told, each piece once',
  columns: {
    provider: oneOf(PaymentProvider),
    news_id: text({ says: 'The provider’s' }),
    says: text({ says: 'What it is called there' }),
    charge_id: nullable(text({ says: 'The charge that it names' })),
    is_ours: flag({ says: 'Whether it is about a payment of ours' }),
    heard_at: instant(),
  },
  key: ['provider', 'news_id'],
});
