// Another price is written into a booking that is not paid, with the points that it takes.
import { pointsTexts } from '../../../generated/texts/sentences/pointsTexts';
import { priceAgreed } from '../pricing/agreed.rules';
import type { KeptQuote } from '../pricing/quote.lookup';
import { findBookedProperty } from '../property/listing/booked.lookup';
import type { KeptBooking, MoveContext } from './followers';

export type PriceContext = Pick<MoveContext, 'trx' | 'followers' | 'now'>;

const setPoints = async ({ trx, followers, now }: PriceContext, booking: KeptBooking, points: number): Promise<void> => {
  if (points === booking.points) return;
  const { property } = await findBookedProperty(trx, booking.property_id, booking.paid_at !== null);
  const reason = pointsTexts.stayAt({ title: property.title || property.place });
  await followers.booking.holdPoints(trx, { profile_id: booking.guest_id, booking_id: booking.booking_id, reason, points, now });
};

/** The columns of a booking with another price, whose points are set aside. */
export const bound = async (tx: PriceContext, booking: KeptBooking, { quote, price }: KeptQuote) => {
  const points = quote.points_applied;
  await setPoints(tx, booking, points);
  const { host_subtotal: host_subtotal_cents, total: total_cents } = priceAgreed(price);
  const currency = quote.fx.currency;
  return { quote: JSON.stringify(quote), price: JSON.stringify(price), points, currency, host_subtotal_cents, total_cents };
};
