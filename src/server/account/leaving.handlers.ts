// Leaving: taking along what is kept about oneself, and deleting the account.
import type { AccountHandlers } from '../../../generated/contract/handlers';
import { instantOf } from '../../../generated/model/wire';
import { forgetInBookings } from '../booking/booking.commands';
import { bookingsOf, countOpenBookings } from '../booking/booking.lookup';
import { deedsOf } from '../booking/exported.lookup';
import { paymentsOf } from '../checkout/payment.lookup';
import { inTransaction, type SignedInContext } from '../request/context';
import type { Database } from '../database/open';
import { forgetInThreads } from '../message/thread.commands';
import { sentMessagesOf } from '../message/thread.lookup';
import { forgetPayee } from '../payout/payee.commands';
import { countWaiting, ownPayouts } from '../payout/payout.lookup';
import { pointsOf } from '../points/points.lookup';
import { propertiesOf } from '../property/owned.lookup';
import { archiveProperties } from '../property/property.commands';
import { findFeedback, referralOf } from '../referral/exported.lookup';
import { refuse } from '../request/refusal';
import { forgetInReviews } from '../review/review.commands';
import { reviewsBy } from '../review/review.lookup';
import { linkEnd, lockProfile, lockUser, removeProfile, removeUser, useLink } from './account.repository';
import { deviceSessions } from './device.handlers';
import { mailDeleteLink, refuseOutside } from './links';
import { ownProfile } from './profile.handlers';
import { ownUser, reauthenticate } from './reauthentication.commands';
import { tokenHash } from './tokens';
import { currentUser } from './user.handlers';

interface Leaving {
  readonly user_id: string;
  readonly profile_id: string;
  readonly now: Date;
}

/** Nobody else changes the person before this transaction ends. Answers their picture. */
const lockPerson = async (trx: Database, { profile_id, user_id }: Leaving): Promise<string | null> => {
  if (!(await lockUser(trx, user_id))) return refuse('account.not_signed_in');
  return (await lockProfile(trx, profile_id))?.avatar ?? null;
};

/** Goes on where nothing of the person is open. */
const refuseOpen = async (trx: Database, { profile_id, now }: Leaving): Promise<void> => {
  const open = await countOpenBookings(trx, profile_id, now);
  const payouts = await countWaiting(trx, profile_id);
  if (open + payouts > 0) refuse('account.money_open', { data: { open, payouts } });
};

// the order keeps what refers to what: first the things that stay, then the person
const leave = async (trx: Database, it: Leaving): Promise<string | null> => {
  const { profile_id, user_id, now } = it;
  const avatar = await lockPerson(trx, it);
  await refuseOpen(trx, it);
  await forgetInBookings(trx, profile_id);
  await forgetInReviews(trx, profile_id);
  await forgetInThreads(trx, profile_id);
  const isHost = await archiveProperties(trx, profile_id, now);
  await forgetPayee(trx, profile_id, now);
  await removeUser(trx, user_id);
  await removeProfile(trx, { profile_id, now, isKept: isHost });
  return avatar;
};

const leavingOf = ({ principal: { user_id, profile_id }, now }: SignedInContext): Leaving => ({ user_id, profile_id, now });

type LeavingCalls = 'deleteUser' | 'sendDeleteEmail' | 'deleteUserByLink' | 'exportUserData';

export const leavingHandlers: Pick<AccountHandlers, LeavingCalls> = {
  async deleteUser({ input }, context) {
    const user = await ownUser(context);
    await reauthenticate(user, input.password, context);
    await context.files.remove([await inTransaction(context, ({ trx }) => leave(trx, leavingOf(context)))]);
    return {};
  },

  async sendDeleteEmail({ input }, context) {
    refuseOutside(input.redirect_url, context.config.SITE_ORIGIN);
    await inTransaction(context, async (tx) => {
      await lockPerson(tx.trx, leavingOf(context));
      // nobody opens a mail to read that it was in vain
      await refuseOpen(tx.trx, leavingOf(context));
      await mailDeleteLink(tx, context.principal.user_id, input.redirect_url);
    });
    return {};
  },

  async deleteUserByLink({ query }, context) {
    const leaving = leavingOf(context);
    const avatar = await inTransaction(context, async ({ trx, now }) => {
      await lockPerson(trx, leaving);
      const link = { token_hash: tokenHash(query.token), purpose: 'delete', now } as const;
      const used = await useLink(trx, link);
      if (!used) return refuse('account.link_spent', { data: { why: await linkEnd(trx, link) } });
      // another person's link is none of this one's; refusing leaves it as it was
      if (used.user_id !== leaving.user_id) return refuse('account.link_spent', { data: { why: 'unknown' } });
      return leave(trx, leaving);
    });
    await context.files.remove([avatar]);
    return {};
  },

  async exportUserData(_request, context) {
    const { db, now, principal } = context;
    const profileId = principal.profile_id;
    return {
      exported_at: instantOf(now),
      user: await currentUser(context),
      profile: await ownProfile(context),
      sessions: await deviceSessions(context),
      stays: await bookingsOf(db, { guest_id: profileId }),
      bookings: await bookingsOf(db, { host_id: profileId }),
      properties: await propertiesOf(db, profileId),
      deeds: await deedsOf(db, profileId),
      payments: await paymentsOf(db, profileId),
      reviews: await reviewsBy(db, profileId),
      messages: await sentMessagesOf(db, profileId),
      points: await pointsOf(db, profileId),
      referral: await referralOf(db, profileId, now),
      referral_feedback: await findFeedback(db, profileId),
      ...(await ownPayouts(db, profileId)),
    };
  },
};
