// A proposed change of a booking, as it is kept.
import { Booking } from '../booking/booking.model';
import { Quote } from '../checkout/money.model';
import { decision } from 'spec-to-app/declaration';
import { entity, pick } from 'spec-to-app/entity';
import { belongsTo, id, instant, like, nullable } from 'spec-to-app/shapes';
import { ShownChange } from './shown.model';

export const Change = entity({
  source: decision('section 20.11: either side proposes dates, guests or price of a paid booking, and the other accepts'),
  called: 'change',
  says: 'A change of a paid booking that one of its sides proposed',
  key: 'change_id',
  fields: {
    change_id: id(),
    booking_id: belongsTo(Booking),
    ...pick(ShownChange, 'state', 'by_host', 'proposed_at', 'answer_by', 'pay_by'),
    quote: like(Quote, { says: 'Dates, guests and price that are proposed' }),
    ended_at: nullable(instant({ says: 'When it took effect, or came to nothing' })),
  },
});
