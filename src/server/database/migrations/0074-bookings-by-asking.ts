// A host reads what became of the requests of a period: the bookings of a property are found by when they were asked for.
import { script } from './script';

export const bookingsByAsking = script(`
create index bookings_by_asking on bookings (property_id, created_at);
`);
