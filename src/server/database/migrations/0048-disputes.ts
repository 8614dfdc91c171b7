// Disputes are money: what a bank took back has an account, and each payment says where its disputes stand.
import { script } from './script';

export const disputes = script(`
alter table ledger_entries drop constraint ledger_entries_account_check;
alter table ledger_entries add check (account in ('provider', 'points', 'host', 'payout', 'fee', 'tax', 'refund', 'sent', 'bank', 'by_hand', 'disputed', 'dispute_fee', 'loss', 'provider_fee', 'exchange', 'elsewhere', 'debt'));
alter table ledger_postings drop constraint ledger_postings_kind_check;
alter table ledger_postings add check (kind in ('charge', 'stray', 'refund', 'refund_paid', 'refund_failed', 'payout_due', 'payout', 'tax_passed', 'refund_sent', 'dispute_opened', 'dispute_won', 'dispute_lost', 'transfer_reversed', 'passed_on', 'provider_fee', 'exchange', 'elsewhere', 'debt', 'debt_taken'));
alter table payments add column dispute text;
-- the provider says at its next look which of them is lost
update payments set dispute = 'open' where disputed_at is not null;
alter table payments add check (dispute in ('open', 'won', 'lost'));
alter table refunds drop constraint refunds_reason_check;
alter table refunds drop constraint refunds_payment_id_reason_excl;
alter table refunds add check (reason in ('cancelled', 'called_off', 'resolved', 'unusable', 'at_provider', 'disputed'));
alter table refunds add exclude using gist (payment_id with =, reason with =) where (reason not in ('at_provider', 'disputed'));
`);
