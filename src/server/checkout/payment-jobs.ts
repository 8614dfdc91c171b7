// Jobs of payments, by the clock and after their end: the provider is asked where news are missing, a page is
// closed, and money that is owed goes back: once, however often it is tried and wherever an attempt ended.
import type { Jobs } from '../../../generated/jobs/jobs';
import { doAll, doInTurn, parts } from '../jobs/do-all';
import { type JobContext, inTransaction } from '../request/context';
import { findBooking } from '../booking/booking.lookup';
import { isToLapse, lapseUnasked } from '../booking/ending.commands';
import { changeRefund, findOwing, findPayment, findSilent } from './payment.repository';
import type { Payment, Refund } from '../../../generated/model/entities';
import { PaymentProblem } from '../outside/payments';
import { askAfter, askForTheLastTime } from './ask-after.commands';
import { lockBooking } from '../booking/booking.commands';
import { lookAtCharge, settleRefund } from './charge.commands';
import { setPageTimer, silentFor } from './payment-page.commands';
import { settleOwed } from './dispute.commands';
import { owedRefunds, refundsFor } from './payment.lookup';

const askedAtOnce = 4;

/** Closes a page; what was paid on it meanwhile counts as any money does. */
export const closePayment = async ({ payment_id }: Jobs['closePayment'], context: JobContext): Promise<void> => {
  const payment = await findPayment(context.db, payment_id);
  if (!payment || payment.state === 'paid') return;
  // by the clock of a server that is ahead
  const isEarly = payment.state === 'open' && new Date(payment.open_until) > context.now;
  await (isEarly ? inTransaction(context, ({ trx }) => setPageTimer(trx, payment)) : askAfter(context, payment, true));
};

/** Asks after what is open, and tries again to give back what is owed. One that fails stands in no other’s way. */
export const checkPayments = async (context: JobContext): Promise<void> => {
  const { db, now } = context;
  const since = new Date(now.getTime() - silentFor);
  const silent = parts<Payment>((last) => findSilent(db, since, last));
  const ask = (payment: Payment) => askAfter(context, payment, new Date(payment.open_until) <= now);
  const refund = async (): Promise<void> => {
    const owing = await findOwing(db, since);
    await inTransaction(context, async ({ job, warn }) => {
      for (const { booking_id, is_dropped } of owing) {
        await job('refundBooking', { booking_id });
        if (is_dropped) warn('a refund was owed, and nothing was at it', { booking: booking_id });
      }
    });
  };
  await doInTurn([() => doAll(silent, ask, askedAtOnce), refund]);
};

/** Money of which nobody has told is asked for before the nights go. */
export const lapseBooking = async (it: Jobs['bookingLifeLapse'], context: JobContext): Promise<void> => {
  if (isToLapse(await findBooking(context.db, it.booking_id), context.now)) await askForTheLastTime(context, it.booking_id);
  await lapseUnasked(it, context);
};

/** Asks what became of a charge. */
export const lookAgain = async ({ payment_id }: Jobs['lookAtCharge'], context: JobContext): Promise<void> => {
  if (context.payments) await lookAtCharge(context, context.payments, { payment_id });
};

/** Gives one refund back; one that waits at the provider is asked after. */
const giveBack = async (context: JobContext, payment: Payment | undefined, refund: Refund) => {
  const { payments, db } = context;
  const { refund_id, amount_cents, provider_id, attempts } = refund;
  if (!payments || payments.provider !== payment?.provider || payment.charge_id === null)
    throw new Error('nobody can give this money back');
  if (provider_id !== null) return void (await lookAtCharge(context, payments, payment));
  const given = await payments
    .giveBack({ refund_id, charge_id: payment.charge_id, amount_cents, attempts })
    .catch(async (error: unknown) => {
      if (!(error instanceof PaymentProblem)) throw error;
      // it was not made, and is asked for anew, perhaps for less
      if (error.why !== 'unreachable') await changeRefund(db, refund_id, { attempts: attempts + 1 });
      // a part went back already, or the bank took it, and nobody has told: the next try is for what is left
      if (error.why === 'refused') await lookAtCharge(context, payments, payment);
      throw error;
    });
  await inTransaction(context, async (tx) => {
    await lockBooking(tx.trx, payment.booking_id);
    const now = (await refundsFor(tx.trx, payment)).find((one) => one.refund_id === refund_id);
    if (now) await settleRefund(tx, now, given);
  });
};

/** A disputed charge waits for the bank, which refuses until then; what it gave back itself pays for what is owed; a refund that failed waits for a person. */
export const returnRefunds = async ({ booking_id }: Jobs['refundBooking'], context: JobContext): Promise<void> => {
  const { db } = context;
  await doAll(await owedRefunds(db, booking_id), async (refund) => {
    const payment = await findPayment(db, refund.payment_id);
    if (payment?.dispute === 'lost') await inTransaction(context, (tx) => settleOwed(tx, payment.payment_id, booking_id));
    else if (!payment?.disputed_at) await giveBack(context, payment, refund);
  });
};
