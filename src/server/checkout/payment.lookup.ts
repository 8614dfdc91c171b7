// Reads of payments for other subjects: a booking's charge, its currency and rate, and its refunds. Reads only.
import { type RawBuilder, sql } from 'kysely';
import type { Money, Payment, Refund, TakenPayment } from '../../../generated/model/entities';
import type { PaymentProvider, RefundReason } from '../../../generated/model/values';
import { columnsOfPayment, columnsOfTakenPayment, readPayment, readTakenPayment } from '../../../generated/tables/payments';
import { readRefund } from '../../../generated/tables/refunds';
import { bookedBy, bookedWith } from '../booking/exported.lookup';
import { bookedStays } from '../booking/settling.lookup';
import type { Database } from '../database/open';
import { isForgotten } from '../jobs/forgotten.lookup';
import type { Purpose } from '../ledger/ledger.lookup';
import { sumOfCharges } from '../pricing/charged.rules';
import { moneyIn } from '../pricing/money.rules';
import { namedProperties } from '../property/property.lookup';

/** The payments that a stay was paid with by card: the first, and those of its changes. */
export const paymentsOfStay = async (db: Database, booking_id: string): Promise<readonly Payment[]> => {
  const used = db.selectFrom('payments').select(columnsOfPayment).where('booking_id', '=', booking_id).where('used', '=', true);
  const rows = await used.where('claim_id', 'is', null).orderBy('paid_at').orderBy('payment_id').execute();
  return rows.map(readPayment);
};

const denied = ({ dispute, disputed_at }: Payment): boolean => disputed_at !== null || dispute === 'lost';

/** All of that as one payment, in its currency: denied where a part of it is. */
export const findPaymentOf = async (db: Database, booking_id: string): Promise<Payment | undefined> => {
  const all = await paymentsOfStay(db, booking_id);
  const [first] = all;
  if (!first) return undefined;
  const { dispute, disputed_at } = all.find(denied) ?? first;
  return { ...first, ...sumOfCharges(all), dispute, disputed_at };
};

/** The payment that the claim after a stay was paid with, if it was paid by card. */
export const findClaimPaymentOf = async (db: Database, bookingId: string): Promise<Payment | undefined> => {
  const paid = db.selectFrom('payments').select(columnsOfPayment).where('booking_id', '=', bookingId).where('used', '=', true);
  const row = await paid.where('claim_id', 'is not', null).executeTakeFirst();
  return row && readPayment(row);
};

/** The payment that a charge was made for. */
export const findCharged = async (db: Database, provider: PaymentProvider, chargeId: string): Promise<Payment | undefined> => {
  const row = await db
    .selectFrom('payments')
    .select(columnsOfPayment)
    .where('provider', '=', provider)
    .where('charge_id', '=', chargeId)
    .executeTakeFirst();
  return row && readPayment(row);
};

const disputed = (db: Database) => db.selectFrom('payments').where('used', '=', true).where('disputed_at', 'is not', null);

/** The bookings whose card's owner denies the charge for the stay. */
export const disputedBookings = (db: Database) => disputed(db).select('booking_id').where('claim_id', 'is', null);

/** A stay or a claim, as a column of a table that names both: the id of the claim, or else of the booking. */
export const purposeIn = (table: string): RawBuilder<string> =>
  sql<string>`coalesce(${sql.ref(`${table}.claim_id`)}, ${sql.ref(`${table}.booking_id`)})`;
/** The same of those whose charge is denied, to ask with. */
export const disputedPurposes = (db: Database) => disputed(db).select(purposeIn('payments').as('purpose'));

/** How many payments for a person's stays, as guest or host, are disputed, and how many refunds have not reached their card yet. */
export const countUndecided = async (db: Database, profileId: string): Promise<{ readonly disputes: number; readonly refunds: number }> => {
  const disputes = disputed(db).select('booking_id').where('booking_id', 'in', bookedWith(db, profileId));
  const refunds = db.selectFrom('refunds').select('booking_id').where('booking_id', 'in', bookedBy(db, profileId));
  return { disputes: (await disputes.execute()).length, refunds: (await refunds.where('returned_at', 'is', null).execute()).length };
};

/** Open pages past the moment until which they could be paid on: those that no work is at, or all. */
export const pagesPastTime = async (db: Database, since: Date, all = false) => {
  const rows = db.selectFrom('payments').select(['payment_id', 'booking_id', 'open_until']).where('state', '=', 'open');
  const late = rows.where('open_until', '<', since);
  return (all ? late : late.where(isForgotten('closePayment', 'payment_id', 'payment_id'))).execute();
};

/** Refunds that a person has to look at: they failed, their charge is disputed, or they have been owed for long. */
export const stuckRefunds = (db: Database, since: Date) =>
  db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.payment_id', 'r.payment_id')
    .select(['r.refund_id', 'r.booking_id', 'r.amount_cents', 'p.currency', 'r.owed_at', 'r.failed_at', 'p.disputed_at'])
    .where('r.returned_at', 'is', null)
    .where((is) => is.or([is('r.failed_at', 'is not', null), is('p.disputed_at', 'is not', null), is('r.owed_at', '<', since)]))
    .orderBy('r.owed_at')
    .orderBy('r.refund_id')
    .limit(500)
    .execute();

export type StuckRefund = Awaited<ReturnType<typeof stuckRefunds>>[number];

/** The disputed charges, the oldest first. */
export const findDisputed = (db: Database) =>
  db
    .selectFrom('payments')
    .select(['payment_id', 'booking_id', 'claim_id', 'cad_cents', 'disputed_at', 'dispute'])
    .where('disputed_at', 'is not', null)
    .orderBy('disputed_at')
    .execute();

/** The disputed payment for a booking, or for the claim after it, that waits for a decision: the operator's first, then the bank's. */
export const disputedFor = (db: Database, bookingId: string, of: 'stay' | 'claim') =>
  db
    .selectFrom('payments')
    .select('payment_id')
    .where('booking_id', '=', bookingId)
    .where('claim_id', of === 'stay' ? 'is' : 'is not', null)
    .where('disputed_at', 'is not', null)
    .orderBy(sql`dispute = 'open'`)
    .orderBy('disputed_at')
    .executeTakeFirst();

/** The payments that a bank still decides on. */
export const openDisputes = (db: Database, provider: PaymentProvider) =>
  db.selectFrom('payments').select('payment_id').where('provider', '=', provider).where('dispute', '=', 'open').execute();

/** The provider's id for the charge of a payment that counts. */
export interface Charge extends Pick<Payment, 'booking_id' | 'provider'> {
  readonly charge_id: string;
}
export const findCharge = async (db: Database, paymentId: string): Promise<Charge | undefined> => {
  const used = db.selectFrom('payments').where('payment_id', '=', paymentId).where('used', '=', true);
  const row = await used.select(['booking_id', 'provider', 'charge_id']).executeTakeFirst();
  return row?.charge_id ? { ...row, charge_id: row.charge_id } : undefined;
};

const refunds = (db: Database, bookingId: string) =>
  db.selectFrom('refunds').selectAll().where('booking_id', '=', bookingId).orderBy('owed_at');

/** The refunds of a stay or a claim, the oldest first. */
export const refundsFor = async (db: Database, { booking_id, claim_id }: Purpose): Promise<readonly Refund[]> =>
  (await refunds(db, booking_id).where('claim_id', 'is not distinct from', claim_id).execute()).map(readRefund);

/** The same of a stay. */
export const findRefundsOf = (db: Database, booking_id: string): Promise<readonly Refund[]> =>
  refundsFor(db, { booking_id, claim_id: null });

/** The refunds of a booking that are owed or on their way, and did not fail, also those of its claim. */
export const owedRefunds = async (db: Database, bookingId: string): Promise<readonly Refund[]> =>
  (await refunds(db, bookingId).where('returned_at', 'is', null).where('failed_at', 'is', null).execute()).map(readRefund);

/** The sum of a stay that comes back to the card for some reasons, in the currency that was charged. */
export const cardRefundOf = async (db: Database, bookingId: string, reasons: readonly RefundReason[]): Promise<Money | null> => {
  const row = await db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.payment_id', 'r.payment_id')
    .select(['p.currency', sql<number>`sum(r.amount_cents)::integer`.as('cents')])
    .where('r.booking_id', '=', bookingId)
    .where('p.claim_id', 'is', null)
    .where('r.reason', 'in', reasons)
    .groupBy('p.currency')
    .executeTakeFirst();
  return row ? moneyIn(row.currency, row.cents) : null;
};

/** The sums recorded as paid to the host of a booking, in Canadian cents. */
export const findRecorded = async (db: Database, bookingId: string): Promise<number> => {
  const all = db.selectFrom('recorded_payments').where('booking_id', '=', bookingId);
  return (await all.select((row) => row.fn.sum<number | null>('amount_cents').as('sum')).executeTakeFirstOrThrow()).sum ?? 0;
};

/** The sums that a host recorded as paid directly, with the stay of each, the oldest first. */
export const recordedBy = (db: Database, hostId: string) =>
  db
    .selectFrom('recorded_payments as r')
    .innerJoin(bookedStays(db).as('b'), 'b.booking_id', 'r.booking_id')
    .innerJoin(namedProperties(db, true).as('n'), 'n.property_id', 'r.property_id')
    .select(['r.booking_id', 'r.property_id', 'r.amount_cents', 'r.received_on'])
    .select(['b.reference', 'b.checkin', 'b.checkout', 'b.status', 'n.title'])
    .where('n.profile_id', '=', hostId)
    .orderBy('r.received_on')
    .orderBy('r.record_id')
    .execute();

/** The hosts who recorded something that was received in a year. */
export const recordingHosts = async (db: Database, year: string): Promise<readonly string[]> => {
  const rows = db
    .selectFrom('recorded_payments as r')
    .innerJoin(namedProperties(db, true).as('n'), 'n.property_id', 'r.property_id')
    .select('n.profile_id')
    .distinct();
  const inYear = rows.where(sql<boolean>`extract(year from r.received_on) = ${Number(year)}`);
  return (await inYear.execute()).map(({ profile_id }) => profile_id);
};

/** The payments that a guest made, or began, by card, the newest first. */
export const paymentsOf = async (db: Database, profileId: string): Promise<readonly TakenPayment[]> => {
  const rows = await db
    .selectFrom('payments')
    .select(columnsOfTakenPayment)
    .where('booking_id', 'in', bookedBy(db, profileId))
    .orderBy('opened_at', 'desc')
    .orderBy('payment_id')
    .execute();
  return rows.map(readTakenPayment);
};
