// Referrals in the database: the friends who came with it, what came of each, and what people said of the system.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ReferralFeedback } from '../../../generated/model/entities';
import type { FeedbackType, VoidBecause } from '../../../generated/model/values';
import type { Row, RowChange } from '../../../generated/tables/tables';
import { referredProfiles } from '../account/account.lookup';
import type { Database } from '../database/open';
import { rewardsByFriend } from '../points/points.lookup';
import type { Friend } from './referral.rules';

/** A friend, and the rewards that they have brought so far. */
export interface FriendRow extends Friend {
  readonly first_name: string | null;
  readonly points: number;
  readonly void_because: VoidBecause | null;
  readonly void_reason: string | null;
}

/** The friends who signed up with a person's code, the newest first. */
export const findFriends = (db: Database, it: { readonly profile_id: string; readonly most: number }): Promise<readonly FriendRow[]> =>
  db
    .selectFrom(referredProfiles(db).as('f'))
    .leftJoin('referrals as r', 'r.friend_id', 'f.friend_id')
    .leftJoin(rewardsByFriend(db, it.profile_id).as('p'), 'p.friend_id', 'f.friend_id')
    .select((row) => [
      'f.first_name',
      'f.joined_at',
      'f.verified_at',
      'f.is_host',
      'r.stayed_at',
      'r.hosted_at',
      'r.voided_at',
      'r.void_because',
      'r.void_reason',
      'r.waits_for',
      row.fn.coalesce('p.points', row.lit(0)).as('points'),
    ])
    .where('f.referrer_id', '=', it.profile_id)
    .orderBy('f.joined_at', 'desc')
    .orderBy('f.friend_id')
    .limit(it.most)
    .execute();

export type ReferralRow = Row<'referrals'>;

/** The result of a friend's referral so far, locked until this transaction ends. */
export const lockReferral = async (trx: Database, friend_id: string): Promise<ReferralRow> => {
  await trx
    .insertInto('referrals')
    .values({ friend_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx.selectFrom('referrals').selectAll().where('friend_id', '=', friend_id).forUpdate().executeTakeFirstOrThrow();
};

export const changeReferral = async (trx: Database, friend_id: string, change: RowChange<'referrals'>): Promise<void> => {
  await trx.updateTable('referrals').set(change).where('friend_id', '=', friend_id).execute();
};

export const forgetReferral = async (trx: Database, friend_id: string): Promise<void> => {
  await trx.deleteFrom('referrals').where('friend_id', '=', friend_id).execute();
};

/** A person's inviter, and when both of them were there. */
export interface Invited {
  readonly referrer_id: string;
  readonly friend_id: string;
  readonly joined_at: Date;
  readonly verified_at: Date | null;
}
/** A person's inviter; none where nobody invited them, or the inviter left. */
export const findInvited = (db: Database, friend_id: string): Promise<Invited | undefined> =>
  db
    .selectFrom(referredProfiles(db).as('r'))
    .select(['referrer_id', 'friend_id', 'joined_at', 'verified_at'])
    .where('friend_id', '=', friend_id)
    .executeTakeFirst();

/** Whether at most three invitations lie between two people, whoever invited whom. */
export const isInRing = async (db: Database, profileId: string, other: string): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    with recursive ring as (
      select ${profileId}::uuid as id, 0 as far
      union
      select case when r.referrer_id = ring.id then r.friend_id else r.referrer_id end, ring.far + 1
      from ring join ${referredProfiles(db)} r on ring.id in (r.referrer_id, r.friend_id) where ring.far < 3)
    select exists (select from ring where id = ${other}) as found`.execute(db);
  return rows[0]?.found ?? false;
};

/** The referrals whose rewards wait for a look, the oldest first. */
export const waitingReferrals = (db: Database) =>
  db
    .selectFrom('referrals as r')
    .innerJoin(referredProfiles(db).as('f'), 'f.friend_id', 'r.friend_id')
    .select(['r.friend_id', 'f.referrer_id', 'f.joined_at', 'f.verified_at', 'r.waits_for', 'r.due_stay', 'r.due_hosting'])
    .where('r.waits_for', 'is not', null)
    .where('f.verified_at', 'is not', null)
    .orderBy('f.joined_at')
    .execute();

/** The referral of a person who signed up with a code, once something has come of it. */
export const findReferral = (db: Database, friend_id: string) =>
  db.selectFrom('referrals').selectAll().where('friend_id', '=', friend_id).executeTakeFirst();

interface OfType {
  readonly profile_id: string;
  readonly type: FeedbackType;
}
/** When a person first sent feedback of a type; null where they never did. */
export const firstSent = async (db: Database, it: OfType): Promise<Date | null> =>
  (
    await db
      .selectFrom('referral_feedback')
      .select('first_sent_at')
      .where('profile_id', '=', it.profile_id)
      .where('type', '=', it.type)
      .executeTakeFirst()
  )?.first_sent_at ?? null;

/** Keeps feedback, or puts it in the place of what was sent before. */
export const keepFeedback = async (
  db: Database,
  it: OfType & { readonly payload: ReferralFeedback; readonly now: Date },
): Promise<void> => {
  await sql`
    insert into referral_feedback (feedback_id, profile_id, type, payload, first_sent_at, sent_at)
    values (${randomUUID()}, ${it.profile_id}, ${it.type}, ${JSON.stringify(it.payload)}::jsonb, ${it.now}, ${it.now})
    on conflict (profile_id, type) do update set payload = excluded.payload, sent_at = excluded.sent_at`.execute(db);
};
