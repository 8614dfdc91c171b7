// Which guests were asked for a review of which stay, so that nobody is asked twice.
import { script } from './script';

export const reviewReminders = script(`
create table review_reminders (
  property_id uuid not null,
  booking_id uuid not null references bookings,
  reminder text not null check (reminder in ('ask', 'remind')),
  sent_at timestamptz not null,
  primary key (booking_id, reminder)
);
`);
