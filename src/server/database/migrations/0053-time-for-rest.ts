// A part that a host recorded holds the nights for a day. Those that were recorded before have that day from now on; the search for
// forgotten work ends them.
import { script } from './script';

export const timeForRest = script(`
update bookings set pay_by = now() + interval '24 hours'
  where status = 'confirmed' and paid_at is null and payment_method = 'offline' and pay_by is null;
`);
