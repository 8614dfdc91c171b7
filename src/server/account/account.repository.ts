// Accounts in the database: users with their profiles, and mailed links.
import { MINUTE } from '../../../generated/model/dates';
import { referralCodeLength } from '../../../generated/model/constants';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { LinkEnd, LinkPurpose } from '../../../generated/model/values';
import type { Row, RowChange } from '../../../generated/tables/tables';
import { declaredTables } from '../../../generated/tables/declared';
import type { Database } from '../database/open';
import { removeSessions } from './session.repository';

export type UserRow = Row<'users'>;
export type ProfileRow = Row<'profiles'>;

// no letter or digit that is easily taken for another
const codeAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const newReferralCode = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(referralCodeLength)), (byte) => codeAlphabet[byte % codeAlphabet.length]).join('');

export interface NewUser {
  readonly email: string;
  readonly password_hash: string | null;
  readonly referral_code: string | null;
  readonly verified_at?: Date;
  readonly now: Date;
}

// of a code that nobody has, nothing is kept
const knownCode = async (db: Database, code: string | null): Promise<string | null> => {
  const written = code?.toUpperCase() ?? '';
  if (written === '') return null;
  const found = await db.selectFrom('profiles').select('referral_code').where('referral_code', '=', written).executeTakeFirst();
  return found?.referral_code ?? null;
};

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
      referral_code: await knownCode(db, it.referral_code),
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

/** Finds a user, whom nobody else changes before this transaction ends. */
export const lockUser = (trx: Database, userId: string): Promise<UserRow | undefined> =>
  trx.selectFrom('users').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst();

/** The profile of a user. */
export const profileIdOf = async (db: Database, userId: string): Promise<string> =>
  (await db.selectFrom('profiles').select('profile_id').where('user_id', '=', userId).executeTakeFirstOrThrow()).profile_id;

/** Finds the profile of somebody who has not left. */
export const findProfile = (db: Database, profileId: string): Promise<ProfileRow | undefined> =>
  db.selectFrom('profiles').selectAll().where('profile_id', '=', profileId).where('left_at', 'is', null).executeTakeFirst();

/** Whether somebody came through a code, and whether anybody came with theirs. */
export const findReferralSides = async (
  db: Database,
  profileId: string,
): Promise<{ readonly came: boolean; readonly brought: boolean }> => {
  const { rows } = await sql<{ came: boolean; brought: boolean }>`
    select u.referral_code is not null as came, exists (select from users f where f.referral_code = p.referral_code) as brought
    from profiles p join users u using (user_id) where p.profile_id = ${profileId}`.execute(db);
  return rows[0] ?? { came: false, brought: false };
};

/** Finds a profile, which nobody else changes before this transaction ends. */
export const lockProfile = (trx: Database, profileId: string): Promise<ProfileRow | undefined> =>
  trx.selectFrom('profiles').selectAll().where('profile_id', '=', profileId).forUpdate().executeTakeFirst();

/** Changes what is given of a profile and returns it whole. */
export const updateProfileRow = (
  db: Database,
  profileId: string,
  changes: Omit<RowChange<'profiles'>, 'profile_id' | 'user_id' | 'created_at' | 'referral_code' | 'left_at'>,
): Promise<ProfileRow> =>
  Object.keys(changes).length === 0
    ? db.selectFrom('profiles').selectAll().where('profile_id', '=', profileId).executeTakeFirstOrThrow()
    : db.updateTable('profiles').set(changes).where('profile_id', '=', profileId).returningAll().executeTakeFirstOrThrow();

/** Changes a password; where an old one is given, only if it still is the one. Tells whether it did. */
export const setPassword = async (
  db: Database,
  it: { readonly user_id: string; readonly password_hash: string; readonly was?: string | null },
): Promise<boolean> => {
  const one = db.updateTable('users').set({ password_hash: it.password_hash }).where('user_id', '=', it.user_id);
  const same = it.was === undefined ? one : one.where(sql`password_hash is not distinct from ${it.was}`.$castTo<boolean>());
  return (await same.executeTakeFirst()).numUpdatedRows > 0n;
};

/** A profile of which nobody has said anything. */
const blank = {
  first_name: null,
  last_name: null,
  phone: null,
  avatar: null,
  languages: [],
  is_host: false,
  is_guest: false,
  marketing_consent: false,
  referral_recipient_banner_interacted_at: null,
  referral_sender_banner_interacted_at: null,
} as const;

export interface Proven {
  readonly user_id: string;
  readonly referral_code: string | null;
  readonly now: Date;
}
/**
 * An account with an unproven address begins anew with its owner. Its password, sessions and names may be a stranger's, and all of them go.
 * Returns the picture that is no longer needed.
 */
export const beginAnew = async (trx: Database, { user_id, referral_code, now }: Proven): Promise<string | null> => {
  const owned = { verified_at: now, password_hash: null, referral_code: await knownCode(trx, referral_code) };
  await trx.updateTable('users').set(owned).where('user_id', '=', user_id).execute();
  await removeSessions(trx, { user_id });
  await trx.updateTable('mailed_links').set({ used_at: now }).where('user_id', '=', user_id).where('used_at', 'is', null).execute();
  const before = await trx.selectFrom('profiles').select('avatar').where('user_id', '=', user_id).executeTakeFirst();
  await trx.updateTable('profiles').set(blank).where('user_id', '=', user_id).execute();
  return before?.avatar ?? null;
};

/** Removes a user, with sessions and mailed links. */
export const removeUser = async (db: Database, userId: string): Promise<void> => {
  await db.deleteFrom('users').where('user_id', '=', userId).execute();
};

/** The columns by which rows belong to a person alone: what goes with a profile goes with the person. */
const personal = declaredTables.flatMap(({ table, goesWith = [] }) =>
  goesWith.filter((it) => it.table === 'profiles').map(({ column }) => ({ table, column })),
);

/** Removes a profile, or where something that is kept belongs to it, all that tells who it was. */
export const removeProfile = async (
  db: Database,
  it: { readonly profile_id: string; readonly isKept: boolean; readonly now: Date },
): Promise<void> => {
  const { profile_id } = it;
  if (!it.isKept) {
    await db.deleteFrom('profiles').where('profile_id', '=', profile_id).execute();
    return;
  }
  const gone = { referral_code: `left ${profile_id}`, left_at: it.now };
  await db
    .updateTable('profiles')
    .set({ ...blank, ...gone })
    .where('profile_id', '=', profile_id)
    .execute();
  // points go only with the person who has left
  for (const { table, column } of personal) await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${profile_id}`.execute(db);
};

export interface NewLink {
  readonly link_id: string;
  readonly user_id: string;
  readonly purpose: LinkPurpose;
  readonly token_hash: string;
  readonly now: Date;
  readonly minutes: number;
}
interface OfPurpose {
  readonly user_id: string;
  readonly purpose: LinkPurpose;
}

/** Links that were mailed for a purpose stop working; they are told apart where a newer one takes their place. */
export const spendLinks = async (
  db: Database,
  { user_id, purpose, now, overtaken = false }: OfPurpose & { readonly now: Date; readonly overtaken?: boolean },
): Promise<void> => {
  await db
    .updateTable('mailed_links')
    .set({ used_at: now, overtaken })
    .where('user_id', '=', user_id)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
};

/** Keeps a link that is mailed to a user, and tells where to; earlier ones for the same purpose stop working. Does as much where there is none. */
export const insertLink = async (db: Database, it: NewLink): Promise<string | undefined> => {
  const { link_id, user_id, purpose, token_hash, now } = it;
  await spendLinks(db, { user_id, purpose, now, overtaken: true });
  const expires_at = new Date(now.getTime() + it.minutes * MINUTE);
  const { rows } = await sql<{ email: string }>`
    insert into mailed_links (link_id, token_hash, user_id, purpose, email, created_at, expires_at)
    select ${link_id}::uuid, ${token_hash}, user_id, ${purpose}, email, ${now}::timestamptz, ${expires_at}::timestamptz
    from users where user_id = ${user_id}
    returning email`.execute(db);
  return rows[0]?.email;
};

export const knowsLink = async (db: Database, linkId: string): Promise<boolean> =>
  (await db.selectFrom('mailed_links').select('link_id').where('link_id', '=', linkId).executeTakeFirst()) !== undefined;

/** Gives a link that still works another token, and says where it is mailed to. */
export const renewLink = async (
  db: Database,
  it: { readonly link_id: string; readonly token_hash: string; readonly now: Date },
): Promise<string | undefined> => {
  const renewed = await db
    .updateTable('mailed_links')
    .set({ token_hash: it.token_hash })
    .where('link_id', '=', it.link_id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', it.now)
    .returning('email')
    .executeTakeFirst();
  return renewed?.email;
};

/** When links for a purpose were mailed since a moment, the newest first. */
export const linksSince = async (db: Database, it: OfPurpose & { readonly since: Date }): Promise<readonly Date[]> => {
  const rows = await db
    .selectFrom('mailed_links')
    .select('created_at')
    .where('user_id', '=', it.user_id)
    .where('purpose', '=', it.purpose)
    .where('created_at', '>', it.since)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ created_at }) => created_at);
};

interface MailedLink {
  readonly token_hash: string;
  readonly purpose: LinkPurpose;
  readonly now: Date;
}

/** The recipient of a link that still works. */
export const findLink = (db: Database, it: MailedLink): Promise<{ readonly user_id: string; readonly email: string } | undefined> =>
  db
    .selectFrom('mailed_links')
    .select(['user_id', 'email'])
    .where('token_hash', '=', it.token_hash)
    .where('purpose', '=', it.purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', it.now)
    .executeTakeFirst();

/** Why a link does not work. */
export const linkEnd = async (db: Database, { token_hash, purpose }: MailedLink): Promise<LinkEnd> => {
  const link = await db
    .selectFrom('mailed_links')
    .select(['used_at', 'overtaken'])
    .where('token_hash', '=', token_hash)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  if (!link) return 'unknown';
  if (link.overtaken) return 'overtaken';
  return link.used_at ? 'used' : 'expired';
};

/** Uses up a link: the user it was mailed to, or nothing where it is unknown, used or expired. Works once, also when asked twice at the same time. */
export const useLink = (db: Database, it: MailedLink): Promise<{ readonly user_id: string; readonly email: string } | undefined> =>
  db
    .updateTable('mailed_links')
    .set({ used_at: it.now })
    .where('token_hash', '=', it.token_hash)
    .where('purpose', '=', it.purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', it.now)
    .returning(['user_id', 'email'])
    .executeTakeFirst();
