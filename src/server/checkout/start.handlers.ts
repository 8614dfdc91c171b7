// Beginning to pay: for the price that the payer saw, in the currency that they chose.
import type { CheckoutHandlers } from '../../../generated/contract/handlers';
import type { Quote } from '../../../generated/model/entities';
import type { Currency } from '../../../generated/model/values';
import { findBooking } from '../booking/booking.lookup';
import type { KeptBooking } from '../booking/followers';
import type { Database } from '../database/open';
import { priceAgreed } from '../pricing/agreed.rules';
import { findRate } from '../pricing/currency.lookup';
import { keepQuote } from '../pricing/quote.commands';
import { findQuote } from '../pricing/quote.lookup';
import { quoteOf } from '../pricing/quote.rules';
import { freshenFeeds } from '../property/feeds/fresh-feeds.commands';
import { tellingStatus } from '../request/enforce-rule';
import { refuse } from '../request/refusal';
import { openPage, stayToPay } from './payment-page.commands';

interface Asked {
  readonly currency: Currency;
  readonly quote_id: string | undefined;
  readonly now: Date;
}

/** The agreed price at today's rate, kept so that it can be agreed to. */
const newQuote = async (db: Database, booking: KeptBooking, { currency, now }: Asked): Promise<Quote> => {
  const { property_id, checkin, checkout, guests, points, price } = booking;
  const rate = (await findRate(db, currency, now)) ?? refuse('checkout.rates_outdated');
  const quote = quoteOf({ property_id, checkin, checkout, guests, points, price: priceAgreed(price), rate, now });
  await keepQuote(db, { quote, price, terms: null });
  return quote;
};

/** Whether a quote shows what was agreed for a booking, in whatever currency. */
const shows = ({ quote, price }: { readonly quote: Quote; readonly price: KeptBooking['price'] }, booking: KeptBooking): boolean =>
  quote.property_id === booking.property_id &&
  quote.checkin === booking.checkin &&
  quote.checkout === booking.checkout &&
  quote.points_applied === booking.points &&
  priceAgreed(price).total === priceAgreed(booking.price).total;

/** The price that is paid: the booking's own, or in another currency one that was shown before. Refuses what was not shown, with what holds. */
const quoteToPay = async (db: Database, booking: KeptBooking, asked: Asked): Promise<Quote> => {
  const { currency, quote_id, now } = asked;
  if (currency === booking.currency) {
    if (quote_id === undefined || quote_id === booking.quote.quote_id) return booking.quote;
    return refuse('booking.price_changed', { data: { quote: booking.quote } });
  }
  const kept = quote_id === undefined ? undefined : await findQuote(db, quote_id, now);
  if (kept?.quote.fx.currency === currency && shows(kept, booking)) return kept.quote;
  const quote = await newQuote(db, booking, asked);
  return refuse(kept || quote_id === undefined ? 'booking.price_changed' : 'booking.quote_expired', { data: { quote } });
};

export const startHandlers: Pick<CheckoutHandlers, 'startCheckout'> = {
  async startCheckout({ input }, { enforceRules, ...context }) {
    const { db, payments, principal, now } = context;
    const { booking_id, quote_id, currency, success_path, cancel_path } = input;
    const booking = await findBooking(db, booking_id);
    if (booking?.guest_id !== principal.profile_id) return refuse('checkout.offer_not_found', { slots: { id: booking_id } });
    return tellingStatus(booking, async () => {
      const answer = enforceRules({ booking });
      if (!payments) return refuse('checkout.payment_unavailable');
      // a confirmed booking is kept against any calendar; its host hears now of nights that were sold elsewhere too
      await freshenFeeds(context, booking.property_id);
      const quote = await quoteToPay(db, booking, { currency: currency ?? booking.currency, quote_id, now });
      const wanted = { booking_id, claim_id: null, find: stayToPay(quote), success_path, cancel_path };
      return answer({ url: await openPage(context, payments, wanted) });
    });
  },
};
