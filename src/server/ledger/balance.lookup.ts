// The moves of a provider's balance that were read there. Reads only.
import type { BalanceMove } from '../../../generated/model/entities';
import type { PaymentProvider } from '../../../generated/model/values';
import { columnsOfBalanceMove, readBalanceMove } from '../../../generated/tables/balance-moves';
import type { Database } from '../database/open';
import { type RawBuilder, sql } from 'kysely';

const moves = (db: Database) => db.selectFrom('balance_moves').select(columnsOfBalanceMove);

/** The moment of the last move that was read, if there is one. */
export const lastMoveAt = async (db: Database, provider: PaymentProvider): Promise<Date | undefined> => {
  const all = db.selectFrom('balance_moves').select('at').where('provider', '=', provider);
  return (await all.orderBy('at', 'desc').limit(1).executeTakeFirst())?.at;
};

/** The moves that the books lack, the oldest first: a part of them, by the last one of the part before. */
export const unbookedMoves = async (db: Database, provider: PaymentProvider, last: BalanceMove | undefined) => {
  const all = moves(db).where('provider', '=', provider).where('booked_at', 'is', null);
  const rest = last ? all.where(sql<boolean>`(at, move_id) > (${last.at}::timestamptz, ${last.move_id})`) : all;
  return (await rest.orderBy('at').orderBy('move_id').limit(100).execute()).map(readBalanceMove);
};

/** All moves of one charge, refund or transfer. */
export const movesOf = async (db: Database, provider: PaymentProvider, sourceId: string): Promise<readonly BalanceMove[]> =>
  (await moves(db).where('provider', '=', provider).where('source_id', '=', sourceId).execute()).map(readBalanceMove);

/** Moves that were booked as of nothing of ours, and whose charge we know since. */
export const movesElsewhere = async (db: Database, provider: PaymentProvider, known: RawBuilder<unknown>) => {
  const elsewhere = db
    .selectFrom('ledger_postings')
    .select(sql<string>`split_part(cause, ' ', 2)`.as('id'))
    .where('kind', '=', 'elsewhere');
  const found = moves(db)
    .where('provider', '=', provider)
    .where('booked_at', 'is not', null)
    .where('move_id', 'in', elsewhere.where('cause', 'like', 'elsewhere %'))
    .where('move_id', 'not in', elsewhere.where('cause', 'like', 'known %'))
    .where(sql<boolean>`charge_id in (select charge_id from (${known}) k)`);
  return (await found.orderBy('at').orderBy('move_id').execute()).map(readBalanceMove);
};

/** Whether a payout was sent before, by another move. */
export const isSentBefore = async (db: Database, provider: PaymentProvider, { payout_id, at, move_id }: BalanceMove): Promise<boolean> => {
  const all = db.selectFrom('balance_moves').select('move_id').where('provider', '=', provider).where('kind', '=', 'transfer');
  const before = all.where('payout_id', '=', payout_id).where(sql<boolean>`(at, move_id) < (${at}::timestamptz, ${move_id})`);
  return (await before.limit(1).executeTakeFirst()) !== undefined;
};

/** Moves that the books have lacked since before a moment, the oldest first. */
export const missingMoves = async (db: Database, since: Date): Promise<readonly BalanceMove[]> => {
  const late = moves(db).where('booked_at', 'is', null).where('at', '<', since);
  return (await late.orderBy('at').orderBy('move_id').limit(500).execute()).map(readBalanceMove);
};
