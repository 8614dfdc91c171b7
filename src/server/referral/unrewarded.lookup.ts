// Stays that should have brought somebody a reward since a moment, and that nothing is at. Reads only.
import { referralPostedHours } from '../../../generated/model/constants';
import { HOUR } from '../../../generated/model/dates';
import { findStayOver, forgottenStays } from '../booking/booking.lookup';
import { findPaymentOf } from '../checkout/payment.lookup';
import type { Database } from '../database/open';
import { referredProfiles } from '../account/account.lookup';
import { hostingLeast, hostUntil, stayLeast, stayUntil } from './referral.rules';

/** By a guest, or the host, who was invited and has brought nothing of the kind yet. */
const candidates = (db: Database, since: Date) =>
  db
    .selectFrom(forgottenStays(db, 'rewardSenders', since.getTime() - referralPostedHours * HOUR).as('s'))
    .innerJoin(referredProfiles(db).as('f'), (join) =>
      join.on((is) => is.or([is('f.friend_id', '=', is.ref('s.guest_id')), is('f.friend_id', '=', is.ref('s.host_id'))])),
    )
    .leftJoin('referrals as r', 'r.friend_id', 'f.friend_id')
    .select(['s.booking_id', 's.host_id', 'f.friend_id', 'f.joined_at'])
    .where('r.voided_at', 'is', null)
    .where('r.waits_for', 'is', null)
    .where((is) =>
      is.or([
        is.and([is('f.friend_id', '=', is.ref('s.guest_id')), is('r.stayed_at', 'is', null)]),
        is.and([is('f.friend_id', '=', is.ref('s.host_id')), is('r.hosted_at', 'is', null)]),
      ]),
    )
    .execute();

export const findUnrewarded = async (db: Database, since: Date): Promise<readonly string[]> => {
  const found = new Set<string>();
  for (const { booking_id, host_id, friend_id, joined_at } of await candidates(db, since)) {
    const payment = await findPaymentOf(db, booking_id);
    const stay = await findStayOver(db, booking_id, since);
    if (!stay || payment?.disputed_at || payment?.dispute === 'lost') continue;
    const isHost = friend_id === host_id;
    const [least, until] = isHost ? [hostingLeast, hostUntil] : [stayLeast, stayUntil];
    if (stay.subtotal_cents >= least && stay.ended_at <= until(joined_at)) found.add(booking_id);
  }
  return [...found];
};
