// Referrals in the database: whose code it is, the friends who came with it, and what people said of the system.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Referrer, ReferralFeedback } from '../../../generated/model/entities';
import type { FeedbackType } from '../../../generated/model/values';
import type { Database } from '../database/open';

/** Who has a code, in capital or small letters. */
export const findReferrer = (db: Database, code: string): Promise<Referrer | undefined> =>
  db
    .selectFrom('profiles')
    .select(['first_name', 'avatar'])
    .where('referral_code', '=', code.trim().toUpperCase())
    .where('left_at', 'is', null)
    .executeTakeFirst();

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
export const findFriends = async (
  db: Database,
  it: { readonly profile_id: string; readonly most: number },
): Promise<readonly FriendRow[]> => {
  const { rows } = await sql<FriendRow>`
    select f.first_name, u.created_at as joined_at, u.verified_at, coalesce(r.points, 0) as points,
      coalesce(r.stayed, false) as stayed, coalesce(r.hosted, false) as hosted, coalesce(r.reversed, false) as reversed
    from profiles me join users u on u.referral_code = me.referral_code join profiles f on f.user_id = u.user_id
    left join lateral (
      select sum(points) as points, bool_or(reward = 'sender') as stayed, bool_or(reward = 'host') as hosted, bool_or(kind = 'reverse') as reversed
      from points_entries e where e.profile_id = me.profile_id and e.friend_id = f.profile_id and e.reward in ('sender', 'host')
    ) r on true
    where me.profile_id = ${it.profile_id}
    order by u.created_at desc, f.profile_id limit ${it.most}`.execute(db);
  return rows;
};

/** What a person's referrals have brought: in all, and since a moment. */
export const sumRewards = async (
  db: Database,
  it: { readonly profile_id: string; readonly since: Date },
): Promise<{ readonly referral_code: string; readonly all: number; readonly lately: number }> => {
  const { rows } = await sql<{ referral_code: string; all: number; lately: number }>`
    select p.referral_code, coalesce(sum(e.points), 0) as all, coalesce(sum(e.points) filter (where e.created_at >= ${it.since}), 0) as lately
    from profiles p left join points_entries e on e.profile_id = p.profile_id and e.reward in ('sender', 'host')
    where p.profile_id = ${it.profile_id} group by p.profile_id`.execute(db);
  return rows[0] ?? { referral_code: '', all: 0, lately: 0 };
};

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
