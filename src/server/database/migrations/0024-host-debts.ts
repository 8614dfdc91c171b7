// Debts of hosts once a guest got money back after the payout, and the parts of later payouts that make up for it; taxes that go on to
// registered hosts.
import { script } from './script';

export const hostDebts = script(`
create table host_debts (
  debt_id uuid primary key,
  property_id uuid not null,
  booking_id uuid not null references bookings,
  profile_id uuid not null references profiles,
  cents integer not null check (cents > 0),
  since timestamptz not null
);
create index host_debts_of_host on host_debts (profile_id);
alter table payouts add column withheld_cents integer not null default 0;
alter table payouts add check (withheld_cents between 0 and cents);

alter table ledger_postings drop constraint ledger_postings_kind_check;
alter table ledger_postings add check (kind in
  ('charge', 'stray', 'refund', 'refund_paid', 'payout_due', 'payout', 'tax_passed', 'debt', 'debt_taken'));
alter table ledger_entries drop constraint ledger_entries_account_check;
alter table ledger_entries add check (account in ('provider', 'points', 'host', 'payout', 'fee', 'tax', 'refund', 'debt'));
`);
