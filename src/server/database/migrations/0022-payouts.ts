// The payees of hosts' stays, and the payout of each, once.
import { script } from './script';

export const payouts = script(`
create table payout_accounts (
  profile_id uuid primary key references profiles on delete cascade,
  kind text not null default 'person' check (kind in ('person', 'company')),
  legal_name text not null,
  birth_date date,
  company_number text,
  address text not null,
  city text not null,
  province text not null check (province in ('AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT')),
  postal_code text not null,
  tax_number text not null,
  gst_number text,
  qst_number text,
  institution text not null,
  transit text not null,
  account text not null,
  saved_at timestamptz not null
);
create table payouts (
  payout_id uuid primary key,
  property_id uuid not null,
  booking_id uuid not null unique references bookings,
  profile_id uuid not null references profiles,
  cents integer not null check (cents > 0),
  due_at timestamptz not null,
  paid_at timestamptz
);
create index payouts_of_host on payouts (profile_id, due_at);
create index payouts_waiting on payouts (due_at) where paid_at is null;
alter table bookings add column settled_at timestamptz;
create index bookings_to_settle on bookings (checkin) where paid_at is not null and settled_at is null;
`);
