// What the product does with bookings by itself: requests that nobody answers and bookings that nobody pays come to their end, and the
// answers of hosts are computed. A job that comes twice, or too late, finds nothing to do.
import { bookingLifeTimers, type Jobs } from '../../../generated/jobs/jobs';
import type { Booking } from '../../../generated/model/entities';
import { nobodyId } from '../../../generated/model/constants';
import { instantOf } from '../../../generated/model/wire';
import { type BookingLifeEvent, moveBookingLife } from '../../../generated/rules/lifecycles';
import { pointsTexts } from '../../../generated/texts/sentences/pointsTexts';
import { askForTheLastTime } from '../checkout/asking.commands';
import { type Afterwards, inTransaction } from '../request/context';
import { earnPoints } from '../points/points.commands';
import { pointsEarned } from '../pricing/points.rules';
import { findBookedProperty } from '../property/listing/booked.lookup';
import { tellReplyFigures } from '../property/reply-figures.commands';
import { findAnswers } from './answers.repository';
import { replyFiguresOf } from './answers.rules';
import { lockBooking, writeMove } from './booking.commands';
import { findBooking } from './booking.lookup';

type Ending = Extract<BookingLifeEvent, 'expire' | 'lapse'>;
const timerOf = { expire: 'bookingLifeExpire', lapse: 'bookingLifeLapse' } as const;

/** Whether the time of a booking has passed; one that was moved or changed meanwhile goes on. */
const isDue = (event: Ending, booking: Booking | null, now: Date): booking is Booking => {
  const due = booking && bookingLifeTimers({ booking }).find(({ job }) => job === timerOf[event])?.at;
  return !!due && due <= now;
};

interface OfBooking {
  readonly booking_id: string;
}
const endInTime =
  (event: Ending) =>
  ({ booking_id }: OfBooking, context: Afterwards): Promise<void> =>
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

/** Money of which nobody has told is asked for before the nights go. */
export const lapseBooking = async (it: OfBooking, context: Afterwards): Promise<void> => {
  if (isDue('lapse', await findBooking(context.db, it.booking_id), context.now)) await askForTheLastTime(context, it.booking_id);
  await lapseUnasked(it, context);
};

/** Gives the points of a stay that is over, was paid here, and was not cancelled meanwhile. */
export const earnStayPoints = ({ booking_id }: Jobs['earnStayPoints'], context: Afterwards): Promise<void> =>
  inTransaction(context, async ({ trx, now }) => {
    const booking = await lockBooking(trx, booking_id);
    if (
      !booking ||
      booking.guest_id === nobodyId ||
      booking.status !== 'confirmed' ||
      booking.paid_at === null ||
      booking.payment_method !== 'card'
    )
      return;
    const { property } = await findBookedProperty(trx, booking.property_id);
    const points = pointsEarned({ host_subtotal: booking.host_subtotal_cents }, booking.points);
    const reason = pointsTexts.stayAt({ title: property.title || property.place });
    await earnPoints(trx, { profile_id: booking.guest_id, booking_id, points, reason, now });
  });

export const reckonReplyFigures = ({ property_id }: Jobs['replyFigures'], context: Afterwards): Promise<void> =>
  inTransaction(context, async ({ trx }) => {
    const host = await findAnswers(trx, property_id);
    if (host) await tellReplyFigures(trx, host.host_id, replyFiguresOf(host));
  });
