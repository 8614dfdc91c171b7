// Questions about a stay or a booking, as far as a rule looks at them before a request is made.
import { Guests } from '../checkout/money.model';
import { decision } from 'spec-to-app/declaration';
import { shape } from 'spec-to-app/entity';
import { id, list, nullable, optional, plainDate, longText } from 'spec-to-app/shapes';
import { messageMax, messagePhotosMax } from './limits.model';

export const StayRequest = shape({
  source: decision('section 8: what a guest asks for, before there is a booking'),
  called: 'stay',
  says: 'The dates and people of a stay that is asked for',
  fields: { checkin: plainDate(), checkout: plainDate(), ...Guests.fields },
});
export const BookingReference = shape({
  source: '§5',
  called: 'request about a booking',
  says: 'Which booking a request is about',
  fields: { booking_id: nullable(id()) },
});
export const BookingMessage = shape({
  source: '§5',
  called: 'message about a booking',
  says: 'What one side of a booking writes to the other',
  fields: {
    message: optional(
      longText({
        max: messageMax.value,
        says: 'Empty only where there are pictures',
        example: 'We arrive on the evening ferry, around nine.',
      }),
    ),
    photo_ids: optional(
      list(id(), { max: messagePhotosMax.value, says: 'Pictures that were added before; with them it may be without words' }),
    ),
  },
});
