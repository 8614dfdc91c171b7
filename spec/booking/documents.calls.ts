// Calls for the documents about a stay: the guest's receipt, and the host's statement.
import { call } from 'spec-to-app/call';
import { decision } from 'spec-to-app/declaration';
import { like } from 'spec-to-app/shapes';
import { hours } from 'spec-to-app/terms';
import { notPaidYet } from './booking.errors';
import { guestOfBooking, hostOfBooking } from './booking.rules';
import { BookingDocument } from './documents.model';

const source = decision('section 3: the receipt of a guest and the statement of a host as a PDF');
export const getReceipt = call('GET /booking/{booking_id}/receipt', {
  source,
  says: 'The receipt of a paid stay, for its guest',
  guard: guestOfBooking,
  answer: like(BookingDocument),
  errors: [notPaidYet],
  throttle: { times: 30, per: hours(1) },
});
export const getStatement = call('GET /booking/{booking_id}/statement', {
  source,
  says: 'What a paid stay brings its host, line by line, and when it was paid out',
  guard: hostOfBooking,
  answer: like(BookingDocument),
  errors: [notPaidYet],
  throttle: { times: 30, per: hours(1) },
});
