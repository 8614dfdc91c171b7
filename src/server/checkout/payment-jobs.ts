// Jobs of payments, by the clock and after their end: the provider is asked where news are missing, and a page is closed.
import { MINUTE } from '../../../generated/rules/runtime';
import type { Jobs } from '../../../generated/jobs/jobs';
import { type JobContext, inTransaction } from '../request/context';
import { findBooking } from '../booking/booking.lookup';
import { isToLapse, lapseUnasked } from '../booking/ending.commands';
import { askAfter, askForTheLastTime } from './asking.commands';
import { findOwing, findPayment, findSilent } from './payment.repository';

/** How long whoever pays, and the provider, may take to tell before somebody asks. */
const silentFor = 2 * MINUTE;

/** Closes a page; what was paid on it meanwhile counts as any money does. */
export const closePayment = async ({ payment_id }: Jobs['closePayment'], context: JobContext): Promise<void> => {
  const payment = await findPayment(context.db, payment_id);
  if (payment && payment.state !== 'paid') await askAfter(context, payment, true);
};

/** Asks after what is open, and tries again to give back what is owed. One that fails stands in no other’s way. */
export const checkPayments = async (context: JobContext): Promise<void> => {
  const { db, now } = context;
  const since = new Date(now.getTime() - silentFor);
  const failures: unknown[] = [];
  for (const payment of await findSilent(db, since))
    await askAfter(context, payment, new Date(payment.open_until) <= now).catch((error: unknown) => failures.push(error));
  const owing = await findOwing(db, since);
  await inTransaction(context, async ({ job }) => {
    for (const booking_id of owing) await job('refundBooking', { booking_id });
  });
  if (failures.length > 0) throw failures[0];
};

/** Money of which nobody has told is asked for before the nights go. */
export const lapseBooking = async (it: Jobs['bookingLifeLapse'], context: JobContext): Promise<void> => {
  if (isToLapse(await findBooking(context.db, it.booking_id), context.now)) await askForTheLastTime(context, it.booking_id);
  await lapseUnasked(it, context);
};
