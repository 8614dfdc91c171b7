// The account that a sign-on opens: the one with the address that the parent platform has verified, created where there is none.
import { type Context, inTransaction } from '../request/context';
import type { Database } from '../database/open';
import { isUniqueViolation } from '../database/violations';
import type { ParentPerson } from '../outside/parent-platform';
import { insertUser, profileIdOf, type UserRow } from './account.repository';
import { beginWithOwner, type OpenContext, welcome } from './begin-with-owner';
import { normalizedEmail } from './normalized-email.lookup';

export interface SignOnArrival extends ParentPerson {
  readonly verified_email: string;
  /** The inviter's code; counts for a new account alone. */
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

export interface OpenedAccount {
  readonly user_id: string;
  /** The address had no account before. */
  readonly is_new: boolean;
}
interface Opened extends OpenedAccount {
  /** Of somebody who was not the owner. */
  readonly leftPicture: string | null;
}
const openAccount = async (tx: OpenContext, it: SignOnArrival): Promise<Opened> => {
  const { trx, now } = tx;
  const { referral_code } = it;
  const email = normalizedEmail(it.verified_email);
  const known = await lockByEmail(trx, email);
  const leftPicture = known && !known.verified_at ? await beginWithOwner(tx, { user_id: known.user_id, referral_code }) : null;
  const { user_id } = known ?? (await insertUser(trx, { email, password_hash: null, referral_code, verified_at: now, now }));
  await giveNames(trx, user_id, it);
  if (!known) await welcome(tx, await profileIdOf(trx, user_id));
  return { user_id, is_new: !known, leftPicture };
};

/** The user behind a person of the parent platform. */
export const accountOf = async (context: Context, it: SignOnArrival): Promise<OpenedAccount> => {
  const open = (): Promise<Opened> => inTransaction(context, (tx) => openAccount(tx, it));
  const { leftPicture, ...account } = await open().catch((error: unknown) => {
    // another tab made the account in between
    if (isUniqueViolation(error)) return open();
    throw error;
  });
  await context.files.remove([leftPicture]);
  return account;
};
