// Hosts are paid: a day after check-in what they have coming falls due, once, and it is paid to whom they have named.
import { lockBooking, markSettled } from '../booking/booking.commands';
import { bookingsToSettle, type ToSettle } from '../booking/settling.lookup';
import { disputedBookings, findPaymentOf } from '../checkout/payment.lookup';
import { type JobContext, inTransaction } from '../request/context';
import type { Database } from '../database/open';
import type { Payees } from '../outside/payees';
import { mayBePaid } from './payee.commands';
import { findPayee } from './payee.repository';
import { squareUp, takeUpDebts } from './payout.commands';
import { countWaiting, findAccount, findPayoutOf, hostsToTakeFrom } from './payout.repository';
import { doAll, doInTurn, parts } from '../jobs/do-all';
import { sendPayouts } from './send-payouts';

type PayoutJobContext = Pick<JobContext, 'db' | 'jobs' | 'payees' | 'now'>;

/** Whether it is known where a host's money goes: to us, and to the provider that pays where there is one. */
const isSetUp = async (db: Database, profileId: string, payees: Payees | undefined): Promise<boolean> => {
  if ((await findAccount(db, profileId)) === null) return false;
  return !payees || mayBePaid((await findPayee(db, profileId, payees.provider))?.state ?? 'none');
};

/** Lets what a host has coming for a booking fall due, unless something is to be looked at first. */
const settle = (context: PayoutJobContext, bookingId: string): Promise<void> =>
  inTransaction(context, async ({ trx, mail, payees, now }) => {
    const booking = await lockBooking(trx, bookingId);
    if (!booking || booking.reported_at !== null) return;
    if ((await findPaymentOf(trx, bookingId))?.disputed_at) return;
    const { booking_id, host_id } = booking;
    const waited = await countWaiting(trx, host_id);
    const isNew = await squareUp(trx, { ...booking, place: booking.price }, now);
    await markSettled(trx, booking_id, now);
    const payout = isNew ? await findPayoutOf(trx, { booking_id, claim_id: null }) : undefined;
    // once for all that waits: who has not said where to is asked for the first of them
    if (payout && waited === 0 && !(await isSetUp(trx, host_id, payees)))
      await mail('payoutWaits', { booking_id, amount_cents: payout.cents });
  });

/** Due shares fall due, and are sent where a provider pays hosts; elsewhere the operator pays them by bank. One that fails stops no other. */
export const payHosts = async (context: PayoutJobContext): Promise<void> => {
  const { db, payees, now } = context;
  const settling = parts<ToSettle>((last) => bookingsToSettle(db, { now, last, but: disputedBookings(db) }));
  const owing = parts<string>((last) => hostsToTakeFrom(db, last));
  await doInTurn([
    () => doAll(settling, ({ booking_id }) => settle(context, booking_id)),
    () => doAll(owing, (profileId) => inTransaction(context, ({ trx }) => takeUpDebts(trx, profileId, now))),
    () => (payees ? sendPayouts(context, payees) : Promise.resolve()),
  ]);
};
