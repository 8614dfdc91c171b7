// The consequences of the demo's stays: the points that they earned, and how their hosts answer.
import { HOUR } from '../../generated/model/dates';
import { pointsPostedHours } from '../../generated/model/constants';
import type { NewRow } from '../../generated/tables/tables';
import { pointsTexts } from '../../generated/texts/sentences/pointsTexts';
import { type ReplyFigures, replyFiguresOf } from '../server/booking/answers.rules';
import { pointsEarned } from '../server/pricing/points.rules';
import type { Booked } from './booking-rows';
import { idOf } from './seed';

/** The points of a stay that is over for long enough. */
export const earnedOf = ({ plan, booking, ends }: Booked, now: Date): NewRow<'points_entries'>[] => {
  const at = ends + pointsPostedHours * HOUR;
  const points = pointsEarned({ host_subtotal: booking.host_subtotal_cents }, 0);
  if (booking.status !== 'confirmed' || at > now.getTime() || points === 0) return [];
  return [
    {
      entry_id: idOf(`points ${plan.seed}`),
      profile_id: plan.guest.profile_id,
      kind: 'earn',
      points,
      booking_id: booking.booking_id,
      reason: pointsTexts.stayAt({ title: plan.listing.row.title ?? '' }),
      created_at: new Date(at),
      friend_id: null,
      reward: null,
    },
  ];
};

const answersIn = (requests: readonly Booked[]): ReplyFigures => {
  const waited = requests.flatMap(({ booking, events }) => {
    const answer = events.find(({ event }) => event === 'accept' || event === 'reject');
    return answer ? [(new Date(answer.at).getTime() - new Date(booking.created_at).getTime()) / HOUR] : [];
  });
  return replyFiguresOf({ waited, expired: requests.filter(({ plan }) => plan.stage === 'expired').length });
};

/** The answers of each host, by their profile, over all of their places. */
export const answersOf = (all: readonly Booked[]): ReadonlyMap<string, ReplyFigures> => {
  const byHost = new Map<string, Booked[]>();
  for (const booked of all) {
    const host = booked.plan.listing.row.profile_id;
    byHost.set(host, [...(byHost.get(host) ?? []), booked]);
  }
  return new Map([...byHost].map(([host, requests]) => [host, answersIn(requests)]));
};
