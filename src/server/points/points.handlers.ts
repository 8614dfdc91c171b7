// A person's points: what they have, and where it came from.
import type { PointsHandlers } from '../../../generated/contract/handlers';
import type { Serving } from '../serving';
import { pointsOf } from './points.lookup';

const mostShown = 200;

export const pointsHandlers: PointsHandlers<Serving> = {
  async getPoints(_request, { db, principal }) {
    const entries = await pointsOf(db, principal.profile_id);
    const balance = entries.reduce((sum, { points }) => sum + points, 0);
    // what was set aside goes out of the balance as a hold, and comes back into it as a release, be it to be spent
    const held = entries.reduce((sum, { kind, points }) => (kind === 'hold' || kind === 'release' ? sum - points : sum), 0);
    return { balance: Math.max(0, balance), held: Math.max(0, held), entries: entries.slice(0, mostShown) };
  },
};
