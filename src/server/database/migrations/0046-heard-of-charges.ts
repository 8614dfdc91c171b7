// The providers' news are kept by their ids; a refund can be made on the provider's own page, wait there, and fail after it was given.
import { script } from './script';

export const heardOfCharges = script(`
create table payment_news (
  provider text not null,
  news_id text not null,
  says text not null,
  charge_id text,
  is_ours boolean not null,
  heard_at timestamptz not null,
  primary key (provider, news_id),
  check (provider in ('stripe', 'sandbox'))
);
create index payment_news_of_charge on payment_news (charge_id) where not is_ours;
create index payment_news_by_age on payment_news (heard_at);

alter table bookings add column is_given_back boolean not null default false;
update bookings b set is_given_back = true where paid_at is not null and payment_method = 'card' and exists (
  select 1 from ledger_postings p where p.booking_id = b.booking_id and p.kind = 'refund') and not exists (
  select 1 from ledger_entries e join ledger_postings p using (posting_id)
  where p.booking_id = b.booking_id and p.kind in ('charge', 'refund') and e.account in ('host', 'fee', 'tax')
  group by e.account, e.tax having sum(e.amount_cents) <> 0);

alter table ledger_postings drop constraint ledger_postings_kind_check;
alter table ledger_postings add check (kind in ('charge', 'stray', 'refund', 'refund_paid', 'refund_failed', 'payout_due', 'payout', 'tax_passed', 'debt', 'debt_taken'));

alter table payments add column looked_at timestamptz;

alter table refunds add column failed_at timestamptz;
alter table refunds drop constraint refunds_check;
alter table refunds add check (returned_at is null or (provider_id is not null and failed_at is null));
alter table refunds drop constraint refunds_reason_check;
alter table refunds add check (reason in ('cancelled', 'called_off', 'resolved', 'unusable', 'at_provider'));
alter table refunds drop constraint refunds_payment_id_reason_key;
alter table refunds add exclude using gist (payment_id with =, reason with =) where (reason <> 'at_provider');
`);
