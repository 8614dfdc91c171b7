// A person's points: what they have, and where it came from.
import type { PointsHandlers } from '../../../generated/contract/handlers';
import { pointsPerPage } from '../../../generated/model/constants';
import { comingPointsOf } from '../booking/earning.lookup';
import { findOwed } from './points.repository';
import { earnedBookings, findBalance, findHeld, findLines } from './points.lookup';

export const pointsHandlers: PointsHandlers = {
  async getPoints({ query: { page } }, { db, principal: { profile_id }, followers, now }) {
    return {
      balance: await findBalance(db, profile_id),
      held: await findHeld(db, profile_id),
      owed: await findOwed(db, profile_id),
      welcome: await followers.points.findWelcome(db, profile_id),
      coming: await comingPointsOf(db, {
        guest_id: profile_id,
        but: earnedBookings(db, profile_id),
        findPaymentOf: followers.booking.findPaymentOf,
        now,
      }),
      ...(await findLines(db, { profile_id, page, per_page: pointsPerPage })),
      page,
      per_page: pointsPerPage,
    };
  },
};
