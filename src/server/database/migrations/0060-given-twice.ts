// A refund may go back twice, by our bank and on the provider's page: the rows that are there stay as they are.
import { script } from './script';

export const givenTwice = script(`
alter table ledger_postings drop constraint ledger_postings_kind_check;
alter table ledger_postings add check (kind in ('charge', 'stray', 'refund', 'refund_paid', 'refund_failed', 'payout_due', 'payout', 'tax_passed', 'refund_sent', 'dispute_opened', 'dispute_won', 'dispute_lost', 'given_twice', 'transfer_reversed', 'passed_on', 'provider_fee', 'exchange', 'elsewhere', 'debt', 'debt_taken'));
alter table refunds drop constraint refunds_reason_check;
alter table refunds drop constraint refunds_payment_id_reason_excl;
alter table refunds add check (reason in ('cancelled', 'called_off', 'resolved', 'unusable', 'at_provider', 'disputed', 'given_twice'));
alter table refunds add exclude using gist (payment_id with =, reason with =) where (reason not in ('at_provider', 'disputed', 'given_twice'));
`);
