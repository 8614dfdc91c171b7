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

export const keepBooked = async (
  trx: Database,
  { provider, move_id }: { readonly provider: PaymentProvider; readonly move_id: string },
  booked_at: Date,
): Promise<void> => {
  const one = trx.updateTable('balance_moves').set({ booked_at }).where('provider', '=', provider);
  await one.where('move_id', '=', move_id).execute();
};
