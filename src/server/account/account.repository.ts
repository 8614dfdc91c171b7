// Accounts in the database: users with their profiles, sessions and mailed links.
import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { AccountTables } from '../database/account-tables';
import type { Database } from '../database/open';

export type UserRow = Selectable<AccountTables['users']>;
export type ProfileRow = Selectable<AccountTables['profiles']>;

// no letter or digit that is easily taken for another
const codeAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const newReferralCode = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => codeAlphabet[byte % codeAlphabet.length]).join('');

export interface NewUser {
  readonly email: string;
  readonly password_hash: string | null;
  readonly referral_code: string | null;
  readonly verified_at?: Date;
  readonly now: Date;
}

/** Creates a user with an empty profile. A known address makes it fail with the database's unique violation. */
export const insertUser = async (db: Database, it: NewUser): Promise<{ readonly user_id: string; readonly profile_id: string }> => {
  const [user_id, profile_id] = [randomUUID(), randomUUID()];
  await db
    .insertInto('users')
    .values({
      user_id,
      email: it.email,
      password_hash: it.password_hash,
      verified_at: it.verified_at ?? null,
      referral_code: it.referral_code,
      created_at: it.now,
    })
    .execute();
  await db.insertInto('profiles').values({ profile_id, user_id, referral_code: newReferralCode(), created_at: it.now }).execute();
  return { user_id, profile_id };
};

export const findUserByEmail = (db: Database, email: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();

export const findUser = (db: Database, userId: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('user_id', '=', userId).executeTakeFirst();

export const findProfile = (db: Database, profileId: string): Promise<ProfileRow | undefined> =>
  db.selectFrom('profiles').selectAll().where('profile_id', '=', profileId).executeTakeFirst();

/** Changes what is given of a profile and returns it whole. */
export const updateProfileRow = (
  db: Database,
  profileId: string,
  changes: Partial<Omit<ProfileRow, 'profile_id' | 'user_id' | 'created_at' | 'referral_code'>>,
): Promise<ProfileRow> =>
  Object.keys(changes).length === 0
    ? db.selectFrom('profiles').selectAll().where('profile_id', '=', profileId).executeTakeFirstOrThrow()
    : db.updateTable('profiles').set(changes).where('profile_id', '=', profileId).returningAll().executeTakeFirstOrThrow();

export interface NewSession {
  readonly user_id: string;
  readonly token_hash: string;
  readonly device: string;
  readonly now: Date;
}
export const insertSession = async (db: Database, it: NewSession): Promise<void> => {
  const session_id = randomUUID();
  const { token_hash, user_id, device, now } = it;
  await db.insertInto('sessions').values({ session_id, token_hash, user_id, device, created_at: now, seen_at: now }).execute();
};

export const removeSession = async (db: Database, sessionId: string): Promise<void> => {
  await db.deleteFrom('sessions').where('session_id', '=', sessionId).execute();
};

export interface NewLink {
  readonly user_id: string;
  readonly purpose: 'verify' | 'reset';
  readonly email: string;
  readonly token_hash: string;
  readonly now: Date;
  readonly minutes: number;
}
/** Keeps a mailed link; earlier ones for the same purpose stop working. */
export const insertLink = async (db: Database, it: NewLink): Promise<void> => {
  const { user_id, purpose, email, token_hash, now } = it;
  await db
    .updateTable('mailed_links')
    .set({ used_at: now })
    .where('user_id', '=', user_id)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
  const expires_at = new Date(now.getTime() + it.minutes * 60_000);
  await db.insertInto('mailed_links').values({ token_hash, user_id, purpose, email, created_at: now, expires_at, used_at: null }).execute();
};

/** How many links for a purpose were mailed since a moment. */
export const countLinks = async (
  db: Database,
  it: { readonly user_id: string; readonly purpose: 'verify' | 'reset'; readonly since: Date },
): Promise<number> => {
  const { times } = await db
    .selectFrom('mailed_links')
    .select((row) => row.fn.countAll<number>().as('times'))
    .where('user_id', '=', it.user_id)
    .where('purpose', '=', it.purpose)
    .where('created_at', '>', it.since)
    .executeTakeFirstOrThrow();
  return times;
};

/** Uses up a link: the user it was mailed to, or nothing where it is unknown, used or expired. Works once, also when asked twice at the same time. */
export const useLink = (
  db: Database,
  it: { readonly token_hash: string; readonly purpose: 'verify' | 'reset'; readonly now: Date },
): Promise<{ readonly user_id: string; readonly email: string } | undefined> =>
  db
    .updateTable('mailed_links')
    .set({ used_at: it.now })
    .where('token_hash', '=', it.token_hash)
    .where('purpose', '=', it.purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', it.now)
    .returning(['user_id', 'email'])
    .executeTakeFirst();
