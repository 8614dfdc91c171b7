// Jobs of payments, by the clock and after their end: the provider is asked where news are missing, a page is
// closed, and money that is owed goes back: once, however often it is tried and wherever an attempt ended.
import { MINUTE } from '../../../generated/model/dates';
import type { Jobs } from '../../../generated/jobs/jobs';
import { type JobContext, inTransaction } from '../request/context';
import { findBooking } from '../booking/booking.lookup';
import { isToLapse, lapseUnasked } from '../booking/ending.commands';
import { findOwing, findPayment, findSilent, endOpen, findOpen, keepReturned } from './payment.repository';
import type { Payment, Refund } from '../../../generated/model/entities';
import { PaymentProblem } from '../outside/payments';
import { countMoney } from './count-money';
import { postRefundPaid } from '../ledger/ledger.commands';
import { findRefundsOf } from './payment.lookup';

/** Asks after one payment; one that nobody is to pay any more is closed first. */
const askAfter = async (context: JobContext, { payment_id, provider, provider_id }: Payment, isOver: boolean): Promise<void> => {
  const { payments, db } = context;
  if (payments?.provider !== provider) throw new Error('nobody knows of this payment');
  if (provider_id === null) return isOver ? endOpen(db, payment_id, 'cancelled') : undefined;
  if (isOver) await payments.close(provider_id);
  const { standing, charge_id } = await payments.look(provider_id);
  if (standing === 'paid' && charge_id !== undefined) await countMoney(context, { payment_id, charge_id });
  else if (standing === 'expired') await endOpen(db, payment_id, 'cancelled');
  // it is on its way: whoever asked asks again a while later
  else if (isOver) throw new PaymentProblem('unreachable', 'a payment is not decided yet');
};

/** Closes the page of a booking whose time to pay is over; what was paid on it until then counts. */
const askForTheLastTime = async (context: JobContext, bookingId: string): Promise<void> => {
  const open = await findOpen(context.db, bookingId);
  if (open) await askAfter(context, open, true);
};

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

/** Writes down that the provider gave a refund back, in the books too. */
const keepGiven = (context: JobContext, { refund_id, booking_id, property_id, cad_cents }: Refund, provider_id: string): Promise<void> =>
  inTransaction(context, async ({ trx, now }) => {
    if (!(await keepReturned(trx, refund_id, { provider_id, now }))) return;
    await postRefundPaid(trx, { booking_id, property_id }, { cause: `refund paid ${refund_id}`, at: now, cents: cad_cents });
  });

export const returnRefunds = async ({ booking_id }: Jobs['refundBooking'], context: JobContext): Promise<void> => {
  const { db, payments } = context;
  const owed = (await findRefundsOf(db, booking_id)).filter(({ returned_at }) => returned_at === null);
  for (const refund of owed) {
    const { provider, charge_id } = (await findPayment(db, refund.payment_id)) ?? {};
    if (!payments || payments.provider !== provider || !charge_id) throw new Error('nobody can give this money back');
    const { refund_id, amount_cents } = refund;
    const { provider_id } = await payments.giveBack({ refund_id, charge_id, amount_cents });
    await keepGiven(context, refund, provider_id);
  }
};
