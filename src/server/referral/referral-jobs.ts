// The rewards of referrals, each given once, and the card that a payment was made with. A job that comes twice finds nothing to do.
import type { Jobs } from '../../../generated/jobs/jobs';
import { nobodyId, referralFriendPoints, referralHostPoints, referralSenderPoints } from '../../../generated/model/constants';
import type { RowChange } from '../../../generated/tables/tables';
import { lockBooking } from '../booking/booking.commands';
import { type StayOver, findBooking, haveStayedWithEachOther, findStayOver } from '../booking/booking.lookup';
import { findCharge, findPaymentOf } from '../checkout/payment.lookup';
import { type JobContext, inTransaction } from '../request/context';
import type { Database } from '../database/open';
import { giveReward, giveWelcomeAgain, takeBackReward } from '../points/points.commands';
import { findSharedWith } from './device-signal.repository';
import { noteThings } from './note-things';
import { changeReferral, findInvited, type Invited, isInRing, lockReferral, type ReferralRow } from './referral.repository';
import { hostingLeast, hostUntil, stayLeast, stayUntil } from './referral.rules';
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
  readonly change: (it: { readonly at: Date | null; readonly booking_id: string | null }) => RowChange<'referrals'>;
  /** The stay that brought the reward. */
  readonly broughtBy: (row: ReferralRow) => string | null;
  /** How much of a stay its guest has paid and not got back, at least, in Canadian cents. */
  readonly least: number;
  /** The stay is kept until somebody has looked. */
  readonly owe: (booking_id: string) => Pick<RowChange<'referrals'>, 'due_stay' | 'due_hosting'>;
}
const stayed: Deed = {
  reward: 'sender',
  points: referralSenderPoints,
  until: stayUntil,
  doneAt: ({ stayed_at }) => stayed_at,
  change: ({ at, booking_id }) => ({ stayed_at: at, rewarded_stay: booking_id }),
  broughtBy: ({ rewarded_stay }) => rewarded_stay,
  least: stayLeast,
  owe: (due_stay) => ({ due_stay }),
};
const hosted: Deed = {
  reward: 'host',
  points: referralHostPoints,
  until: hostUntil,
  doneAt: ({ hosted_at }) => hosted_at,
  change: ({ at, booking_id }) => ({ hosted_at: at, rewarded_hosting: booking_id }),
  broughtBy: ({ rewarded_hosting }) => rewarded_hosting,
  least: hostingLeast,
  owe: (due_hosting) => ({ due_hosting }),
};

interface Over extends Pick<StayOver, 'ended_at'> {
  readonly booking_id: string;
  readonly left_cents: number;
  /** A person, or a bank, still decides whether it stays paid. */
  readonly isOpen: boolean;
  /** The other side of the stay; nothing where they have left. */
  readonly other: string | undefined;
  readonly now: Date;
}
/**
 * Whether the other side of a friend's stay came with the same invitations, or by the card or device of friend or sender: an account of
 * theirs that nobody invited. A guest is on the host's network, which tells nothing.
 */
const areOneRing = async (
  trx: Database,
  { referrer_id, friend_id, now }: Pick<Invited, 'referrer_id' | 'friend_id'> & { readonly now: Date },
  other: string,
): Promise<boolean> =>
  (await isInRing(trx, referrer_id, other)) ||
  (await findSharedWith(trx, { profile_id: other, now }, [referrer_id, friend_id])).some(({ kind }) => kind !== 'network');

const rewardSender = async (trx: Database, { referrer_id, friend_id, joined_at }: Invited, deed: Deed & Over): Promise<void> => {
  const { reward, points, now, booking_id } = deed;
  const referral = await lockReferral(trx, friend_id);
  if (deed.left_cents < deed.least) {
    if (deed.broughtBy(referral) !== booking_id) return;
    await changeReferral(trx, friend_id, deed.change({ at: null, booking_id: null }));
    return takeBackReward(trx, { profile_id: referrer_id, friend_id, reward, now });
  }
  if (deed.isOpen || deed.ended_at > deed.until(joined_at) || referral.voided_at || deed.doneAt(referral)) return;
  if (await haveStayedWithEachOther(trx, referrer_id, friend_id)) return voidReferral(trx, { friend_id, because: 'hosting', now });
  if (deed.other !== undefined && (await areOneRing(trx, { referrer_id, friend_id, now }, deed.other)))
    await doubtReferral(trx, { friend_id, because: 'ring', now });
  if ((await lockReferral(trx, friend_id)).waits_for !== null) return changeReferral(trx, friend_id, deed.owe(deed.booking_id));
  await changeReferral(trx, friend_id, deed.change({ at: now, booking_id }));
  await giveReward(trx, { profile_id: referrer_id, friend_id, reward, points, now });
};

/**
 * Rewards who invited the guest or the host of a stay that is over and was paid here, or takes back what the stay brought them where its
 * guest got so much back since.
 */
export const rewardSenders = ({ booking_id }: Jobs['rewardSenders'], context: RewardContext): Promise<void> =>
  inTransaction(context, async ({ trx, now }) => {
    // a refund meanwhile would be missed
    await lockBooking(trx, booking_id);
    const stay = await findStayOver(trx, booking_id, now);
    if (!stay) return;
    const { guest_id, host_id, ended_at, subtotal_cents } = stay;
    const payment = await findPaymentOf(trx, booking_id);
    const left_cents = payment?.dispute === 'lost' ? 0 : subtotal_cents;
    const over = { ended_at, booking_id, left_cents, isOpen: stay.is_reported || payment?.disputed_at != null, now };
    const guest = guest_id === undefined ? undefined : await findInvited(trx, guest_id);
    const host = await findInvited(trx, host_id);
    // always in the same order: two who stay with each other would wait for each other
    for (const friend_id of [guest, host].flatMap((it) => it?.friend_id ?? []).toSorted()) await lockReferral(trx, friend_id);
    if (guest) await rewardSender(trx, guest, { ...stayed, ...over, other: host_id });
    if (host) await rewardSender(trx, host, { ...hosted, ...over, other: guest_id });
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
