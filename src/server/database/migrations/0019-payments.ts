// Card payments of guests, and their refunds. A booking has one open page at most, is paid once, and never gets more back than was paid.
import { script } from './script';

export const payments = script(`
create table payments (
  payment_id uuid primary key,
  property_id uuid not null,
  booking_id uuid not null references bookings,
  provider text not null check (provider in ('stripe', 'sandbox')),
  provider_id text,
  address text,
  charge_id text unique,
  state text not null check (state in ('open', 'processing', 'paid', 'refused', 'cancelled')),
  used boolean not null default false,
  quote jsonb not null,
  amount_cents integer not null,
  currency text not null check (currency in ('CAD', 'USD', 'EUR', 'GBP', 'AUD', 'JPY')),
  cad_cents integer not null,
  refunded_cents integer not null default 0,
  refunded_cad_cents integer not null default 0,
  success_path text not null,
  cancel_path text not null,
  opened_at timestamptz not null,
  open_until timestamptz not null,
  paid_at timestamptz,
  disputed_at timestamptz,
  check (amount_cents > 0 and cad_cents > 0),
  check (refunded_cents between 0 and amount_cents),
  check (refunded_cad_cents between 0 and cad_cents),
  check ((state = 'paid') = (paid_at is not null and charge_id is not null)),
  check (not used or state = 'paid'),
  exclude using gist (booking_id with =) where (state in ('open', 'processing')),
  exclude using gist (booking_id with =) where (used)
);
create index payments_of_booking on payments (booking_id);
create index payments_to_ask_after on payments (open_until) where state in ('open', 'processing');

create table refunds (
  refund_id uuid primary key,
  property_id uuid not null,
  booking_id uuid not null references bookings,
  payment_id uuid not null references payments,
  reason text not null check (reason in ('cancelled', 'called_off', 'resolved', 'unusable')),
  amount_cents integer not null check (amount_cents > 0),
  cad_cents integer not null,
  owed_at timestamptz not null,
  returned_at timestamptz,
  provider_id text,
  unique (payment_id, reason),
  check ((returned_at is null) = (provider_id is null))
);
create index refunds_of_booking on refunds (booking_id);
create index refunds_owed on refunds (owed_at) where returned_at is null;
`);
