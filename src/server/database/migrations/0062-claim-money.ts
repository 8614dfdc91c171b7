// Payments, and all that follows from them, belong to a stay or to a claim after it; those that are there belong to stays.
import { script } from './script';

export const claimMoney = script(`
alter table payments add column claim_id uuid;
alter table payments alter column quote drop not null;
alter table payments add check ((claim_id is null) = (quote is not null));
alter table payments drop constraint payments_booking_id_excl;
alter table payments drop constraint payments_booking_id_excl1;
alter table payments add exclude using gist (coalesce(claim_id, booking_id) with =) where (state in ('open', 'processing'));
alter table payments add exclude using gist (coalesce(claim_id, booking_id) with =) where (used);
alter table refunds add column claim_id uuid;
alter table payouts add column claim_id uuid;
alter table payouts drop constraint payouts_booking_id_key;
alter table payouts add exclude using gist (coalesce(claim_id, booking_id) with =);
create index payouts_of_booking on payouts (booking_id);
alter table host_debts add column claim_id uuid;
alter table ledger_postings add column claim_id uuid;
alter table ledger_postings drop constraint ledger_postings_kind_check;
alter table ledger_postings add check (kind in ('charge', 'claim_charge', 'stray', 'refund', 'refund_paid', 'refund_failed', 'payout_due', 'payout', 'tax_passed', 'refund_sent', 'dispute_opened', 'dispute_won', 'dispute_lost', 'given_twice', 'transfer_reversed', 'passed_on', 'provider_fee', 'exchange', 'elsewhere', 'debt', 'debt_taken'));
`);
