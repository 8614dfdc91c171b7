// The ledger of money, always in balance and never changed; and each booking's price as it was agreed, in cents of Canadian dollars.
import { script } from './script';

export const ledger = script(`
create table ledger_postings (
  posting_id uuid primary key,
  cause text not null unique,
  kind text not null check (kind in ('charge', 'stray', 'refund', 'refund_paid', 'payout_due', 'payout')),
  property_id uuid not null,
  booking_id uuid not null references bookings,
  at timestamptz not null
);
create index ledger_postings_of_booking on ledger_postings (booking_id, at);
create table ledger_entries (
  posting_id uuid not null references ledger_postings,
  line integer not null,
  account text not null check (account in ('provider', 'points', 'host', 'payout', 'fee', 'tax', 'refund')),
  amount_cents integer not null check (amount_cents <> 0),
  tax text,
  label text,
  jurisdiction text,
  base_cents integer,
  primary key (posting_id, line),
  check ((account = 'tax') = (tax is not null and label is not null and jurisdiction is not null))
);

-- asked when the transaction ends: until then a posting has no entries yet, or only some
create function ledger_is_in_balance() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(amount_cents), 1) from ledger_entries where posting_id = new.posting_id) <> 0 then
    raise exception 'the entries of posting % do not come to nothing', new.posting_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_postings_balance after insert on ledger_postings
  deferrable initially deferred for each row execute function ledger_is_in_balance();
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_is_in_balance();

create function ledger_only_grows() returns trigger language plpgsql as $$
begin
  raise exception 'what stands in the ledger stays' using errcode = 'check_violation';
end $$;
create trigger ledger_postings_stay before update or delete or truncate on ledger_postings
  for each statement execute function ledger_only_grows();
create trigger ledger_entries_stay before update or delete or truncate on ledger_entries
  for each statement execute function ledger_only_grows();

-- a quote lasts half an hour: one without its price is asked for anew
delete from quotes;
alter table quotes add column price jsonb not null;

-- older bookings tell what was agreed by the quote that they show; in another currency only its sums are known in ours
alter table bookings add column price jsonb;
update bookings b set price = jsonb_build_object(
  'province', p.province,
  'city', p.city,
  'night_cents', to_jsonb(array_fill(b.host_subtotal_cents / (b.checkout - b.checkin), array[b.checkout - b.checkin])),
  'lines', case when b.currency = 'CAD' then (
    select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
      'code', line ->> 'code', 'label', line ->> 'label', 'type', line ->> 'type', 'cents', (line ->> 'amount_cents')::integer,
      'percent', (line ->> 'rate')::numeric * 100, 'base_cents', (line ->> 'base_cents')::integer
    )))
    from jsonb_array_elements(b.quote -> 'line_items') line where line ->> 'type' <> 'points'
  ) else jsonb_build_array(
    jsonb_build_object('code', 'accommodation', 'label', 'Nights and fees', 'type', 'host', 'cents', b.host_subtotal_cents),
    jsonb_build_object('code', 'service_fee', 'label', 'Our fee', 'type', 'platform', 'cents', round(b.host_subtotal_cents * 0.08)::integer),
    jsonb_build_object('code', 'tax', 'label', 'Taxes', 'type', 'tax',
      'cents', b.total_cents - b.host_subtotal_cents - round(b.host_subtotal_cents * 0.08)::integer)
  ) end
) from properties p where p.property_id = b.property_id;
alter table bookings alter column price set not null;
`);
