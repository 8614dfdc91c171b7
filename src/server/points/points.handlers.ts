// A person's points: what they have, and where it came from.
import type { PointsHandlers } from '../../../generated/contract/handlers';
import { comingPointsOf } from '../booking/earning.lookup';
import type { Serving } from '../serving';
import { findBalance, pointsOf } from './points.lookup';

const mostShown = 200;

export const pointsHandlers: PointsHandlers<Serving> = {
  async getPoints(_request, { db, principal, now }) {
    const entries = await pointsOf(db, principal.profile_id);
    // what was set aside goes out of the balance as a hold, and comes back into it as a release, be it to be spent
    const held = entries.reduce((sum, { kind, points }) => (kind === 'hold' || kind === 'release' ? sum - points : sum), 0);
    const earned = new Set(entries.flatMap(({ kind, booking_id }) => (kind === 'earn' ? [booking_id] : [])));
    const coming = await comingPointsOf(db, principal.profile_id, now);
    return {
      balance: await findBalance(db, principal.profile_id),
      held: Math.max(0, held),
      coming: coming.filter(({ booking_id, points }) => points > 0 && !earned.has(booking_id)),
      entries: entries.slice(0, mostShown),
    };
  },
};
