// Payouts, and who is paid, as the database keeps them.
import { randomUUID } from 'node:crypto';
import type { Payout, PayoutAccount } from '../../../generated/model/entities';
import { readPayoutAccount } from '../../../generated/tables/payout-accounts';
import { columnsOfPayout, readPayout } from '../../../generated/tables/payouts';
import { bookedStays } from '../booking/settling.lookup';
import type { Database } from '../database/open';
import { namedProperties } from '../property/property.lookup';

export const findAccount = async (db: Database, profileId: string): Promise<PayoutAccount | null> => {
  const row = await db.selectFrom('payout_accounts').selectAll().where('profile_id', '=', profileId).executeTakeFirst();
  return row ? readPayoutAccount(row) : null;
};

export const saveAccount = async (db: Database, { profile_id, ...account }: PayoutAccount): Promise<void> => {
  const { birth_date = null, company_number = null, gst_number = null, qst_number = null, ...rest } = account;
  const row = { ...rest, birth_date, company_number, gst_number, qst_number };
  await db
    .insertInto('payout_accounts')
    .values({ profile_id, ...row })
    .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(row))
    .execute();
};

export const insertPayout = async (trx: Database, it: Omit<Payout, 'payout_id' | 'paid_at' | 'due_at'> & { readonly due_at: Date }) => {
  await trx
    .insertInto('payouts')
    .values({ payout_id: randomUUID(), paid_at: null, ...it })
    .onConflict((conflict) => conflict.column('booking_id').doNothing())
    .execute();
};

/** Payouts that wait and whose host has said who is paid; the oldest first. */
export const payable = async (
  db: Database,
): Promise<readonly (Payout & Pick<PayoutAccount, 'legal_name' | 'institution' | 'transit' | 'account'>)[]> => {
  const rows = await db
    .selectFrom('payouts as p')
    .innerJoin('payout_accounts as a', 'a.profile_id', 'p.profile_id')
    .innerJoin(bookedStays(db).as('b'), 'b.booking_id', 'p.booking_id')
    .select(columnsOfPayout.map((name) => `p.${name}` as const))
    .select(['a.legal_name', 'a.institution', 'a.transit', 'a.account'])
    .where('p.paid_at', 'is', null)
    .where('b.reported_at', 'is', null)
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

export const keepPaid = async (trx: Database, payoutId: string, paid_at: Date): Promise<void> => {
  await trx.updateTable('payouts').set({ paid_at }).where('payout_id', '=', payoutId).execute();
};

/** The payouts of a host with the stay that each is for, the newest first. */
export const payoutsOf = (db: Database, profileId: string, most: number) =>
  db
    .selectFrom('payouts as p')
    .innerJoin(bookedStays(db).as('b'), 'b.booking_id', 'p.booking_id')
    .innerJoin(namedProperties(db, true).as('n'), 'n.property_id', 'p.property_id')
    .select(['p.payout_id', 'p.booking_id', 'p.due_at', 'p.paid_at', 'p.cents', 'b.reference', 'b.checkin', 'b.checkout', 'n.title'])
    .where('p.profile_id', '=', profileId)
    .orderBy('p.due_at', 'desc')
    .orderBy('p.payout_id')
    .limit(most)
    .execute();

/** What a host has been paid, and what is due and waits, in cents. */
export const sumPayouts = async (db: Database, profileId: string): Promise<{ readonly paid: number; readonly waiting: number }> => {
  const { paid, waiting } = await db
    .selectFrom('payouts')
    .select((row) => [
      row.fn.sum<number | null>('cents').filterWhere('paid_at', 'is not', null).as('paid'),
      row.fn.sum<number | null>('cents').filterWhere('paid_at', 'is', null).as('waiting'),
    ])
    .where('profile_id', '=', profileId)
    .executeTakeFirstOrThrow();
  return { paid: paid ?? 0, waiting: waiting ?? 0 };
};
