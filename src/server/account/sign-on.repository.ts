// Single sign-on in the database: each sign-on comes back once, and each of its codes opens one session.
import type { Row } from '../../../generated/tables/tables';
import type { Database } from '../database/open';

/** Uses up a begun sign-on. Works once, also when asked twice at the same time. */
export const useSignOn = async (
  db: Database,
  it: { readonly nonce_hash: string; readonly now: Date; readonly ends_at: Date },
): Promise<boolean> => {
  // an ended sign-on cannot come back: its state says so itself
  await db.deleteFrom('sign_ons').where('ends_at', '<', it.now).execute();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sign_ons')
    .values({ nonce_hash: it.nonce_hash, ends_at: it.ends_at, user_id: null, code_hash: null, code_ends_at: null, redeemed_at: null })
    .onConflict((conflict) => conflict.column('nonce_hash').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

export interface SignOnCode {
  readonly nonce_hash: string;
  readonly user_id: string;
  /** Whether the account was made by this sign-on. */
  readonly is_new: boolean;
  readonly code_hash: string;
  readonly code_ends_at: Date;
}
/** Keeps the one-time code in which a sign-on ends. */
export const keepCode = async (db: Database, { nonce_hash, ...code }: SignOnCode): Promise<void> => {
  await db.updateTable('sign_ons').set(code).where('nonce_hash', '=', nonce_hash).execute();
};

/** Uses up a one-time code: whose it is, or nothing where it is unknown, used, over, or another browser's. */
export const redeemCode = (
  db: Database,
  it: { readonly code_hash: string; readonly nonce_hashes: readonly string[]; readonly now: Date },
): Promise<Pick<Row<'sign_ons'>, 'nonce_hash' | 'user_id' | 'is_new'> | undefined> =>
  db
    .updateTable('sign_ons')
    .set({ redeemed_at: it.now })
    .where('code_hash', '=', it.code_hash)
    .where('nonce_hash', 'in', [...it.nonce_hashes])
    .where('redeemed_at', 'is', null)
    .where('code_ends_at', '>', it.now)
    .returning(['nonce_hash', 'user_id', 'is_new'])
    .executeTakeFirst();
