// People who came to the demo by a link, and its rewards: one friend who has stayed, and one who has just signed up.
import { HOUR } from '../../generated/model/dates';
import { pointsPostedHours, referralFriendPoints, referralSenderPoints, referralStayMinimumCad } from '../../generated/model/constants';
import { RewardFor } from '../../generated/model/values';
import type { NewRow } from '../../generated/tables/tables';
import { priceAgreed } from '../server/pricing/agreed.rules';
import { stayUntil } from '../server/referral/referral.rules';
import type { Booked } from './booking-rows';
import { type People, userRow } from './people';
import { idOf } from './seed';

export interface Friendship {
  /** Friends of the inviting account. */
  readonly user_id: string;
  readonly referral: NewRow<'referrals'>;
  readonly earned: readonly NewRow<'points_entries'>[];
}

/** The friend of the account that invites, and both rewards: the guest whose stay that counts ended first. */
export const friendshipOf = (booked: readonly Booked[], { inviter }: People, now: Date): Friendship => {
  const joinedOf = ({ plan }: Booked): Date => new Date(userRow(plan.guest, { now, password_hash: null }).created_at);
  const counts = (it: Booked): boolean => {
    const { booking, agreed, plan, ends } = it;
    const [joined, rewarded] = [joinedOf(it), ends + pointsPostedHours * HOUR];
    const isPaid = booking.status === 'confirmed' && booking.payment_method === 'card' && rewarded <= now.getTime();
    const isInTime = new Date(booking.created_at) > joined && new Date(ends) <= stayUntil(joined);
    return isPaid && isInTime && plan.guest.joined < inviter.joined && priceAgreed(agreed).subtotal >= referralStayMinimumCad * 100;
  };
  const [first] = booked.filter(counts).toSorted((one, other) => one.ends - other.ends);
  if (!first) throw new Error('No guest of the demo has stayed as a friend would.');
  const { user_id, profile_id: friend_id } = first.plan.guest;
  const [welcomed_at, stayed_at] = [new Date(joinedOf(first).getTime() + HOUR), new Date(first.ends + pointsPostedHours * HOUR)];
  const entry = (profile_id: string, reward: 'friend' | 'sender', it: { readonly points: number; readonly created_at: Date }) => ({
    ...it,
    entry_id: idOf(`points ${reward} ${friend_id}`),
    profile_id,
    kind: 'earn' as const,
    booking_id: null,
    friend_id,
    reward,
    reason: RewardFor[reward].label,
  });
  return {
    user_id,
    referral: { friend_id, welcomed_at, stayed_at },
    earned: [
      entry(friend_id, 'friend', { points: referralFriendPoints, created_at: welcomed_at }),
      entry(inviter.profile_id, 'sender', { points: referralSenderPoints, created_at: stayed_at }),
    ],
  };
};
