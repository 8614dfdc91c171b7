// What follows from the moves of a booking: who is told, and what is worked off afterwards.
import { decision } from '../language/declaration';
import { job, mail } from '../language/job';
import { belongsTo } from '../language/shapes';
import { Property } from '../property/property.model';
import { Booking } from './booking.model';

const source = decision('section 2: who is told of what, and what follows');
const fields = { booking_id: belongsTo(Booking) };

export const requestReceived = mail({ source, says: 'The host is told who asks for which nights', fields });
export const requestChanged = mail({ source, says: 'The host is told what changed', fields });
export const requestAccepted = mail({ source, says: 'The guest is told until when to pay', fields });
export const requestRejected = mail({ source, says: 'The guest is told why', fields });
export const requestExpired = mail({ source, says: 'The guest is told that nobody answered', fields });
export const bookingPaid = mail({ source, says: 'The guest gets a receipt', fields });
export const bookingLapsed = mail({ source, says: 'Both sides are told', fields });
export const bookingCancelled = mail({ source, says: 'The host is told, and the guest what comes back', fields });
export const bookingCalledOff = mail({ source, says: 'The guest is told, and what comes back', fields });
export const bookingReported = mail({ source, says: 'Whoever runs the product is told', fields });
export const refundBooking = job({ source, says: 'The money goes back the way it came', fields });
export const earnStayPoints = job({
  source: decision('section 6: points arrive a day after a stay that ended well'),
  says: 'The points of a stay arrive',
  fields,
});
export const replyFigures = job({
  source,
  says: 'The share and time of the host’s answers are reckoned anew',
  fields: { property_id: belongsTo(Property) },
});
