// Money: currencies, sums, and the lines that a price is made of.
import { decision } from 'spec-to-app/declaration';
import { shape } from 'spec-to-app/entity';
import { cents, id, instant, integer, like, list, oneOf, optional, plainDate, text } from 'spec-to-app/shapes';
import { constant, values } from 'spec-to-app/values';
import { highestSumCents } from '../product';

export const Currency = values({
  source: decision('section 14: what guests of Canada pay in; the yen proves that not every currency has cents'),
  says: 'The currencies that a guest can pay in, by their code',
  items: {
    CAD: { label: 'Canadian dollar', decimals: 2 },
    USD: { label: 'US dollar', decimals: 2 },
    EUR: { label: 'Euro', decimals: 2 },
    GBP: { label: 'British pound', decimals: 2 },
    AUD: { label: 'Australian dollar', decimals: 2 },
    JPY: { label: 'Japanese yen', decimals: 0 },
  },
});

export const quoteMinutes = constant(30, {
  source: decision('section 14: long enough to fill in a checkout, short enough for a rate to hold'),
  unit: 'minutes',
  says: 'How long a quoted price and its exchange rate are held',
});
export const ratesDays = constant(5, {
  source: decision('section 14: longer than any weekend with a holiday; an older rate is nobody’s price'),
  unit: 'days',
  says: 'How old a rate may be that prices are shown and charged with',
});
export const exchangeMarginPercent = constant(2, {
  source: decision('section 14: covers what changing money costs; it is inside every price shown'),
  unit: '%',
  says: 'What a price in another currency carries above the Bank of Canada’s daily rate',
});

const sums = { min: -highestSumCents.value, max: highestSumCents.value };
export const Money = shape({
  source: '§3 Currency',
  called: 'sum of money',
  says: 'A sum: as a text that contains its three-letter currency code, and as a number',
  fields: {
    amount: text({ max: 40, pattern: '^-?\\d+(\\.\\d+)? [A-Z]{3}$', says: 'For reading', example: '55.20 CAD' }),
    amount_cents: cents({ ...sums, says: 'In the smallest unit of the currency', example: 5520 }),
    currency: oneOf(Currency),
  },
});

export const CurrencyName = shape({
  source: '§3 Currency',
  called: 'currency',
  says: 'A currency as the dropdown lists it',
  fields: { code: oneOf(Currency), name: text({ example: 'Canadian dollar' }) },
});

export const ExchangeRate = shape({
  source: decision('section 14: one rate a day, kept with its date'),
  called: 'exchange rate',
  says: 'What one Canadian dollar buys, margin included',
  fields: {
    code: oneOf(Currency),
    name: text({ example: 'US dollar' }),
    rate: text({ pattern: '^\\d+(\\.\\d+)?$', says: 'A decimal number', example: '0.7157' }),
    as_of: plainDate({ says: 'The day of the rate' }),
  },
});

export const LineType = values({
  source: decision('section 15: a guest sees who gets what'),
  says: 'Who a line of a price goes to',
  items: {
    host: { label: 'To the host' },
    platform: { label: 'To {product}' },
    tax: { label: 'Tax' },
    points: { label: 'Points' },
  },
});

export const LineItem = shape({
  source: decision('section 15: every line of the price stands alone, with its own sum'),
  called: 'price line',
  says: 'One line of a price',
  fields: {
    code: text({ max: 64, example: 'cleaning_fee' }),
    label: text({ max: 200, example: 'Cleaning fee' }),
    type: oneOf(LineType),
    ...Money.fields,
    rate: optional(text({ max: 20, says: 'Of a tax: its rate as a decimal number', example: '0.08' })),
    base_cents: optional(cents({ ...sums, says: 'Of a tax: what it is computed on', example: 69_000 })),
  },
});

export const Guests = shape({
  source: decision('section 15: who comes along decides the price and whether they fit'),
  called: 'party',
  says: 'Who comes along',
  fields: {
    adults: integer({ min: 1, max: 30, default: 1 }),
    children: integer({ min: 0, max: 20, default: 0 }),
    infants: integer({ min: 0, max: 10, default: 0 }),
    pets: integer({ min: 0, max: 10, default: 0 }),
  },
});

export const FrozenRate = shape({
  source: decision('section 14: the rate is frozen with the quote'),
  called: 'frozen rate',
  says: 'The exchange rate that a quote was made with',
  fields: { currency: oneOf(Currency), rate: text({ pattern: '^\\d+(\\.\\d+)?$', example: '1' }), as_of: plainDate() },
});

export const Quote = shape({
  source: decision('section 15: one price object, the same wherever a price is shown'),
  called: 'quote',
  says: 'The price of a stay: its lines and sums, held for a while',
  fields: {
    quote_id: id(),
    expires_at: instant(),
    property_id: id(),
    checkin: plainDate({ example: '2027-02-12' }),
    checkout: plainDate({ example: '2027-02-15' }),
    nights: integer({ min: 1, example: 3 }),
    guests: like(Guests),
    line_items: list(like(LineItem)),
    host_subtotal: like(Money, { says: 'What the host gets, all of it' }),
    subtotal: like(Money, { says: 'Total before taxes: what search shows' }),
    taxes: like(Money),
    total: like(Money),
    points_applied: integer({ min: 0 }),
    due: like(Money, { says: 'What is left to pay after points' }),
    fx: like(FrozenRate),
  },
});
