// Changes of bookings as everything that is not theirs reads them. Reads only.
import type { BookingDetail, Change } from '../../../generated/model/entities';
import { columnsOfChange, readChange } from '../../../generated/tables/booking-changes';
import { bookedBy } from '../booking/booking.lookup';
import type { KeptBooking } from '../booking/followers';
import type { Database } from '../database/open';
import { isForgotten } from '../jobs/forgotten.lookup';
import { hostedBy } from '../property/property.lookup';
import { findOpenChange } from './change.repository';
import { sumsOf } from './change.rules';

/** The open change of a booking, as its two sides read it. */
export const shownChange = async (db: Database, booking: KeptBooking): Promise<BookingDetail['change']> => {
  const change = await findOpenChange(db, booking.booking_id);
  if (!change) return null;
  const { change_id, state, by_host, proposed_at, answer_by, pay_by, quote } = change;
  const { checkin, checkout, guests } = quote;
  return { change_id, state, by_host, checkin, checkout, guests, proposed_at, answer_by, pay_by, ...sumsOf(booking, change) };
};

/** All changes of a person's bookings, as guest or host, the newest first. */
export const changesOf = async (db: Database, profileId: string): Promise<readonly Change[]> => {
  const rows = await db
    .selectFrom('booking_changes')
    .select(columnsOfChange)
    .where((row) => row.or([row('booking_id', 'in', bookedBy(db, profileId)), row('property_id', 'in', hostedBy(db, profileId))]))
    .orderBy('proposed_at', 'desc')
    .execute();
  return rows.map(readChange);
};

/** Open changes past the moment at which they end by themselves, and the job that ends them: those that no work is at. */
export const changesPast = async (db: Database, since: Date) => {
  const of = (job: 'changeLifeExpire' | 'changeLifeLapse', state: 'proposed' | 'accepted', until: 'answer_by' | 'pay_by') =>
    db
      .selectFrom('booking_changes')
      .select('change_id')
      .where('state', '=', state)
      .where(until, '<', since)
      .where(isForgotten(job, 'change_id', 'change_id'))
      .execute();
  const [unanswered, unpaid] = [await of('changeLifeExpire', 'proposed', 'answer_by'), await of('changeLifeLapse', 'accepted', 'pay_by')];
  return [
    ...unanswered.map((it) => ({ ...it, job: 'changeLifeExpire' }) as const),
    ...unpaid.map((it) => ({ ...it, job: 'changeLifeLapse' }) as const),
  ];
};
