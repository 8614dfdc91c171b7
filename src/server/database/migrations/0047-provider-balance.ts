// The moves of a provider's balance, and the accounts that book them; a posting names what it books there, and may be for no stay.
import { script } from './script';

export const providerBalance = script(`
create table balance_moves (
  move_id text not null,
  kind text not null,
  source_id text,
  charge_id text,
  transfer_id text,
  payout_id text,
  amount_cents integer not null,
  fee_cents integer not null,
  currency text not null,
  at timestamptz not null,
  provider text not null,
  booked_at timestamptz,
  primary key (provider, move_id),
  check (kind in ('charge', 'refund', 'refund_failed', 'dispute', 'dispute_won', 'transfer', 'transfer_reversed', 'payout', 'fee', 'other')),
  check (provider in ('stripe', 'sandbox'))
);
create index balance_moves_unbooked on balance_moves (provider, at, move_id) where booked_at is null;
create index balance_moves_by_age on balance_moves (provider, at);
create index balance_moves_of_source on balance_moves (source_id);

alter table ledger_entries drop constraint ledger_entries_account_check;
alter table ledger_entries add check (account in ('provider', 'points', 'host', 'payout', 'fee', 'tax', 'refund', 'sent', 'bank', 'by_hand', 'provider_fee', 'exchange', 'elsewhere', 'debt'));
alter table ledger_postings add column source text;
-- those of charges and refunds are known by what caused them
alter table ledger_postings disable trigger ledger_postings_stay;
update ledger_postings p set source = y.charge_id from payments y
  where p.kind in ('charge', 'stray') and p.cause = p.kind || ' ' || y.payment_id;
update ledger_postings set source = split_part(cause, ' ', 4) where kind in ('refund_paid', 'refund_failed') and cause not like '% bank-%';
alter table ledger_postings enable trigger ledger_postings_stay;
create index ledger_postings_of_source on ledger_postings (source) where source is not null;
alter table ledger_postings alter column property_id drop not null;
alter table ledger_postings alter column booking_id drop not null;
alter table ledger_postings drop constraint ledger_postings_kind_check;
alter table ledger_postings add check (kind in ('charge', 'stray', 'refund', 'refund_paid', 'refund_failed', 'payout_due', 'payout', 'tax_passed', 'refund_sent', 'transfer_reversed', 'passed_on', 'provider_fee', 'exchange', 'elsewhere', 'debt', 'debt_taken'));
`);
