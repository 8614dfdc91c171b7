// The table of proposed changes.
import { AgreedPrice } from '../checkout/agreed.model';
import { decision } from 'spec-to-app/declaration';
import { id, like, nullable } from 'spec-to-app/shapes';
import { stored } from 'spec-to-app/stored';
import { Change } from './change.model';

export const storedChanges = stored('booking_changes', {
  source: decision('section 20.11: a booking has one open change at most'),
  says: 'Changes of bookings that one side proposed',
  of: Change,
  columns: {
    property_id: id({ says: 'As bookings are, so that the two stay together' }),
    price: like(AgreedPrice, { says: 'What the quote shows, before points and in no currency but ours' }),
    held_id: nullable(id({ says: 'The new nights, where they lie apart from those of the booking and are held until it is paid' })),
  },
  exclusions: ["using gist (booking_id with =) where (state in ('proposed', 'accepted', 'offered'))"],
});
