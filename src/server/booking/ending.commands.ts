// Timed moves of bookings: unanswered requests and unpaid bookings expire, and the hosts' response figures are computed. A job that comes
// twice, or too late, finds nothing to do; one that comes too early, by another server's clock, comes again in its time.
import { sql } from 'kysely';
import { type Jobs, bookingLifeTimers } from '../../../generated/jobs/jobs';
import { instantOf } from '../../../generated/model/wire';
import { type BookingLifeEvent, moveBookingLife } from '../../../generated/rules/lifecycles';
import { type JobContext, inTransaction } from '../request/context';
import { tellReplyFigures } from '../property/property.commands';
import { type Answered, replyFiguresOf } from './answers.rules';
import { lockBooking, setBookingTimers, writeMove } from './booking.commands';
import { changeBooking, wholeBookings } from './booking.repository';
import type { KeptBooking, MoveContext } from './followers';
import type { Database } from '../database/open';
import { namedProperties } from '../property/property.lookup';

type EndEvent = Extract<BookingLifeEvent, 'expire' | 'lapse'>;
const timerOf = { expire: 'bookingLifeExpire', lapse: 'bookingLifeLapse' } as const;

/** The end of a booking's time; none of one that was moved, changed or paid meanwhile, and goes on. */
const endOf = (event: EndEvent, booking: KeptBooking | null): Date | null => {
  if (!booking || booking.paid_at !== null) return null;
  return bookingLifeTimers({ booking }).find(({ job, from }) => job === timerOf[event] && from === booking.status)?.at ?? null;
};

interface OfBooking {
  readonly booking_id: string;
}
const endInTime =
  (event: EndEvent) =>
  ({ booking_id }: OfBooking, context: JobContext): Promise<void> =>
    inTransaction(context, async (tx) => {
      const { trx, now } = tx;
      const booking = await lockBooking(trx, booking_id);
      const end = endOf(event, booking);
      if (!booking || !end) return;
      if (end > now) return setBookingTimers(tx, booking);
      const moved = moveBookingLife([event], { by: 'system', who: null, from: booking.status, now: instantOf(now) }, { booking });
      if (moved.ok) await writeMove(tx, { booking, moved, change: {} });
    });

export const expireRequest = endInTime('expire');
/** The nights go, also where the provider cannot be asked whether somebody has paid for them: the money of a booking that has ended goes back by itself. */
export const lapseUnasked = endInTime('lapse');

/** Whether nobody has paid for a booking in time. */
export const isToLapse = (booking: KeptBooking | null, now: Date): boolean => {
  const end = endOf('lapse', booking);
  return end !== null && end <= now;
};

/**
 * Ends what a blocked account holds without having paid, as guest or host: requests at once, stays that wait for a payment as if its time
 * had passed, so that money which comes meanwhile is counted or goes back. Paid stays go on. Tells how many it ended.
 */
export const endHolds = async (tx: MoveContext, profileId: string): Promise<number> => {
  const { trx, now } = tx;
  const rows = await wholeBookings(trx)
    .where((row) => row.or([row('b.guest_id', '=', profileId), row('p.profile_id', '=', profileId)]))
    .where('b.paid_at', 'is', null)
    .where('b.status', 'in', ['pending', 'confirmed'])
    .execute();
  for (const { booking_id } of rows) {
    const booking = await lockBooking(trx, booking_id);
    if (!booking) continue;
    const event = booking.guest_id === profileId ? 'drop' : 'decline';
    const moved = moveBookingLife([event], { by: 'operator', who: null, from: booking.status, now: instantOf(now) }, { booking });
    if (moved.ok) await writeMove(tx, { booking, moved, change: event === 'drop' ? { cancelled_by: 'admin' } : {} });
    // where the host has recorded a part, what is left is between the two, and ends in its time
    else if (booking.status === 'confirmed' && booking.payment_method === null) {
      await changeBooking(trx, booking_id, { pay_by: now });
      await setBookingTimers(tx, { ...booking, pay_by: instantOf(now) });
    }
  }
  return rows.length;
};

interface Row extends Answered {
  readonly host_id: string;
}

/** All requests to the host of a property, at whichever of their places. An offer is an answer, whatever comes of it. */
const findAnswers = async (db: Database, propertyId: string): Promise<Row | undefined> => {
  const places = namedProperties(db, true);
  const { rows } = await sql<Row>`
    select h.profile_id as host_id, count(*) filter (where e.answered is null) as expired,
      coalesce(array_agg((extract(epoch from e.answered - b.created_at) / 3600)::float) filter (where e.answered is not null), '{}') as waited
    from ${places} h join ${places} p on p.profile_id = h.profile_id join bookings b on b.property_id = p.property_id
      join lateral (select min(at) filter (where event <> 'expire') as answered from booking_events
        where booking_id = b.booking_id and event in ('offer', 'accept', 'reject', 'expire') having count(*) > 0) e on true
    where h.property_id = ${propertyId} group by h.profile_id`.execute(db);
  return rows[0];
};

export const computeReplyFigures = ({ property_id }: Jobs['replyFigures'], context: JobContext): Promise<void> =>
  inTransaction(context, async ({ trx }) => {
    const host = await findAnswers(trx, property_id);
    if (host) await tellReplyFigures(trx, host.host_id, replyFiguresOf(host));
  });
