// The moves of a provider's balance, kept as they were read there.
import type { BalanceMove } from '../../../generated/model/entities';
import type { PaymentProvider } from '../../../generated/model/values';
import type { Database } from '../database/open';

/** Keeps moves; those that are there already stay as they are. */
export const keepMoves = async (db: Database, provider: PaymentProvider, moves: readonly BalanceMove[]): Promise<void> => {
  if (moves.length === 0) return;
  const rows = moves.map(({ at, ...move }) => ({ ...move, at: new Date(at), provider, booked_at: null }));
  await db
    .insertInto('balance_moves')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

interface Named {
  readonly provider: PaymentProvider;
  readonly move_id: string;
}
/** Tells whether the books lack a move, which nobody else books before this transaction ends. */
export const lockUnbooked = async (trx: Database, { provider, move_id }: Named): Promise<boolean> => {
  const one = trx.selectFrom('balance_moves').select('move_id').where('provider', '=', provider).where('move_id', '=', move_id);
  return (await one.where('booked_at', 'is', null).forUpdate().executeTakeFirst()) !== undefined;
};

export const keepBooked = async (trx: Database, { provider, move_id }: Named, booked_at: Date | null): Promise<void> => {
  const one = trx.updateTable('balance_moves').set({ booked_at }).where('provider', '=', provider);
  await one.where('move_id', '=', move_id).execute();
};
