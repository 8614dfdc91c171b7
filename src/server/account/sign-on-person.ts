// Whose account a sign-on opens: the one with the address that the parent platform has verified, made where there is none.
import { type Context, inTransaction } from '../context';
import type { Database } from '../database/open';
import { isUniqueViolation } from '../database/violations';
import type { ParentPerson } from '../outside/parent-platform';
import { insertUser, type UserRow } from './account.repository';

export interface Arriving extends ParentPerson {
  readonly verified_email: string;
  /** Whose invitation brought them; counts for a new account alone. */
  readonly referral_code: string | null;
}

/**
 * An address that nobody had proved here: now its owner has. Whoever chose a password for it before, or is signed in with it, did
 * not have to be its owner, and stays outside.
 */
const proveAddress = async (trx: Database, { user_id }: UserRow, now: Date): Promise<void> => {
  await trx.updateTable('users').set({ verified_at: now, password_hash: null }).where('user_id', '=', user_id).execute();
  await trx.deleteFrom('sessions').where('user_id', '=', user_id).execute();
  await trx.updateTable('mailed_links').set({ used_at: now }).where('user_id', '=', user_id).where('used_at', 'is', null).execute();
};

/** Gives a profile the names that it has not. */
const giveNames = async (trx: Database, userId: string, { first_name, last_name }: ParentPerson): Promise<void> => {
  await trx
    .updateTable('profiles')
    .set((row) => ({
      first_name: row.fn.coalesce('first_name', row.val(first_name)),
      last_name: row.fn.coalesce('last_name', row.val(last_name)),
    }))
    .where('user_id', '=', userId)
    .execute();
};

/** Finds whose address it is; nobody else changes them before this transaction ends. */
const lockByEmail = (trx: Database, email: string): Promise<UserRow | undefined> =>
  trx.selectFrom('users').selectAll().where('email', '=', email).forUpdate().executeTakeFirst();

const openAccount = async (trx: Database, it: Arriving, now: Date): Promise<string> => {
  const known = await lockByEmail(trx, it.verified_email);
  if (known && !known.verified_at) await proveAddress(trx, known, now);
  const { verified_email: email, referral_code } = it;
  const { user_id } = known ?? (await insertUser(trx, { email, password_hash: null, referral_code, verified_at: now, now }));
  await giveNames(trx, user_id, it);
  return user_id;
};

/** The user behind a person of the parent platform. */
export const accountOf = async (context: Context, it: Arriving): Promise<string> => {
  const open = (): Promise<string> => inTransaction(context, ({ trx, now }) => openAccount(trx, it, now));
  try {
    return await open();
  } catch (error) {
    // another tab made the account in between
    if (isUniqueViolation(error)) return open();
    throw error;
  }
};
