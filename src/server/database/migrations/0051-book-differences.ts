// The nightly comparison of the books with the provider: when it was made last, and what it found.
import { script } from './script';

export const bookDifferences = script(`
alter table balance_moves add column own_cents integer;
alter table balance_moves add column own_currency text;
update balance_moves set own_cents = amount_cents, own_currency = currency;
alter table balance_moves alter column own_cents set not null;
alter table balance_moves alter column own_currency set not null;

create table book_comparisons (
  provider text not null,
  compared_at timestamptz not null,
  primary key (provider),
  check (provider in ('stripe', 'sandbox'))
);
create table book_differences (
  kind text not null,
  thing_id text not null,
  booking_id uuid references bookings (booking_id),
  ours_cents bigint,
  theirs_cents bigint,
  currency text not null,
  at timestamptz not null,
  first_seen timestamptz not null,
  provider text not null,
  primary key (provider, kind, thing_id),
  check (kind in ('charge', 'refund', 'dispute', 'transfer', 'balance')),
  check (provider in ('stripe', 'sandbox'))
);
`);
