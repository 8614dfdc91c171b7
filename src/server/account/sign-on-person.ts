// Whose account a sign-on opens: the one with the address that the parent platform has verified, made where there is none.
import { type Context, inTransaction } from '../context';
import type { Database } from '../database/open';
import { isUniqueViolation } from '../database/violations';
import type { ParentPerson } from '../outside/parent-platform';
import { beginAnew, insertUser, type UserRow } from './account.repository';
import { keptEmail } from './kept-email';

export interface Arriving extends ParentPerson {
  readonly verified_email: string;
  /** Whose invitation brought them; counts for a new account alone. */
  readonly referral_code: string | null;
}

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

interface Opened {
  readonly user_id: string;
  /** Of somebody who was not the owner. */
  readonly leftPicture: string | null;
}
const openAccount = async (trx: Database, it: Arriving, now: Date): Promise<Opened> => {
  const { referral_code } = it;
  const email = keptEmail(it.verified_email);
  const known = await lockByEmail(trx, email);
  const leftPicture = known && !known.verified_at ? await beginAnew(trx, { user_id: known.user_id, referral_code, now }) : null;
  const { user_id } = known ?? (await insertUser(trx, { email, password_hash: null, referral_code, verified_at: now, now }));
  await giveNames(trx, user_id, it);
  return { user_id, leftPicture };
};

/** The user behind a person of the parent platform. */
export const accountOf = async (context: Context, it: Arriving): Promise<string> => {
  const open = (): Promise<Opened> => inTransaction(context, ({ trx, now }) => openAccount(trx, it, now));
  const { user_id, leftPicture } = await open().catch((error: unknown) => {
    // another tab made the account in between
    if (isUniqueViolation(error)) return open();
    throw error;
  });
  await context.files.remove([leftPicture]);
  return user_id;
};
