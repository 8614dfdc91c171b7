// Threads of guests and hosts, and what was written in them.
import { script } from './script';

export const messages = script(`
create table threads (
  thread_id uuid primary key,
  property_id uuid not null references properties on delete cascade,
  guest_id uuid references profiles,
  length integer not null,
  guest_read integer not null,
  host_read integer not null,
  last_at timestamptz not null,
  unique (property_id, guest_id)
);
create table messages (
  thread_id uuid not null references threads on delete cascade,
  number integer not null,
  side text not null check (side in ('guest', 'host')),
  text text,
  at timestamptz not null,
  primary key (thread_id, number)
);
create index threads_of_guest on threads (guest_id, last_at);
`);
