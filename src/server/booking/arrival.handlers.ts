// The arrival at a stay, for its guest once it is paid, until the day of check-out is over.
import type { BookingHandlers } from '../../../generated/contract/handlers';
import { arrivalNotes } from '../property/arrival/arrival.lookup';
import { todayAt } from '../property/calendar/calendar.lookup';
import { isForArrival } from './booking.lookup';

export const arrivalHandlers: Pick<BookingHandlers, 'getArrival'> = {
  async getArrival({ booking }, { db, now }) {
    if (!isForArrival(booking, now)) return [];
    return arrivalNotes(db, booking.property_id, { checkin: booking.checkin, today: todayAt(booking, now) });
  },
};
