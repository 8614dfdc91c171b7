// Which price a booking is made for: the one that its guest saw and that still holds, never another.
import type { Quote } from '../../../generated/model/entities';
import type { Currency } from '../../../generated/model/values';
import type { Database } from '../database/open';
import { isGone } from '../database/violations';
import { priceAgreed, termsOf } from '../pricing/agreed.rules';
import { findRate } from '../pricing/currency.lookup';
import { fittingPoints } from '../pricing/points.rules';
import { keepQuote } from '../pricing/quote.commands';
import type { KeptQuote } from '../pricing/quote.lookup';
import { quoteOf } from '../pricing/quote.rules';
import { refuse } from '../request/refusal';
import type { Available, Trip } from './stay-check';

/** How a trip is to be paid. */
export interface PaymentContext {
  readonly currency: Currency;
  readonly points: number;
  readonly now: Date;
}

/** The price of a trip as of now, kept so that it can be agreed to. */
export const newQuote = async (
  db: Database,
  { property, trip, agreed }: Omit<Available, 'price'>,
  { currency, points, now }: PaymentContext,
): Promise<KeptQuote> => {
  const rate = (await findRate(db, currency, now)) ?? refuse('checkout.rates_outdated');
  const { property_id } = property;
  // a booking is a trip, too, and no more of it is kept with its price
  const { checkin, checkout, guests } = trip;
  const quote = quoteOf({
    property_id,
    checkin,
    checkout,
    guests,
    price: priceAgreed(agreed),
    rate,
    points: fittingPoints(points, priceAgreed(agreed)),
    now,
  });
  await keepQuote(db, { quote, price: agreed, terms: termsOf(property) }).catch((error: unknown) => {
    // its host has just removed it
    if (isGone(error)) return refuse('booking.not_bookable');
    throw error;
  });
  return { quote, price: agreed };
};

/** Whether a quote is the price of this trip. */
export const isFor = (quote: Quote, property_id: string, { checkin, checkout, guests }: Trip): boolean =>
  quote.property_id === property_id &&
  quote.checkin === checkin &&
  quote.checkout === checkout &&
  (['adults', 'children', 'infants', 'pets'] as const).every((who) => quote.guests[who] === guests[who]);

/** The quote that was shown, whatever changed since. Refuses one that has run out, or is for something else, with the one that holds now. */
export const shownQuote = async (
  db: Database,
  available: Available,
  { kept, ...paying }: PaymentContext & { readonly kept: KeptQuote | undefined },
): Promise<KeptQuote> => {
  if (!kept) return refuse('booking.quote_expired', { data: { quote: (await newQuote(db, available, paying)).quote } });
  const { fx, points_applied } = kept.quote;
  const isShown =
    isFor(kept.quote, available.property.property_id, available.trip) &&
    fx.currency === paying.currency &&
    points_applied === paying.points;
  return isShown ? kept : refuse('booking.price_changed', { data: { quote: (await newQuote(db, available, paying)).quote } });
};
