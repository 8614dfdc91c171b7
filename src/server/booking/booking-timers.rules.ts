// The timers of a booking in its present state: pure.
import { bookingLifeTimers, type BookingLifeTimerFacts, type Jobs } from '../../../generated/jobs/jobs';
import type { Timer } from '../../../generated/jobs/timer';
import {
  arrivalMailHours,
  payReminderMinutes,
  pointsPostedHours,
  referralPostedHours,
  reviewAskDays,
  reviewRemindDays,
} from '../../../generated/model/constants';
import type { Booking } from '../../../generated/model/entities';
import { DAY, dayOf, HOUR, MINUTE } from '../../../generated/model/dates';
import { momentAt, momentOf } from '../../../generated/rules/runtime';

export type TimedBooking = Pick<
  Booking,
  'status' | 'paid_at' | 'payment_method' | 'checkin' | 'checkin_time' | 'timezone' | 'checkoutDate'
> &
  BookingLifeTimerFacts['booking'];

/** The moment of check-in at the property. */
export const checkinOf = ({ checkin, checkin_time, timezone }: Pick<Booking, 'checkin' | 'checkin_time' | 'timezone'>): Date =>
  new Date(momentAt(dayOf(checkin), checkin_time, timezone));

/** One more word to a guest who has twice as long to pay as it leaves them. */
const reminder = ({ pay_by }: TimedBooking, now: Date): readonly Timer<keyof Jobs>[] => {
  const at = momentOf(pay_by) - payReminderMinutes * MINUTE;
  return at - now.getTime() >= payReminderMinutes * MINUTE ? [{ job: 'remindToPay', from: 'confirmed', at: new Date(at) }] : [];
};

/**
 * It ends where nobody answers or pays in time, and a guest who has not paid is told before; one who has is told how to arrive, once, and
 * never by what was paid later than that; once it is over they are asked for a review, and points follow where it was paid here.
 */
export const timersOf = (booking: TimedBooking, now: Date): readonly Timer<keyof Jobs>[] => {
  const { status, paid_at, payment_method, checkoutDate } = booking;
  if (status !== 'confirmed' || paid_at === null)
    return [...bookingLifeTimers({ booking }), ...reminder(booking, now)].filter(({ from }) => from === status);
  const after = (job: keyof Jobs, delay: number): Timer<keyof Jobs> => ({
    job,
    from: status,
    at: new Date(momentOf(checkoutDate) + delay),
  });
  const nearing = new Date(checkinOf(booking).getTime() - arrivalMailHours * HOUR);
  return [
    ...(nearing > now ? [{ job: 'tellOfArrival', from: status, at: nearing } as const] : []),
    after('askForReview', reviewAskDays * DAY),
    after('remindOfReview', reviewRemindDays * DAY),
    ...(payment_method === 'card'
      ? [after('earnStayPoints', pointsPostedHours * HOUR), after('rewardSenders', referralPostedHours * HOUR)]
      : []),
  ];
};
