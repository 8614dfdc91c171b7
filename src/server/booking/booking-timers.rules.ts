// The timers of a booking in its present state: pure.
import { bookingLifeTimers, type BookingLifeTimerFacts, type Jobs } from '../../../generated/jobs/jobs';
import type { Timer } from '../../../generated/jobs/timer';
import { pointsPostedHours, referralPostedHours, reviewAskDays, reviewRemindDays } from '../../../generated/model/constants';
import type { Booking } from '../../../generated/model/entities';
import { HOUR, DAY } from '../../../generated/model/dates';
import { momentOf } from '../../../generated/rules/runtime';

export type TimedBooking = Pick<Booking, 'status' | 'paid_at' | 'payment_method' | 'checkoutDate'> & BookingLifeTimerFacts['booking'];

/** It ends where nobody answers or pays in time; once it is over its guest is asked for a review, and points follow where it was paid here. */
export const timersOf = (booking: TimedBooking): readonly Timer<keyof Jobs>[] => {
  const { status, paid_at, payment_method, checkoutDate } = booking;
  if (status !== 'confirmed' || paid_at === null) return bookingLifeTimers({ booking }).filter(({ from }) => from === status);
  const after = (job: keyof Jobs, delay: number): Timer<keyof Jobs> => ({
    job,
    from: status,
    at: new Date(momentOf(checkoutDate) + delay),
  });
  return [
    after('askForReview', reviewAskDays * DAY),
    after('remindOfReview', reviewRemindDays * DAY),
    ...(payment_method === 'card'
      ? [after('earnStayPoints', pointsPostedHours * HOUR), after('rewardSenders', referralPostedHours * HOUR)]
      : []),
  ];
};
