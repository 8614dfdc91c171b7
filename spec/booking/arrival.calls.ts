// The arrival as the guest of a stay reads it.
import { call } from 'spec-to-app/call';
import { decision } from 'spec-to-app/declaration';
import { like, list } from 'spec-to-app/shapes';
import { ArrivalNote } from '../property/arrival.model';
import { guestOfBooking } from './booking.rules';

export const getArrival = call('GET /booking/{booking_id}/arrival', {
  source: decision('section 20.10: each part is shown from so many days before check-in, and never before payment'),
  says: 'How one arrives at a stay and leaves it: nothing before it is paid, nor after the day of check-out',
  guard: guestOfBooking,
  answer: list(like(ArrivalNote), { max: 7, says: 'In the order in which a guest needs them' }),
});
