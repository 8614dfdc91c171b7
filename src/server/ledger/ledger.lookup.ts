// The ledger as it is read: what lies on an account. Reads only.
import type { LedgerAccount } from '../../../generated/model/values';
import type { Database } from '../database/open';

/** What lies on an account for a booking, in cents of Canadian dollars: above zero as a debit, below as a credit. */
export const balanceOfBooking = async (db: Database, bookingId: string, account: LedgerAccount): Promise<number> => {
  const { sum } = await db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_postings as p', 'p.posting_id', 'e.posting_id')
    .select((row) => row.fn.sum<number | null>('e.amount_cents').as('sum'))
    .where('p.booking_id', '=', bookingId)
    .where('e.account', '=', account)
    .executeTakeFirstOrThrow();
  return sum ?? 0;
};
