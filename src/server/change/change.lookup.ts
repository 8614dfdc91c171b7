// Changes of bookings as everything that is not theirs reads them. Reads only.
import type { BookingDetail, Change } from '../../../generated/model/entities';
import type { ChangeState } from '../../../generated/model/values';
import { type Instant, instantOf } from '../../../generated/model/wire';
import { columnsOfChange, readChange } from '../../../generated/tables/booking-changes';
import { bookedBy } from '../booking/booking.lookup';
import type { KeptBooking } from '../booking/followers';
import type { Database } from '../database/open';
import { isForgotten } from '../jobs/forgotten.lookup';
import { hostedBy } from '../property/property.lookup';
import { findOpenChange } from './change.repository';
import { asOffered, sumsOf } from './change.rules';

/** The open change of a booking, as its two sides read it. */
export const shownChange = async (db: Database, booking: KeptBooking): Promise<BookingDetail['change']> => {
  const open = await findOpenChange(db, booking.booking_id);
  if (!open) return null;
  const change = asOffered(booking, open);
  const { change_id, state, by_host, proposed_at, answer_by, pay_by, quote } = change;
  const { checkin, checkout, guests } = quote;
  return { change_id, state, by_host, checkin, checkout, guests, proposed_at, answer_by, pay_by, ...sumsOf(booking, change) };
};

/** Until when the guests may accept the open offers among some bookings. */
export const offersOpen = async (db: Database, bookingIds: readonly string[]): Promise<ReadonlyMap<string, Instant>> => {
  if (bookingIds.length === 0) return new Map();
  const open = db.selectFrom('booking_changes').select(['booking_id', 'answer_by']).where('state', '=', 'offered');
  const rows = await open.where('booking_id', 'in', [...bookingIds]).execute();
  return new Map(rows.map(({ booking_id, answer_by }) => [booking_id, instantOf(answer_by)]));
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
  const of = (job: 'changeLifeExpire' | 'changeLifeLapse', states: readonly ChangeState[], until: 'answer_by' | 'pay_by') =>
    db
      .selectFrom('booking_changes')
      .select('change_id')
      .where('state', 'in', [...states])
      .where(until, '<', since)
      .where(isForgotten(job, 'change_id', 'change_id'))
      .execute();
  const [unanswered, unpaid] = [
    await of('changeLifeExpire', ['proposed', 'offered'], 'answer_by'),
    await of('changeLifeLapse', ['accepted'], 'pay_by'),
  ];
  return [
    ...unanswered.map((it) => ({ ...it, job: 'changeLifeExpire' }) as const),
    ...unpaid.map((it) => ({ ...it, job: 'changeLifeLapse' }) as const),
  ];
};
