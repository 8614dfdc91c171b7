// Payments by card and refunds, as the database keeps them.
import { sql } from 'kysely';
import type { Payment, Refund } from '../../../generated/model/entities';
import type { PaymentProvider } from '../../../generated/model/values';
import { columnsOfPayment, readPayment } from '../../../generated/tables/payments';
import { readRefund } from '../../../generated/tables/refunds';
import type { NewRow, RowChange } from '../../../generated/tables/tables';
import type { Database } from '../database/open';
import { isForgotten } from '../jobs/forgotten.lookup';
import type { Purpose } from '../ledger/ledger.lookup';

const payments = (db: Database) => db.selectFrom('payments').select(columnsOfPayment);

export const findPayment = async (db: Database, paymentId: string): Promise<Payment | undefined> => {
  const row = await payments(db).where('payment_id', '=', paymentId).executeTakeFirst();
  return row && readPayment(row);
};

/** The payment of a stay or a claim whose page is open. */
export const findOpen = async (db: Database, { booking_id, claim_id }: Purpose): Promise<Payment | undefined> => {
  const open = payments(db).where('booking_id', '=', booking_id).where('state', '=', 'open');
  const row = await open.where('claim_id', 'is not distinct from', claim_id).executeTakeFirst();
  return row && readPayment(row);
};

/** Open pages that nobody has told of for a while, the oldest first: a part of them, by the last one of the part before. */
export const findSilent = async (db: Database, since: Date, last: Payment | undefined): Promise<readonly Payment[]> => {
  const silent = payments(db).where('state', '=', 'open').where('opened_at', '<', since);
  const follows = (it: Payment) => sql<boolean>`(opened_at, payment_id) > (${it.opened_at}, ${it.payment_id}::uuid)`;
  const after = last ? silent.where(follows(last)) : silent;
  const rows = await after.orderBy('opened_at').orderBy('payment_id').limit(100).execute();
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
export const endOpen = async (trx: Database, paymentId: string): Promise<void> => {
  await trx.updateTable('payments').set({ state: 'cancelled' }).where('payment_id', '=', paymentId).where('state', '=', 'open').execute();
};

/** Ends whatever is open for a stay or a claim; answers which payments those were. */
export const endOpenOf = async (trx: Database, { booking_id, claim_id }: Purpose): Promise<readonly string[]> => {
  const open = trx.updateTable('payments').set({ state: 'cancelled' }).where('booking_id', '=', booking_id).where('state', '=', 'open');
  return (await open.where('claim_id', 'is not distinct from', claim_id).returning('payment_id').execute()).map(
    ({ payment_id }) => payment_id,
  );
};

export const isHeard = async (db: Database, provider: PaymentProvider, newsId: string): Promise<boolean> => {
  const one = db.selectFrom('payment_news').select('news_id').where('provider', '=', provider).where('news_id', '=', newsId);
  return (await one.executeTakeFirst()) !== undefined;
};

export const keepHeard = async (db: Database, row: NewRow<'payment_news'>): Promise<void> => {
  await db
    .insertInto('payment_news')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Whether news named a charge before we knew of it. */
export const wasHeardOf = async (db: Database, chargeId: string): Promise<boolean> => {
  const one = db.selectFrom('payment_news').select('news_id').where('charge_id', '=', chargeId).where('is_ours', '=', false);
  return (await one.limit(1).executeTakeFirst()) !== undefined;
};

export const removeNewsBefore = async (db: Database, moment: Date): Promise<void> => {
  await db.deleteFrom('payment_news').where('heard_at', '<', moment).execute();
};

/** Keeps a refund; false where the payment has one for this reason already. */
export const insertRefund = async (trx: Database, row: NewRow<'refunds'>): Promise<boolean> => {
  const kept = await trx
    .insertInto('refunds')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('refund_id')
    .executeTakeFirst();
  return kept !== undefined;
};

export const changeRefund = async (trx: Database, refundId: string, change: RowChange<'refunds'>): Promise<void> => {
  await trx.updateTable('refunds').set(change).where('refund_id', '=', refundId).execute();
};

export const removeRefund = async (trx: Database, refundId: string): Promise<void> => {
  await trx.deleteFrom('refunds').where('refund_id', '=', refundId).execute();
};

/** The bookings of refunds that are owed for a while and that no work is at, and whether it was dropped: none waits at the provider. */
export const findOwing = (db: Database, since: Date) =>
  db
    .selectFrom('refunds')
    .select(['booking_id', sql<boolean>`bool_or(provider_id is null)`.as('is_dropped')])
    .groupBy('booking_id')
    .where('returned_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('owed_at', '<', since)
    .where(isForgotten('refundBooking', 'booking_id', 'refunds.booking_id'))
    .where('payment_id', 'not in', db.selectFrom('payments').select('payment_id').where('disputed_at', 'is not', null))
    .limit(100)
    .execute();

/** A refund that failed and is owed, which nobody else changes before this transaction ends. */
export const lockFailedRefund = async (trx: Database, refundId: string): Promise<Refund | undefined> => {
  const one = trx.selectFrom('refunds').selectAll().where('refund_id', '=', refundId).where('failed_at', 'is not', null);
  const row = await one.forUpdate().executeTakeFirst();
  return row && readRefund(row);
};

export const insertRecord = async (trx: Database, row: NewRow<'recorded_payments'>): Promise<void> => {
  await trx.insertInto('recorded_payments').values(row).execute();
};
