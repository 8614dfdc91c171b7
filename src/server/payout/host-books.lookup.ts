// A host's books as statements and the yearly report read them. Reads only.
import { recordedBy } from '../checkout/payment.lookup';
import type { Database } from '../database/open';
import { movesOf } from '../ledger/ledger.lookup';
import { debtsOf, paidPayoutsOf } from './payout.repository';
import type { HostBooks } from './statement.rules';

/** All that moved for a host. */
export const hostBooks = async (db: Database, profileId: string): Promise<HostBooks> => {
  const all = await paidPayoutsOf(db, profileId);
  const paid = all.filter(({ claim_id }) => claim_id === null);
  const claims = all.filter(({ claim_id }) => claim_id !== null);
  const moves = await movesOf(
    db,
    paid.map(({ booking_id }) => booking_id),
  );
  return { paid, claims, moves, debts: await debtsOf(db, profileId), recorded: await recordedBy(db, profileId) };
};
