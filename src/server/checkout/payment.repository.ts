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

/** The payment of a booking whose page is open. */
export const findOpen = async (db: Database, bookingId: string): Promise<Payment | undefined> => {
  const row = await payments(db).where('booking_id', '=', bookingId).where('state', '=', 'open').executeTakeFirst();
  return row && readPayment(row);
};

/** Open pages that nobody has told of for a while, the oldest first. */
export const findSilent = async (db: Database, since: Date): Promise<readonly Payment[]> => {
  const rows = await payments(db).where('state', '=', 'open').where('opened_at', '<', since).orderBy('opened_at').limit(100).execute();
  return rows.map(readPayment);
};

/** A payment that nobody else changes before this transaction ends. Its booking is locked before, so that two never wait for each other. */
export const lockPayment = async (trx: Database, paymentId: string): Promise<Payment> =>
  readPayment(await payments(trx).where('payment_id', '=', paymentId).forUpdate().executeTakeFirstOrThrow());

export const insertPayment = async (trx: Database, row: NewRow<'payments'>): Promise<void> => {
  await trx.insertInto('payments').values(row).execute();
};

export const changePayment = async (trx: Database, paymentId: string, change: RowChange<'payments'>): Promise<void> => {
  await trx.updateTable('payments').set(change).where('payment_id', '=', paymentId).execute();
};

/** Ends a payment that is open; what is paid meanwhile stays paid. */
export const endOpen = async (trx: Database, paymentId: string, state: 'cancelled' | 'refused'): Promise<void> => {
  await trx.updateTable('payments').set({ state }).where('payment_id', '=', paymentId).where('state', '=', 'open').execute();
};

/** Ends whatever is open for a booking; answers which payments those were. */
export const endOpenOf = async (trx: Database, bookingId: string): Promise<readonly string[]> => {
  const open = trx.updateTable('payments').set({ state: 'cancelled' }).where('booking_id', '=', bookingId).where('state', '=', 'open');
  return (await open.returning('payment_id').execute()).map(({ payment_id }) => payment_id);
};

/** Writes down that a charge is denied by the card's owner; answers which booking it paid for, nothing where that is known. */
export const keepDispute = async (trx: Database, chargeId: string, now: Date): Promise<string | undefined> => {
  const one = trx.updateTable('payments').set({ disputed_at: now }).where('charge_id', '=', chargeId).where('disputed_at', 'is', null);
  return (await one.returning('booking_id').executeTakeFirst())?.booking_id;
};

/** A charge counts again: its dispute ended in our favour, and its payout goes on. */
export const endDispute = async (db: Database, chargeId: string): Promise<void> => {
  await db.updateTable('payments').set({ disputed_at: null }).where('charge_id', '=', chargeId).execute();
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

/** Writes down that a refund was given; false where that is known. */
export const keepReturned = async (trx: Database, refundId: string, it: { readonly provider_id: string; readonly now: Date }) => {
  const { provider_id, now: returned_at } = it;
  const one = trx
    .updateTable('refunds')
    .set({ provider_id, returned_at })
    .where('refund_id', '=', refundId)
    .where('returned_at', 'is', null);
  return (await one.returning('refund_id').executeTakeFirst()) !== undefined;
};

/** The bookings of refunds that have been owed for a while. */
export const findOwing = async (db: Database, since: Date): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('refunds')
    .select('booking_id')
    .distinct()
    .where('returned_at', 'is', null)
    .where('owed_at', '<', since)
    .limit(100)
    .execute();
  return rows.map(({ booking_id }) => booking_id);
};

export const insertRecord = async (trx: Database, row: NewRow<'recorded_payments'>): Promise<void> => {
  await trx.insertInto('recorded_payments').values(row).execute();
};
