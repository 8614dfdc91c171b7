// Hosts are paid: a day after check-in what they have coming falls due, once, and it is paid to whom they have named.
import { lockBooking } from '../booking/booking.commands';
import { markSettled } from '../booking/settling.commands';
import { bookingsToSettle } from '../booking/settling.lookup';
import { findPaymentOf } from '../checkout/payment.lookup';
import { type Afterwards, inTransaction, type Services } from '../context';
import { postPayout } from '../ledger/ledger.commands';
import { squareUp, takeUpDebts } from './payout.commands';
import { findAccount, findPayoutOf, hostsToTakeFrom, keepPaid, lockPayout, payable, waitingBookings } from './payout.repository';

type Paying = Pick<Services, 'db' | 'jobs'> & { readonly now: Date };

/** Lets what a host has coming for a booking fall due, unless something is to be looked at first. */
const settle = (context: Paying, bookingId: string): Promise<void> =>
  inTransaction(context, async ({ trx, mail, now }) => {
    const booking = await lockBooking(trx, bookingId);
    if (!booking || booking.reported_at !== null) return;
    if ((await findPaymentOf(trx, bookingId))?.disputed_at) return;
    const { booking_id, host_id } = booking;
    const waited = await waitingBookings(trx, host_id);
    const isNew = await squareUp(trx, { ...booking, place: booking.price }, now);
    await markSettled(trx, booking_id, now);
    const payout = isNew ? await findPayoutOf(trx, booking_id) : undefined;
    // once for all that waits: who has not said where to is asked for the first of them
    if (payout && waited.length === 0 && (await findAccount(trx, host_id)) === null)
      await mail('payoutWaits', { booking_id, amount_cents: payout.cents });
  });

/** Writes down that a payout was paid, and tells its host. Answers whether it waited until then. */
export const payOut = (context: Paying, payoutId: string): Promise<boolean> =>
  inTransaction(context, async ({ trx, mail, now }) => {
    const payout = await lockPayout(trx, payoutId);
    if (!payout || payout.paid_at !== null) return false;
    const { booking_id, cents, withheld_cents } = payout;
    await postPayout(trx, payout, { cause: `payout ${payoutId}`, at: now, cents: cents - withheld_cents });
    await keepPaid(trx, payoutId, now);
    await mail('payoutSent', { booking_id, amount_cents: cents - withheld_cents, withheld_cents });
    return true;
  });

/** What is due falls due. The demo's hosts are paid at once; elsewhere whoever runs the product pays them by their bank. */
export const payHosts = async (context: Paying & Pick<Afterwards, 'config'>): Promise<void> => {
  const { db, config, now } = context;
  for (const bookingId of await bookingsToSettle(db, now)) await settle(context, bookingId);
  for (const profileId of await hostsToTakeFrom(db)) await inTransaction(context, ({ trx }) => takeUpDebts(trx, profileId, now));
  if (!config.DEMO) return;
  for (const { payout_id } of await payable(db)) await payOut(context, payout_id);
};
