// A host's report of a stay holds no payout: it has a moment of its own.
import { script } from './script';

export const hostReports = script(`
alter table bookings add column host_reported_at timestamptz;
update bookings b set host_reported_at = reported_at, reported_at = null
  where reported_at is not null and not exists (
    select from booking_events e where e.booking_id = b.booking_id and e.event = 'report' and e.who = b.guest_id);
`);
