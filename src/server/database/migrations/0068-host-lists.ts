// A host's bookings are read by tab, each from an index of its order.
import { script } from './script';

export const hostLists = script(`
create index bookings_that_wait on bookings (property_id) where status = 'pending' or (status = 'confirmed' and paid_at is null);
create index bookings_by_end on bookings (property_id, checkout, booking_id) where status = 'confirmed' and paid_at is not null;
create index bookings_called_off on bookings (property_id, checkin, booking_id) where status in ('cancelled', 'rejected', 'expired');
`);
