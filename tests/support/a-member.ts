// People with an account, signed in: made as the server makes them, without the wait of signing up.
import { randomUUID } from 'node:crypto';
import type { LinkPurpose } from '../../generated/model/values';
import { insertLink, insertUser } from '../../src/server/account/account.repository';
import { hashPassword } from '../../src/server/account/passwords';
import { insertSession } from '../../src/server/account/session.repository';
import { newToken, tokenHash } from '../../src/server/account/tokens';
import type { Database } from '../../src/server/database/open';

export interface Member {
  readonly email: string;
  readonly password: string;
  readonly user_id: string;
  readonly profile_id: string;
  readonly last_name: string;
  readonly referral_code: string;
  /** Of the browser that asks. */
  readonly token: string;
  /** Where the person is signed in as well. */
  readonly elsewhere: { readonly session_id: string; readonly token: string };
}

export interface MemberPlan {
  readonly now: Date;
  readonly verified?: boolean;
  readonly password?: string;
  readonly last_name?: string;
  readonly referral_code?: string;
  /** In host mode. */
  readonly host?: boolean;
}

// one hash for each password: what is tested is not how long hashing takes
const hashes = new Map<string, Promise<string>>();
const hashed = (password: string): Promise<string> => {
  const kept = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, kept);
  return kept;
};

const signedIn = async (db: Database, user_id: string, now: Date) => {
  const token = newToken();
  await insertSession(db, { user_id, token_hash: tokenHash(token), device: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0', now });
  const found = db.selectFrom('sessions').select('session_id').where('token_hash', '=', tokenHash(token));
  return { token, session_id: (await found.executeTakeFirstOrThrow()).session_id };
};

/** Signs somebody in once more, as is needed after weeks; answers the token. */
export const signedInAgain = async (db: Database, { user_id }: Pick<Member, 'user_id'>, now: Date): Promise<string> =>
  (await signedIn(db, user_id, now)).token;

/** A verified person with a name, signed in on two devices, unless said otherwise. */
export const aMember = async (db: Database, plan: MemberPlan): Promise<Member> => {
  const { now, verified = true, password = 'a kayak on the still bay', last_name = 'Tester' } = plan;
  const email = `member-${randomUUID()}@example.ca`;
  const { user_id, profile_id } = await insertUser(db, {
    email,
    password_hash: await hashed(password),
    referral_code: plan.referral_code ?? null,
    ...(verified ? { verified_at: now } : {}),
    now,
  });
  const named = db
    .updateTable('profiles')
    .set({ first_name: 'Sam', last_name, ...(plan.host ? { is_host: true } : {}) })
    .where('profile_id', '=', profile_id);
  const { referral_code } = await named.returning('referral_code').executeTakeFirstOrThrow();
  const { token } = await signedIn(db, user_id, now);
  return { email, password, user_id, profile_id, last_name, referral_code, token, elsewhere: await signedIn(db, user_id, now) };
};

/** The token of a link that was mailed to somebody. */
export const aLink = async (
  db: Database,
  { user_id }: Pick<Member, 'user_id'>,
  it: { readonly purpose: LinkPurpose; readonly now: Date },
): Promise<string> => {
  const token = newToken();
  await insertLink(db, { link_id: randomUUID(), user_id, token_hash: tokenHash(token), minutes: 60, ...it });
  return token;
};
