// Work for later: timers that survive a restart, links that their mails are written to, and prices that are promised for a while.
import { script } from './script';

export const jobs = script(`
create table timers (
  timer_id uuid primary key,
  key text not null unique,
  job text not null,
  facts jsonb not null,
  due_at timestamptz not null
);
create index timers_by_time on timers (due_at);

alter table mailed_links add column link_id uuid not null unique default gen_random_uuid();
alter table mailed_links alter column link_id drop default;

create table quotes (
  quote_id uuid primary key,
  property_id uuid not null references properties on delete cascade,
  quote jsonb not null,
  expires_at timestamptz not null
);
create index quotes_by_end on quotes (expires_at);
`);
