// A person's referrals, for subjects that are not about referrals. Reads only.
import { referralFriendPoints } from '../../../generated/model/constants';
import type { PointsBalance, ReferredFriend, SentFeedback } from '../../../generated/model/entities';
import { type Instant, instantOf } from '../../../generated/model/wire';
import { columnsOfSentFeedback, readSentFeedback } from '../../../generated/tables/referral-feedback';
import { codeCameWith } from '../account/account.lookup';
import { asRead } from '../account/contact-details.lookup';
import type { Database } from '../database/open';
import { type FriendRow, findFriends, findReferral } from './referral.repository';
import { stageOf } from './referral.rules';
import { findSignals } from './device-signal.repository';

/** All feedback of a person. */
export const findFeedback = async (db: Database, profileId: string): Promise<readonly SentFeedback[]> => {
  const rows = await db
    .selectFrom('referral_feedback')
    .select(columnsOfSentFeedback)
    .where('profile_id', '=', profileId)
    .orderBy('type')
    .execute();
  return rows.map(readSentFeedback);
};

/** A friend as whoever invited them sees them. */
export const friendShown = (friend: FriendRow, now: Date): ReferredFriend => ({
  first_name: asRead(friend.first_name),
  joined_at: instantOf(friend.joined_at),
  stage: stageOf(friend, now),
  points: Math.max(0, friend.points),
  because: friend.void_because ?? friend.waits_for,
  decided: friend.void_reason,
});

const instantOrNull = (at: Date | null | undefined): Instant | null => (at ? instantOf(at) : null);

/** The code that a person came with and what came of it, the friends who came with theirs, and what they were seen with. */
export const referralOf = async (db: Database, profile_id: string, now: Date) => {
  const of = db
    .selectFrom('referrals')
    .select(['welcomed_at', 'voided_at', 'void_because', 'void_reason', 'waits_for'])
    .where('friend_id', '=', profile_id);
  const own = await of.executeTakeFirst();
  const friends = await findFriends(db, { profile_id, most: Number.MAX_SAFE_INTEGER });
  const seen = await findSignals(db, profile_id);
  return {
    came_with: await codeCameWith(db, profile_id),
    welcomed_at: instantOrNull(own?.welcomed_at),
    voided_at: instantOrNull(own?.voided_at),
    void_because: own?.void_because ?? null,
    void_reason: own?.void_reason ?? null,
    waits_for: own?.waits_for ?? null,
    friends: friends.map((friend) => friendShown(friend, now)),
    seen_with: seen.map(({ kind, mark, seen_at }) => ({ kind, mark, seen_at: instantOf(seen_at) })),
  };
};

/** The points for signing up with a code, where they wait for a look or were not given; nothing where there is nothing to say. */
export const findWelcome = async (db: Database, profileId: string): Promise<PointsBalance['welcome']> => {
  const own = await findReferral(db, profileId);
  const because = own?.void_because ?? own?.waits_for;
  if (!own || !because) return null;
  return { points: referralFriendPoints, is_waiting: own.voided_at === null, because, decided: own.void_reason };
};
