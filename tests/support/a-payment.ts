// A booking that was paid by card, as the server keeps it.
import { randomUUID } from 'node:crypto';
import type { NewRow } from '../../generated/tables/tables';
import { transact } from '../../src/server/database/transact';
import { postCharge } from '../../src/server/ledger/ledger.commands';
import { spendPoints } from '../../src/server/points/points.commands';
import { priceAgreed } from '../../src/server/pricing/agreed.rules';
import { paidWith } from '../../src/server/pricing/points.rules';
import type { Database } from '../../src/server/database/open';
import { lockBooking } from '../../src/server/booking/booking.commands';
import { findBooking } from '../../src/server/booking/booking.lookup';

const at = new Date('2026-11-02T12:00:00Z');

/** Books what a booking costs, as it was paid by card and points; answers what the card paid. */
export const aCharge = (db: Database, booking_id: string, now = at): Promise<number> =>
  transact(db, async (trx) => {
    const booking = await lockBooking(trx, booking_id);
    if (!booking) throw new Error('no such booking');
    const { lines, due } = paidWith(booking.points, priceAgreed(booking.price));
    await postCharge(trx, { ...booking, place: booking.price }, { cause: `charge ${booking_id}`, at: now, lines });
    await spendPoints(trx, { booking_id, now });
    return due;
  });

/** Pays a booking in whole, unless said otherwise; answers the payment's id. */
export const aPayment = async (db: Database, bookingId: string, more: Partial<NewRow<'payments'>> = {}): Promise<string> => {
  const booking = await findBooking(db, bookingId);
  if (!booking) throw new Error('no such booking');
  const { property_id, quote } = booking;
  const payment_id = more.payment_id ?? randomUUID();
  await db
    .insertInto('payments')
    .values({
      payment_id,
      property_id,
      booking_id: bookingId,
      provider: 'stripe',
      provider_id: `cs_${payment_id}`,
      address: null,
      charge_id: `pi_${payment_id}`,
      state: 'paid',
      used: true,
      quote: JSON.stringify(quote),
      amount_cents: quote.due.amount_cents,
      currency: quote.due.currency,
      cad_cents: quote.due.amount_cents,
      success_path: '/stays',
      cancel_path: '/checkout',
      opened_at: at,
      open_until: at,
      paid_at: at,
      ...more,
    })
    .execute();
  const paid = { paid_at: at, payment_method: 'card' as const, confirmation_id: payment_id };
  await db.updateTable('bookings').set(paid).where('booking_id', '=', bookingId).execute();
  return payment_id;
};
