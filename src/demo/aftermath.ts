// What follows from the stays of the demo: the points that they earned, and how their hosts answer.
import { pointsPostedHours } from '../../generated/model/constants';
import type { NewRow } from '../../generated/tables/tables';
import { pointsEarned } from '../server/pricing/points.rules';
import type { Booked } from './booking-rows';
import { idOf } from './seed';

const hour = 3_600_000;

/** The points of a stay that is over for long enough. */
export const earnedOf = ({ plan, booking, ends }: Booked, now: Date): NewRow<'points_entries'>[] => {
  const at = ends + pointsPostedHours * hour;
  const points = pointsEarned({ host_subtotal: booking.host_subtotal_cents }, 0);
  if (booking.status !== 'confirmed' || at > now.getTime() || points === 0) return [];
  return [
    {
      entry_id: idOf(`points ${plan.seed}`),
      profile_id: plan.guest.profile_id,
      kind: 'earn',
      points,
      booking_id: booking.booking_id,
      reason: `Stay at ${plan.listing.row.title}`,
      created_at: new Date(at),
      friend_id: null,
      reward: null,
    },
  ];
};

/** How often and how fast a host answers, once there were a few requests. */
export interface Answers {
  readonly reply_rate_percent: number | null;
  readonly reply_hours: number | null;
}
const fewest = 3;

const answersIn = (requests: readonly Booked[]): Answers => {
  const waited = requests.flatMap(({ booking, events }) => {
    const answer = events.find(({ event }) => event === 'accept' || event === 'reject');
    return answer ? [(new Date(answer.at).getTime() - new Date(booking.created_at).getTime()) / hour] : [];
  });
  const decided = waited.length + requests.filter(({ plan }) => plan.stage === 'expired').length;
  if (decided < fewest) return { reply_rate_percent: null, reply_hours: null };
  const usual = waited.toSorted((one, other) => one - other)[Math.floor(waited.length / 2)];
  return { reply_rate_percent: Math.round((100 * waited.length) / decided), reply_hours: usual === undefined ? null : Math.ceil(usual) };
};

/** The answers of each host, by their profile, over all of their places. */
export const answersOf = (all: readonly Booked[]): ReadonlyMap<string, Answers> => {
  const byHost = new Map<string, Booked[]>();
  for (const booked of all) {
    const host = booked.plan.listing.row.profile_id;
    byHost.set(host, [...(byHost.get(host) ?? []), booked]);
  }
  return new Map([...byHost].map(([host, requests]) => [host, answersIn(requests)]));
};
