// What is done by itself for a booking as it stands, and when: pure.
import { bookingLifeTimers, type BookingLifeTimerFacts, type Jobs } from '../../../generated/jobs/jobs';
import type { Timer } from '../../../generated/jobs/timer';
import { pointsPostedHours, referralPostedHours } from '../../../generated/model/constants';
import type { Booking } from '../../../generated/model/entities';
import { HOUR, momentOf } from '../../../generated/rules/runtime';

export type TimedBooking = Pick<Booking, 'status' | 'paid_at' | 'payment_method' | 'checkoutDate'> & BookingLifeTimerFacts['booking'];

/** It ends where nobody answers or pays in time; a stay that was paid here earns points once it is over, also for who invited. */
export const timersOf = (booking: TimedBooking): readonly Timer<keyof Jobs>[] => {
  const { status, paid_at, payment_method, checkoutDate } = booking;
  if (status !== 'confirmed' || paid_at === null) return bookingLifeTimers({ booking }).filter(({ from }) => from === status);
  const after = (job: keyof Jobs, hours: number) => ({ job, from: status, at: new Date(momentOf(checkoutDate) + hours * HOUR) });
  return payment_method === 'card' ? [after('earnStayPoints', pointsPostedHours), after('rewardSenders', referralPostedHours)] : [];
};
