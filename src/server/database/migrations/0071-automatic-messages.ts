// Hosts have messages sent by themselves: each is sent once for each booking, and a message says that it was sent so.
import { script } from './script';

export const automaticMessages = script(`
create table automatic_messages (
  message_id uuid primary key,
  profile_id uuid not null references profiles (profile_id) on delete cascade,
  property_id uuid references properties (property_id) on delete cascade,
  moment text not null check (moment in ('paid', 'arrival', 'departure')),
  days integer not null default 3,
  clock text not null default '10:00' check (clock ~ '^([01]\\d|2[0-3]):[0-5]\\d$'),
  text text not null,
  is_on boolean not null default true,
  written_at timestamptz not null
);
create index automatic_messages_profile on automatic_messages (profile_id);
create index automatic_messages_property on automatic_messages (property_id);
create table automatic_sent (
  message_id uuid not null references automatic_messages (message_id) on delete cascade,
  booking_id uuid not null references bookings (booking_id) on delete cascade,
  sent_at timestamptz not null,
  primary key (message_id, booking_id)
);
create index automatic_sent_booking on automatic_sent (booking_id);
alter table messages add column is_automatic boolean not null default false;
`);
