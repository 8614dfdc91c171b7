// Timed moves of bookings: unanswered requests and unpaid bookings expire, and the hosts' response figures are computed. A job that comes
// twice, or too late, finds nothing to do.
import { bookingLifeTimers, type Jobs } from '../../../generated/jobs/jobs';
import { instantOf } from '../../../generated/model/wire';
import { type BookingLifeEvent, moveBookingLife } from '../../../generated/rules/lifecycles';
import { type JobContext, inTransaction } from '../request/context';
import { tellReplyFigures } from '../property/reply-figures.commands';
import { findAnswers } from './answers.repository';
import { replyFiguresOf } from './answers.rules';
import { lockBooking, writeMove } from './booking.commands';
import type { KeptBooking } from './followers';

type EndEvent = Extract<BookingLifeEvent, 'expire' | 'lapse'>;
const timerOf = { expire: 'bookingLifeExpire', lapse: 'bookingLifeLapse' } as const;

/** Whether the time of a booking has passed; one that was moved or changed meanwhile goes on. */
const isDue = (event: EndEvent, booking: KeptBooking | null, now: Date): booking is KeptBooking => {
  const due = booking && bookingLifeTimers({ booking }).find(({ job }) => job === timerOf[event])?.at;
  return !!due && due <= now;
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
      if (!isDue(event, booking, now)) return;
      const moved = moveBookingLife([event], { by: 'system', who: null, from: booking.status, now: instantOf(now) }, { booking });
      if (moved.ok) await writeMove(tx, { booking, moved, change: {} });
    });

export const expireRequest = endInTime('expire');
/** The nights go whoever cannot be asked whether somebody has paid for them: the money of a booking that has ended goes back by itself. */
export const lapseUnasked = endInTime('lapse');

/** Whether nobody has paid for a booking in time. */
export const isToLapse = (booking: KeptBooking | null, now: Date): boolean => isDue('lapse', booking, now);

export const computeReplyFigures = ({ property_id }: Jobs['replyFigures'], context: JobContext): Promise<void> =>
  inTransaction(context, async ({ trx }) => {
    const host = await findAnswers(trx, property_id);
    if (host) await tellReplyFigures(trx, host.host_id, replyFiguresOf(host));
  });
