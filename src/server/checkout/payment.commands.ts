// Commands on payments for other subjects, within their own transaction.
import { randomUUID } from 'node:crypto';
import type { RefundReason } from '../../../generated/model/values';
import type { Inside } from '../request/context';
import type { MadeRefund } from '../booking/followers';
import { postRefundPaid } from '../ledger/ledger.commands';
import type { Purpose } from '../ledger/ledger.lookup';
import { chargedPart, partsBack, type SumBack } from '../pricing/charged.rules';
import { paymentsOfStay } from './payment.lookup';
import { changePayment, changeRefund, endOpenOf, insertRefund, lockFailedRefund, lockPayment } from './payment.repository';

type RefundContext = Pick<Inside, 'trx' | 'job'> & { readonly now: Date };

export interface Owed {
  readonly payment_id: string;
  readonly reason: RefundReason;
  /** The refund in Canadian cents. */
  readonly cad_cents: number;
  /** The same in the currency of the charge; left out, it follows from the rate of the charge. */
  readonly amount_cents?: number | undefined;
  /** The provider's, where it has made it already. */
  readonly made?: MadeRefund | undefined;
}

/** Owes a part of a payment to its payer. A reason counts once; the database refuses more than was paid. */
export const owePart = async ({ trx, job, now }: RefundContext, it: Owed): Promise<void> => {
  const payment = await lockPayment(trx, it.payment_id);
  const { payment_id, booking_id, claim_id, property_id, refunded_cents, refunded_cad_cents } = payment;
  const { amount_cents = it.amount_cents ?? chargedPart(payment, it.cad_cents), provider_id = null } = it.made ?? {};
  if (amount_cents <= 0) return;
  const part = { refund_id: randomUUID(), payment_id, booking_id, claim_id, property_id, reason: it.reason, provider_id };
  if (!(await insertRefund(trx, { ...part, amount_cents, cad_cents: it.cad_cents, owed_at: now }))) return;
  await changePayment(trx, payment_id, {
    refunded_cents: refunded_cents + amount_cents,
    refunded_cad_cents: refunded_cad_cents + it.cad_cents,
  });
  if (!it.made) await job('refundBooking', { booking_id });
};

/** The same for what a booking was paid with, the last payment first; nothing where none went through us. */
export const oweRefund = async (
  tx: RefundContext,
  { booking_id, promised_cents, ...it }: Omit<Owed, 'payment_id' | 'amount_cents'> & SumBack & { readonly booking_id: string },
): Promise<void> => {
  const payments = await paymentsOfStay(tx.trx, booking_id);
  const { made, cad_cents } = it;
  if (made) return owePart(tx, { ...it, payment_id: made.payment_id });
  const parts = partsBack(payments, { cad_cents, promised_cents });
  for (const { charge, ...part } of parts) await owePart(tx, { ...it, ...part, payment_id: charge.payment_id });
  if (payments.length > 0 && parts.reduce((sum, part) => sum + part.cad_cents, 0) < cad_cents)
    throw new Error('more goes back than was paid');
};

/** Tries a refund that failed once more, as a new one. Tells whether it waited. */
export const refundAgain = async ({ trx, job, now }: RefundContext, refundId: string): Promise<boolean> => {
  const refund = await lockFailedRefund(trx, refundId);
  if (!refund) return false;
  const { booking_id } = refund;
  await changeRefund(trx, refundId, { refund_id: randomUUID(), provider_id: null, failed_at: null, owed_at: now });
  await job('refundBooking', { booking_id });
  return true;
};

/** A refund that failed went back another way, by the bank. Tells whether it waited. */
export const refundByBank = async ({ trx, now: at }: RefundContext, refundId: string): Promise<boolean> => {
  const refund = await lockFailedRefund(trx, refundId);
  if (!refund) return false;
  const provider_id = `bank-${refundId}`;
  await changeRefund(trx, refundId, { provider_id, failed_at: null, returned_at: at });
  await postRefundPaid(trx, refund, { cause: `refund paid ${refundId} ${provider_id}`, at, cents: refund.cad_cents, from: 'bank' });
  return true;
};

/** Closes the page of a stay or a claim that is not to be paid on any more, such as one whose price has changed or that came to nothing. */
export const closePagesOf = async ({ trx, job }: Pick<Inside, 'trx' | 'job'>, purpose: Purpose): Promise<void> => {
  for (const payment_id of await endOpenOf(trx, purpose)) await job('closePayment', { payment_id });
};

/** The same of a stay. */
export const closePages = (tx: Pick<Inside, 'trx' | 'job'>, booking_id: string): Promise<void> =>
  closePagesOf(tx, { booking_id, claim_id: null });
