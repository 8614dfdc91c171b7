// The rewards of referrals, each given once, and the card that a payment was made with. A job that comes twice finds nothing to do.
import type { Jobs } from '../../../generated/jobs/jobs';
import {
  nobodyId,
  referralFriendPoints,
  referralHostPoints,
  referralSenderPoints,
  referralStayMinimumCad,
} from '../../../generated/model/constants';
import type { RowChange } from '../../../generated/tables/tables';
import { type StayOver, findBooking, haveStayedWithEachOther, findStayOver } from '../booking/booking.lookup';
import { findCharge } from '../checkout/payment.lookup';
import { type JobContext, inTransaction } from '../request/context';
import type { Database } from '../database/open';
import { giveReward, giveWelcomeAgain } from '../points/points.commands';
import { noteThings } from './note-things';
import { changeReferral, findInvited, type Invited, isInRing, lockReferral, type ReferralRow } from './referral.repository';
import { hostUntil, stayUntil } from './referral.rules';
import { doubtReferral, voidReferral } from './void-referral';

type RewardContext = Pick<JobContext, 'db' | 'jobs' | 'now'>;

/** Gives a friend the points for signing up with a code, once the address is verified. */
export const rewardFriend = ({ friend_id }: Jobs['rewardFriend'], context: RewardContext): Promise<void> =>
  inTransaction(context, async ({ trx, now }) => {
    const invited = await findInvited(trx, friend_id);
    if (!invited?.verified_at) return;
    const { voided_at, welcomed_at, waits_for } = await lockReferral(trx, friend_id);
    if (voided_at || waits_for !== null) return;
    if (welcomed_at) return giveWelcomeAgain(trx, { friend_id, points: referralFriendPoints, now });
    await changeReferral(trx, friend_id, { welcomed_at: now });
    await giveReward(trx, { profile_id: friend_id, friend_id, reward: 'friend', points: referralFriendPoints, now });
  });

/** The sender's reasons for a reward. */
interface Deed {
  readonly reward: 'sender' | 'host';
  readonly points: number;
  readonly until: (joined_at: Date) => Date;
  readonly doneAt: (row: ReferralRow) => Date | null;
  readonly change: (now: Date) => Pick<RowChange<'referrals'>, 'stayed_at' | 'hosted_at'>;
  /** The stay is kept until somebody has looked. */
  readonly owe: (booking_id: string) => Pick<RowChange<'referrals'>, 'due_stay' | 'due_hosting'>;
}
const stayed: Deed = {
  reward: 'sender',
  points: referralSenderPoints,
  until: stayUntil,
  doneAt: ({ stayed_at }) => stayed_at,
  change: (now) => ({ stayed_at: now }),
  owe: (due_stay) => ({ due_stay }),
};
const hosted: Deed = {
  reward: 'host',
  points: referralHostPoints,
  until: hostUntil,
  doneAt: ({ hosted_at }) => hosted_at,
  change: (now) => ({ hosted_at: now }),
  owe: (due_hosting) => ({ due_hosting }),
};

interface Over extends Pick<StayOver, 'ended_at'> {
  readonly booking_id: string;
  /** The other side of the stay; nothing where they have left. */
  readonly other: string | undefined;
  readonly now: Date;
}
const rewardSender = async (trx: Database, { referrer_id, friend_id, joined_at }: Invited, deed: Deed & Over): Promise<void> => {
  const { reward, points, now } = deed;
  if (deed.ended_at > deed.until(joined_at)) return;
  const referral = await lockReferral(trx, friend_id);
  if (referral.voided_at || deed.doneAt(referral)) return;
  if (await haveStayedWithEachOther(trx, referrer_id, friend_id)) return voidReferral(trx, { friend_id, because: 'hosting', now });
  if (deed.other !== undefined && (await isInRing(trx, referrer_id, deed.other)))
    await doubtReferral(trx, { friend_id, because: 'ring', now });
  if ((await lockReferral(trx, friend_id)).waits_for !== null) return changeReferral(trx, friend_id, deed.owe(deed.booking_id));
  await changeReferral(trx, friend_id, deed.change(now));
  await giveReward(trx, { profile_id: referrer_id, friend_id, reward, points, now });
};

/** Rewards who invited the guest or the host of a stay that is over and was paid here. */
export const rewardSenders = ({ booking_id }: Jobs['rewardSenders'], context: RewardContext): Promise<void> =>
  inTransaction(context, async ({ trx, now }) => {
    const stay = await findStayOver(trx, booking_id, now);
    if (!stay) return;
    const { guest_id, host_id, ended_at, subtotal_cents } = stay;
    const guest = guest_id !== undefined && subtotal_cents >= referralStayMinimumCad * 100 ? await findInvited(trx, guest_id) : undefined;
    const host = await findInvited(trx, host_id);
    if (guest) await rewardSender(trx, guest, { ...stayed, ended_at, booking_id, other: host_id, now });
    if (host) await rewardSender(trx, host, { ...hosted, ended_at, booking_id, other: guest_id, now });
  });

/** Asks with which card a stay was paid. A provider that knows of no cards tells none. */
export const seeCard = async ({ payment_id }: Jobs['seeCard'], context: JobContext): Promise<void> => {
  const { db, payments, now } = context;
  const charge = await findCharge(db, payment_id);
  if (!charge || !payments?.cardOf || payments.provider !== charge.provider) return;
  const profile_id = (await findBooking(db, charge.booking_id))?.guest_id ?? nobodyId;
  const text = profile_id === nobodyId ? undefined : await payments.cardOf(charge.charge_id);
  if (text !== undefined) await inTransaction(context, ({ trx }) => noteThings(trx, { profile_id, now }, [{ kind: 'card', text }]));
};
