// A booking as its checkout link shows it.
import { exampleCheckoutOffer } from '../../generated/examples/things';
import type { CheckoutOffer, Quote } from '../../generated/model/entities';
import type { Instant } from '../../generated/model/wire';
import { aBooking } from './a-booking';
import { aPrice } from './a-listing';

export const aQuote = (own: Partial<Quote> = {}): Quote => {
  const { quote } = aPrice();
  if (!quote) throw new Error('the price has no quote');
  return { ...quote, ...own };
};

export const anOffer = (own: Partial<CheckoutOffer> = {}): CheckoutOffer => ({
  ...exampleCheckoutOffer,
  booking_id: aBooking().booking_id,
  status: 'confirmed',
  timezone: 'America/Vancouver',
  guests: { adults: 2, children: 0, infants: 0, pets: 0 },
  cancellation_policy: 'moderate',
  pay_by: '2027-01-02T12:15:00Z' as Instant,
  property: aBooking().property,
  house_rules: 'No parties.',
  cancellation: { policy: 'moderate', free_until: null, steps: [] },
  quote: aQuote(),
  may_pay: true,
  ...own,
});
