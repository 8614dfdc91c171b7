// Leaving: taking along what is kept about oneself, and deleting the account.
import type { AccountHandlers } from '../../../generated/contract/handlers';
import { instantOf } from '../../../generated/model/wire';
import { forgetInBookings } from '../booking/booking.commands';
import { bookingsOf, countOpenBookings } from '../booking/booking.lookup';
import { inTransaction } from '../context';
import type { Database } from '../database/open';
import { forgetInThreads } from '../message/thread.commands';
import { sentMessagesOf } from '../message/thread.lookup';
import { countWaiting, ownPayouts } from '../payout/payout.lookup';
import { pointsOf } from '../points/points.lookup';
import { propertiesOf } from '../property/owned.lookup';
import { archiveProperties } from '../property/property.commands';
import { findFeedback } from '../referral/feedback.lookup';
import { refuse } from '../refusal';
import { forgetInReviews } from '../review/review.commands';
import { reviewsBy } from '../review/review.lookup';
import type { Serving } from '../serving';
import { lockProfile, lockUser, removeProfile, removeUser } from './account.repository';
import { deviceSessions } from './device.handlers';
import { ownProfile } from './profile.handlers';
import { ownUser, reauthenticate } from './reauthentication.commands';
import { currentUser } from './user.handlers';

interface Leaving {
  readonly user_id: string;
  readonly profile_id: string;
  readonly now: Date;
}

// the order keeps what refers to what: first the things that stay, then the person
const leave = async (trx: Database, { profile_id, user_id, now }: Leaving): Promise<string | null> => {
  if (!(await lockUser(trx, user_id))) return refuse('account.not_signed_in');
  const avatar = (await lockProfile(trx, profile_id))?.avatar ?? null;
  const open = await countOpenBookings(trx, profile_id, now);
  const payouts = await countWaiting(trx, profile_id);
  if (open + payouts > 0) return refuse('account.money_open', { data: { open, payouts } });
  await forgetInBookings(trx, profile_id);
  await forgetInReviews(trx, profile_id);
  await forgetInThreads(trx, profile_id);
  const isHost = await archiveProperties(trx, profile_id, now);
  await removeUser(trx, user_id);
  await removeProfile(trx, { profile_id, now, isKept: isHost });
  return avatar;
};

export const leavingHandlers: Pick<AccountHandlers<Serving>, 'deleteUser' | 'exportUserData'> = {
  async deleteUser({ input }, context) {
    const user = await ownUser(context);
    await reauthenticate(user, input.password, context);
    const avatar = await inTransaction(context, ({ trx, now, principal }) =>
      leave(trx, { user_id: user.user_id, profile_id: principal.profile_id, now }),
    );
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
      reviews: await reviewsBy(db, profileId),
      messages: await sentMessagesOf(db, profileId),
      points: await pointsOf(db, profileId),
      referral_feedback: await findFeedback(db, profileId),
      ...(await ownPayouts(db, profileId)),
    };
  },
};
