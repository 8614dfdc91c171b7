// Jobs that follow a booking's moves.
import { decision } from 'spec-to-app/declaration';
import { job } from 'spec-to-app/job';
import { belongsTo } from 'spec-to-app/shapes';
import { Property } from '../property/property.model';
import { Booking } from './booking.model';

const source = decision('section 2: who is told of what, and what follows');
const fields = { booking_id: belongsTo(Booking) };
export const refundBooking = job({ source, says: 'The money goes back the way it came', fields, asks: 'provider' });
export const tellOfArrival = job({
  source: decision('section 20.10: the guest reads how one gets in, also in a mail the day before'),
  says: 'The guest of a stay that begins tomorrow gets a mail about arriving',
  fields,
});
export const remindToPay = job({ source, says: 'The guest who has not paid yet gets one more mail', fields });
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
