// Direct payments of guests to their hosts, part by part.
import { script } from './script';

export const recordedPayments = script(`
create table recorded_payments (
  record_id uuid primary key,
  property_id uuid not null,
  booking_id uuid not null references bookings,
  amount_cents integer not null check (amount_cents > 0),
  method text not null check (method in ('etransfer', 'cash', 'cheque', 'other')),
  received_on date not null,
  reference text,
  recorded_at timestamptz not null
);
create index recorded_payments_of_booking on recorded_payments (booking_id);
`);
