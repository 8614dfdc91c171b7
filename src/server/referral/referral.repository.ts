// Referrals in the database: the friends who came with it, and what people said of the system.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ReferralFeedback } from '../../../generated/model/entities';
import type { FeedbackType } from '../../../generated/model/values';
import { referredProfiles } from '../account/account.lookup';
import type { Database } from '../database/open';
import { rewardsByFriend } from '../points/points.lookup';

/** A friend, and the rewards that they have brought so far. */
export interface FriendRow {
  readonly first_name: string | null;
  readonly joined_at: Date;
  readonly verified_at: Date | null;
  readonly points: number;
  readonly stayed: boolean;
  readonly hosted: boolean;
  readonly reversed: boolean;
}

/** The friends who signed up with a person's code, the newest first. */
export const findFriends = (db: Database, it: { readonly profile_id: string; readonly most: number }): Promise<readonly FriendRow[]> =>
  db
    .selectFrom(referredProfiles(db).as('f'))
    .leftJoin(rewardsByFriend(db, it.profile_id).as('r'), 'r.friend_id', 'f.friend_id')
    .select((row) => [
      'f.first_name',
      'f.joined_at',
      'f.verified_at',
      row.fn.coalesce('r.points', row.lit(0)).as('points'),
      row.fn.coalesce('r.stayed', row.lit(false)).as('stayed'),
      row.fn.coalesce('r.hosted', row.lit(false)).as('hosted'),
      row.fn.coalesce('r.reversed', row.lit(false)).as('reversed'),
    ])
    .where('f.referrer_id', '=', it.profile_id)
    .orderBy('f.joined_at', 'desc')
    .orderBy('f.friend_id')
    .limit(it.most)
    .execute();

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
