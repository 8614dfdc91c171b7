// The person behind a session, with the facts that guards and menus ask for. Reads only.
import { sql } from 'kysely';
import { MINUTE } from '../../../generated/model/dates';
import { emptyVisitor } from '../../../generated/model/empty-visitor';
import type { PublicProfile, Referrer, Visitor } from '../../../generated/model/entities';
import { instantOf } from '../../../generated/model/wire';
import type { Principal, SignedIn } from '../request/principal';
import { columnsOfPublicProfile, readPublicProfile } from '../../../generated/tables/profiles';
import type { Database } from '../database/open';
import { executePlanned } from '../database/planned';
import { unlessFull } from '../database/violations';
import { findProfile, type ProfileRow } from './account.repository';
import { asRead } from './contact-details.lookup';
import { sessionBounds } from './session.repository';
import { tokenHash } from './tokens';

// counts that only menus ask for are counted there: not at every request that carries a token
type Counts = Extract<keyof Visitor, `numOf${string}`> | 'propertiesTotal' | 'unreadAsGuest' | 'unreadAsHost';
type Asked = Omit<Visitor, Counts>;
declare module '../request/principal' {
  interface SignedOut extends Asked {}
  interface SignedIn extends Asked {
    readonly session_id: string;
    readonly profile_id: string;
    readonly email: string;
  }
}

interface Row {
  session_id: string;
  user_id: string;
  profile_id: string;
  email: string;
  verified_at: Date | null;
  first_name: string | null;
  last_name: string | null;
  is_host: boolean;
  is_guest: boolean;
  stale: boolean;
}

const findRow = async (db: Database, token: string, now: Date): Promise<Row | undefined> => {
  const { idle, oldest } = sessionBounds(now);
  const statement = sql<Row>`
    select s.session_id, u.user_id, p.profile_id, u.email, u.verified_at, p.first_name, p.last_name, p.is_host, p.is_guest,
      s.seen_at < ${new Date(now.getTime() - MINUTE)} as stale
    from sessions s join users u using (user_id) join profiles p using (user_id)
    where s.token_hash = ${tokenHash(token)} and s.seen_at > ${idle} and s.created_at > ${oldest}`;
  return executePlanned(db, statement.compile(db));
};

const signedInOf = (row: Row): SignedIn => ({
  signed_in: true,
  session_id: row.session_id,
  user_id: row.user_id,
  profile_id: row.profile_id,
  email: row.email,
  verified_at: row.verified_at && instantOf(row.verified_at),
  first_name: row.first_name,
  last_name: row.last_name,
  is_host: row.is_host,
  is_guest: row.is_guest,
});

/** Finds who holds a token, and remembers that the session was used; without a valid one, somebody signed out. */
export const findPrincipal =
  (db: Database) =>
  async (token: string | undefined, now: Date): Promise<Principal> => {
    const row = token === undefined ? undefined : await findRow(db, token, now);
    if (!row) return emptyVisitor;
    // once a minute is often enough to know an idle session
    if (row.stale) await unlessFull(db.updateTable('sessions').set({ seen_at: now }).where('session_id', '=', row.session_id).execute());
    return signedInOf(row);
  };

/** The profile of somebody who has not left; null where there is none. */
export const findPublicProfile = async (db: Database, profileId: string): Promise<ProfileRow | null> =>
  (await findProfile(db, profileId)) ?? null;

/** A profile as anyone may see it. */
export const shownProfile = (row: Parameters<typeof readPublicProfile>[0]): PublicProfile => {
  const profile = readPublicProfile(row);
  return { ...profile, first_name: asRead(profile.first_name) };
};

/** A host as anyone may see them, somebody who has left too. */
export const findHost = async (db: Database, profileId: string): Promise<PublicProfile> =>
  shownProfile(
    await db.selectFrom('profiles').select(columnsOfPublicProfile).where('profile_id', '=', profileId).executeTakeFirstOrThrow(),
  );

/** The person with a code, in capital or small letters, unless the account was deleted. */
export const findReferrer = async (db: Database, code: string): Promise<Referrer | undefined> => {
  const row = await db
    .selectFrom('profiles')
    .select(['first_name', 'avatar'])
    .where('referral_code', '=', code.toUpperCase())
    .where('left_at', 'is', null)
    .executeTakeFirst();
  return row && { ...row, first_name: asRead(row.first_name) };
};

/** The code of a person. */
export const referralCodeOf = async (db: Database, profileId: string): Promise<string> =>
  (await db.selectFrom('profiles').select('referral_code').where('profile_id', '=', profileId).executeTakeFirstOrThrow()).referral_code;

/** The code that a person came with. */
export const codeCameWith = async (db: Database, profileId: string): Promise<string | null> => {
  const users = db.selectFrom('users as u').innerJoin('profiles as p', 'p.user_id', 'u.user_id');
  return (await users.select('u.referral_code').where('p.profile_id', '=', profileId).executeTakeFirstOrThrow()).referral_code;
};

/** The sign-ups by code, to join with. */
export const referredProfiles = (db: Database) =>
  db
    .selectFrom('profiles as me')
    .innerJoin('users as u', 'u.referral_code', 'me.referral_code')
    .innerJoin('profiles as f', 'f.user_id', 'u.user_id')
    .select(['me.profile_id as referrer_id', 'f.profile_id as friend_id', 'f.first_name', 'f.is_host', 'u.created_at as joined_at'])
    .select('u.verified_at');

/** People as anyone may see them, to join with. */
export const publicProfiles = (db: Database) => db.selectFrom('profiles').select(columnsOfPublicProfile);

/** Those of some people whose first name is shown in part until one has paid the other, as it tells how to reach them. */
export const hiddenNames = (people: readonly Pick<NamedPerson, 'profile_id' | 'first_name'>[]): string[] =>
  people.filter(({ first_name }) => asRead(first_name) !== first_name).map(({ profile_id }) => profile_id);

/** Where mails to a person go; nothing where they have left. */
export const findEmail = async (db: Database, profileId: string): Promise<string | undefined> => {
  const people = db.selectFrom('profiles as p').innerJoin('users as u', 'u.user_id', 'p.user_id');
  return (await people.select('u.email').where('p.profile_id', '=', profileId).executeTakeFirst())?.email;
};

/** The phone number of a person; nothing where they gave none or have left. */
export const findPhone = async (db: Database, profileId: string): Promise<string | null> =>
  (await db.selectFrom('profiles').select('phone').where('profile_id', '=', profileId).executeTakeFirst())?.phone ?? null;

/** A person with both names: for readers who may know them. */
export interface NamedPerson {
  readonly profile_id: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly avatar: string | null;
}

/** Several people by their profiles; who has left has no names any more. */
export const findPeople = async (db: Database, profileIds: readonly string[]): Promise<ReadonlyMap<string, NamedPerson>> => {
  if (profileIds.length === 0) return new Map();
  const columns = ['profile_id', 'first_name', 'last_name', 'avatar'] as const;
  const rows = await db
    .selectFrom('profiles')
    .select(columns)
    .where('profile_id', 'in', [...profileIds])
    .execute();
  return new Map(rows.map((row) => [row.profile_id, row]));
};

/** Which of some people have an account that nobody has blocked. */
export const presentAmong = (db: Database, profileIds: readonly string[]) =>
  db
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.user_id', 'p.user_id')
    .select('p.profile_id')
    .where('p.profile_id', 'in', [...profileIds])
    .where('u.blocked_because', 'is', null);

/** Whether mails about what is new may go to a person: to a proven address, of an account that nobody has blocked. */
export const mailable = async (db: Database, profileId: string): Promise<boolean> =>
  (await presentAmong(db, [profileId]).where('u.verified_at', 'is not', null).executeTakeFirst()) !== undefined;
