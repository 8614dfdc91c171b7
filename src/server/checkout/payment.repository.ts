// Payments by card and refunds, as the database keeps them.
import type { Payment } from '../../../generated/model/entities';
import { columnsOfPayment, readPayment } from '../../../generated/tables/payments';
import type { NewRow, RowChange } from '../../../generated/tables/tables';
import type { Database } from '../database/open';

const payments = (db: Database) => db.selectFrom('payments').select(columnsOfPayment);

export const findPayment = async (db: Database, paymentId: string): Promise<Payment | undefined> => {
  const row = await payments(db).where('payment_id', '=', paymentId).executeTakeFirst();
  return row && readPayment(row);
};

/** A payment that nobody else changes before this transaction ends. Its booking is locked before, so that two never wait for each other. */
export const lockPayment = async (trx: Database, paymentId: string): Promise<Payment> =>
  readPayment(await payments(trx).where('payment_id', '=', paymentId).forUpdate().executeTakeFirstOrThrow());

export const changePayment = async (trx: Database, paymentId: string, change: RowChange<'payments'>): Promise<void> => {
  await trx.updateTable('payments').set(change).where('payment_id', '=', paymentId).execute();
};

/** Keeps a refund; false where the payment has one for this reason already. */
export const insertRefund = async (trx: Database, row: NewRow<'refunds'>): Promise<boolean> => {
  const kept = await trx
    .insertInto('refunds')
    .values(row)
    .onConflict((conflict) => conflict.columns(['payment_id', 'reason']).doNothing())
    .returning('refund_id')
    .executeTakeFirst();
  return kept !== undefined;
};

export const keepReturned = async (trx: Database, refundId: string, it: { readonly provider_id: string; readonly now: Date }) => {
  const { provider_id, now: returned_at } = it;
  const kept = await trx
    .updateTable('refunds')
    .set({ provider_id, returned_at })
    .where('refund_id', '=', refundId)
    .where('returned_at', 'is', null)
    .returning('refund_id')
    .executeTakeFirst();
  return kept !== undefined;
};
