// Payouts, and who is paid, as the database keeps them.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Payout, PayoutAccount } from '../../../generated/model/entities';
import { readPayoutAccount } from '../../../generated/tables/payout-accounts';
import { columnsOfPayout, readPayout } from '../../../generated/tables/payouts';
import type { NewRow, Row } from '../../../generated/tables/tables';
import { bookedStays } from '../booking/settling.lookup';
import { disputedPurposes, purposeIn } from '../checkout/payment.lookup';
import type { Database } from '../database/open';
import type { Purpose } from '../ledger/ledger.lookup';
import { namedProperties } from '../property/property.lookup';

export const findAccount = async (db: Database, profileId: string): Promise<PayoutAccount | null> => {
  const row = await db.selectFrom('payout_accounts').selectAll().where('profile_id', '=', profileId).executeTakeFirst();
  return row ? readPayoutAccount(row) : null;
};

export const saveAccount = async (db: Database, { profile_id, ...account }: PayoutAccount): Promise<void> => {
  const { birth_date = null, company_number = null, gst_number = null, qst_number = null, ...others } = account;
  const { institution = null, transit = null, account: bank = null, ...rest } = others;
  const row = { ...rest, birth_date, company_number, gst_number, qst_number, institution, transit, account: bank };
  await db
    .insertInto('payout_accounts')
    .values({ profile_id, ...row })
    .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(row))
    .execute();
};

export const insertPayout = async (
  trx: Database,
  it: Pick<Payout, 'property_id' | 'booking_id' | 'claim_id' | 'profile_id' | 'cents'> & { readonly due_at: Date },
): Promise<void> => {
  await trx
    .insertInto('payouts')
    .values({ payout_id: randomUUID(), paid_at: null, ...it })
    .execute();
};

const payoutOf = (db: Database, { booking_id, claim_id }: Purpose) =>
  db.selectFrom('payouts').select(columnsOfPayout).where('booking_id', '=', booking_id).where('claim_id', 'is not distinct from', claim_id);

/** The payout of a stay, if there is one. */
export const readPayoutOf = async (db: Database, booking_id: string): Promise<Payout | undefined> => {
  const row = await payoutOf(db, { booking_id, claim_id: null }).executeTakeFirst();
  return row && readPayout(row);
};

/** The sums of the payouts of several stays. */
export const dueFor = async (
  db: Database,
  bookingIds: readonly string[],
): Promise<readonly Pick<Payout, 'booking_id' | 'cents' | 'withheld_cents'>[]> =>
  bookingIds.length === 0
    ? []
    : db
        .selectFrom('payouts')
        .select(['booking_id', 'cents', 'withheld_cents'])
        .where('booking_id', 'in', [...bookingIds])
        .where('claim_id', 'is', null)
        .execute();

/** The payout of a stay or a claim, which nobody else changes before this transaction ends. */
export const findPayoutOf = async (trx: Database, purpose: Purpose): Promise<Payout | undefined> => {
  const row = await payoutOf(trx, purpose).forUpdate().executeTakeFirst();
  return row && readPayout(row);
};

/** Makes a payout that waits larger, or smaller below zero; one of which nothing is left is over. */
export const addToPayout = async (trx: Database, payout: Payout, { cents: more, now }: { readonly cents: number; readonly now: Date }) => {
  const cents = payout.cents + more;
  if (cents === 0) await trx.deleteFrom('payouts').where('payout_id', '=', payout.payout_id).execute();
  else {
    const over = cents === payout.withheld_cents ? { paid_at: now } : {};
    await trx
      .updateTable('payouts')
      .set({ cents, ...over })
      .where('payout_id', '=', payout.payout_id)
      .execute();
  }
};

/** The payouts of a host that wait, not on their way, and that no report of the stay holds up, the oldest first; nobody else changes them before this transaction ends. */
export const lockWaiting = async (trx: Database, profileId: string): Promise<readonly Payout[]> => {
  const rows = await trx
    .selectFrom('payouts as p')
    .innerJoin(bookedStays(trx).as('b'), 'b.booking_id', 'p.booking_id')
    .select(columnsOfPayout.map((name) => `p.${name}` as const))
    .where('p.profile_id', '=', profileId)
    .where('p.paid_at', 'is', null)
    .where('p.sending_at', 'is', null)
    .where((is) => is.or([is('b.reported_at', 'is', null), is('p.claim_id', 'is not', null)]))
    .orderBy('p.due_at')
    .orderBy('p.payout_id')
    .forUpdate('p')
    .execute();
  return rows.map(readPayout);
};

export const withhold = async (trx: Database, payoutId: string, withheld_cents: number): Promise<void> => {
  await trx.updateTable('payouts').set({ withheld_cents }).where('payout_id', '=', payoutId).execute();
};

export const insertDebt = async (trx: Database, it: Omit<NewRow<'host_debts'>, 'debt_id'>): Promise<void> => {
  await trx
    .insertInto('host_debts')
    .values({ debt_id: randomUUID(), ...it })
    .execute();
};

/** A host's debt, in cents: overpaid sums, less the parts that payouts made up for. */
export const openDebt = async (db: Database, profileId: string): Promise<number> => {
  const { rows } = await sql<{ cents: number }>`
    select coalesce((select sum(cents) from host_debts where profile_id = ${profileId}), 0)::bigint
      - coalesce((select sum(withheld_cents) from payouts where profile_id = ${profileId}), 0)::bigint as cents`.execute(db);
  return rows[0]?.cents ?? 0;
};

/** Hosts who owe something while something waits for them: a part of them, by the last one of the part before. */
export const hostsToTakeFrom = async (db: Database, last: string | undefined): Promise<readonly string[]> => {
  const { rows } = await sql<{ profile_id: string }>`
    select profile_id from host_debts d where exists
      (select 1 from payouts p where p.profile_id = d.profile_id and p.paid_at is null and p.sending_at is null and p.withheld_cents < p.cents)
      ${last === undefined ? sql`` : sql`and profile_id > ${last}`}
    group by profile_id
    having sum(cents) > coalesce((select sum(withheld_cents) from payouts p where p.profile_id = d.profile_id), 0)
    order by profile_id limit 100`.execute(db);
  return rows.map(({ profile_id }) => profile_id);
};

/** The stays whose payouts wait for a host, the oldest first: who locks several does so in this order. */
export const waitingBookings = async (db: Database, profileId: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('payouts')
    .select('booking_id')
    .where('profile_id', '=', profileId)
    .where('claim_id', 'is', null)
    .where('paid_at', 'is', null)
    .orderBy('due_at')
    .orderBy('payout_id')
    .execute();
  return rows.map(({ booking_id }) => booking_id);
};

/** The number of payouts that wait for a host. */
export const countWaiting = async (db: Database, profileId: string): Promise<number> =>
  (await db.selectFrom('payouts').select('payout_id').where('profile_id', '=', profileId).where('paid_at', 'is', null).execute()).length;

/** The oldest payout that waits for a host. */
export const firstWaiting = async (db: Database, profileId: string): Promise<Payout | undefined> => {
  const waiting = db.selectFrom('payouts').select(columnsOfPayout).where('profile_id', '=', profileId).where('paid_at', 'is', null);
  const row = await waiting.orderBy('due_at').orderBy('payout_id').limit(1).executeTakeFirst();
  return row && readPayout(row);
};

/** Payouts that wait, that no report of the stay and no dispute holds up, and whose host has said who is paid; the oldest first. */
export const payable = async (db: Database) => {
  const rows = await db
    .selectFrom('payouts as p')
    .innerJoin('payout_accounts as a', 'a.profile_id', 'p.profile_id')
    .innerJoin(bookedStays(db).as('b'), 'b.booking_id', 'p.booking_id')
    .select(columnsOfPayout.map((name) => `p.${name}` as const))
    .select(['a.legal_name', 'a.institution', 'a.transit', 'a.account'])
    .where('p.paid_at', 'is', null)
    .where((is) => is.or([is('b.reported_at', 'is', null), is('p.claim_id', 'is not', null)]))
    .where(purposeIn('p'), 'not in', disputedPurposes(db))
    .orderBy('p.due_at')
    .orderBy('p.payout_id')
    .limit(500)
    .execute();
  return rows.map(({ legal_name, institution, transit, account, ...row }) => ({
    ...readPayout(row),
    legal_name,
    institution,
    transit,
    account,
  }));
};

/** One payout that nobody else pays before this transaction ends. */
export const lockPayout = async (trx: Database, payoutId: string): Promise<Payout | undefined> => {
  const row = await trx.selectFrom('payouts').select(columnsOfPayout).where('payout_id', '=', payoutId).forUpdate().executeTakeFirst();
  return row && readPayout(row);
};

export const keepPaid = async (
  trx: Database,
  payoutId: string,
  it: Pick<Row<'payouts'>, 'paid_to'> & { readonly paid_at: Date },
): Promise<void> => {
  await trx
    .updateTable('payouts')
    .set({ ...it, sending_at: null, refused_at: null })
    .where('payout_id', '=', payoutId)
    .execute();
};

/** A host, at all places or at one. */
export interface HostAt {
  readonly profile_id: string;
  readonly property_id?: string | undefined;
}

/** The payouts of a host with the stay that each is for, the newest first. */
export const payoutsOf = (db: Database, { profile_id, property_id }: HostAt, most: number | undefined) =>
  db
    .selectFrom('payouts as p')
    .innerJoin(bookedStays(db).as('b'), 'b.booking_id', 'p.booking_id')
    .innerJoin(namedProperties(db, true).as('n'), 'n.property_id', 'p.property_id')
    .select([
      'p.payout_id',
      'p.booking_id',
      'p.claim_id',
      'p.due_at',
      'p.paid_at',
      'p.cents',
      'p.withheld_cents',
      'b.reference',
      'b.checkin',
      'b.checkout',
      'b.timezone',
      'n.title',
    ])
    .where('p.profile_id', '=', profile_id)
    .$if(property_id !== undefined, (rows) => rows.where('p.property_id', '=', property_id ?? ''))
    .orderBy('p.due_at', 'desc')
    .orderBy('p.payout_id')
    .$if(most !== undefined, (rows) => rows.limit(most ?? 0))
    .execute();

/** All payouts that a host was paid, with the stay of each, the oldest first. */
export const paidPayoutsOf = async (db: Database, profileId: string) => {
  const rows = await db
    .selectFrom('payouts as p')
    .innerJoin(bookedStays(db).as('b'), 'b.booking_id', 'p.booking_id')
    .innerJoin(namedProperties(db, true).as('n'), 'n.property_id', 'p.property_id')
    .select(['p.booking_id', 'p.claim_id', 'p.property_id', 'p.paid_at', 'p.paid_to', 'p.cents', 'p.withheld_cents'])
    .select(['b.reference', 'b.checkin', 'b.checkout', 'b.timezone', 'b.status', 'n.title'])
    .where('p.profile_id', '=', profileId)
    .orderBy('p.paid_at')
    .orderBy('p.payout_id')
    .execute();
  return rows.flatMap(({ paid_at, ...row }) => (paid_at === null ? [] : [{ ...row, paid_at }]));
};

/** All debts of a host, with the stay of each, the oldest first. */
export const debtsOf = (db: Database, profileId: string) =>
  db
    .selectFrom('host_debts as d')
    .innerJoin(bookedStays(db).as('b'), 'b.booking_id', 'd.booking_id')
    .innerJoin(namedProperties(db, true).as('n'), 'n.property_id', 'd.property_id')
    .select(['d.booking_id', 'd.claim_id', 'd.property_id', 'd.cents', 'd.since'])
    .select(['b.reference', 'b.checkin', 'b.checkout', 'b.timezone', 'b.status', 'n.title'])
    .where('d.profile_id', '=', profileId)
    .orderBy('d.since')
    .orderBy('d.debt_id')
    .execute();

/** The hosts who were paid for stays, or came to owe something for one, between two moments. */
export const hostsWithMoves = async (db: Database, { from, until }: { readonly from: Date; readonly until: Date }) => {
  const { rows } = await sql<{ profile_id: string }>`
    select profile_id from payouts where claim_id is null and paid_at >= ${from} and paid_at < ${until}
    union select profile_id from host_debts where claim_id is null and since >= ${from} and since < ${until}`.execute(db);
  return rows.map(({ profile_id }) => profile_id);
};

/** A host's first payout that was paid. */
export const firstPaid = (db: Database, profileId: string) =>
  db
    .selectFrom('payouts as p')
    .innerJoin(bookedStays(db).as('b'), 'b.booking_id', 'p.booking_id')
    .select(['p.paid_at', 'b.timezone'])
    .where('p.profile_id', '=', profileId)
    .where('p.paid_at', 'is not', null)
    .orderBy('p.paid_at')
    .limit(1)
    .executeTakeFirst();

/** A host's sent and waiting payouts, in cents; parts that make up for a debt are neither. */
export const sumPayouts = async (
  db: Database,
  { profile_id, property_id }: HostAt,
): Promise<{ readonly paid: number; readonly waiting: number }> => {
  const { rows } = await sql<{ paid: number; waiting: number }>`
    select coalesce(sum(cents - withheld_cents) filter (where paid_at is not null), 0)::bigint as paid,
      coalesce(sum(cents - withheld_cents) filter (where paid_at is null), 0)::bigint as waiting
    from payouts where profile_id = ${profile_id} and property_id = coalesce(${property_id ?? null}::uuid, property_id)`.execute(db);
  return rows[0] ?? { paid: 0, waiting: 0 };
};
