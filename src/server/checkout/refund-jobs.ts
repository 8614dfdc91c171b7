// Gives back at the provider what is owed: once each, however often it is tried and wherever an attempt ended.
import type { Jobs } from '../../../generated/jobs/jobs';
import type { Refund } from '../../../generated/model/entities';
import { type JobContext, inTransaction } from '../request/context';
import { postRefundPaid } from '../ledger/ledger.commands';
import { findRefundsOf } from './payment.lookup';
import { findPayment, keepReturned } from './payment.repository';

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
