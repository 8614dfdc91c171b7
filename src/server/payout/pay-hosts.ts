// Hosts are paid: a day after check-in what they have coming falls due, once, and it is paid to whom they have named.
import type { Database } from '../database/open';
import { lockBooking } from '../booking/booking.commands';
import { markSettled } from '../booking/settling.commands';
import { bookingsToSettle } from '../booking/settling.lookup';
import { findPaymentOf } from '../checkout/payment.lookup';
import type { Afterwards } from '../context';
import { transact } from '../database/transact';
import { postPayout, postPayoutDue } from '../ledger/ledger.commands';
import { insertPayout, keepPaid, lockPayout, payable } from './payout.repository';

/** Lets what a host has coming for a booking fall due, unless something is to be looked at first. */
const settle = (db: Database, bookingId: string, now: Date): Promise<void> =>
  transact(db, async (trx) => {
    const booking = await lockBooking(trx, bookingId);
    if (!booking || booking.reported_at !== null) return;
    if ((await findPaymentOf(trx, bookingId))?.disputed_at) return;
    const { booking_id, property_id, host_id } = booking;
    const cents = await postPayoutDue(trx, booking, { cause: `payout due ${booking_id}`, at: now });
    if (cents > 0) await insertPayout(trx, { booking_id, property_id, profile_id: host_id, cents, due_at: now });
    await markSettled(trx, booking_id, now);
  });

/** Writes down that a payout was paid. Answers whether it waited until then. */
export const payOut = (db: Database, payoutId: string, now: Date): Promise<boolean> =>
  transact(db, async (trx) => {
    const payout = await lockPayout(trx, payoutId);
    if (!payout || payout.paid_at !== null) return false;
    await postPayout(trx, payout, { cause: `payout ${payoutId}`, at: now, cents: payout.cents });
    await keepPaid(trx, payoutId, now);
    return true;
  });

/** What is due falls due. The demo's hosts are paid at once; elsewhere whoever runs the product pays them by their bank. */
export const payHosts = async ({ db, config, now }: Pick<Afterwards, 'db' | 'config' | 'now'>): Promise<void> => {
  for (const bookingId of await bookingsToSettle(db, now)) await settle(db, bookingId, now);
  if (!config.DEMO) return;
  for (const { payout_id } of await payable(db)) await payOut(db, payout_id, now);
};
