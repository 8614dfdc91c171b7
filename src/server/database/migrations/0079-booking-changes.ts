// Either side of a paid booking proposes a change, the other accepts, and the difference is a payment or a refund of its own.
import { script } from './script';

export const bookingChanges = script(`
create table booking_changes (
  change_id uuid not null,
  booking_id uuid not null,
  state text not null,
  by_host boolean not null,
  proposed_at timestamptz not null,
  answer_by timestamptz not null,
  pay_by timestamptz,
  quote jsonb not null,
  ended_at timestamptz,
  property_id uuid not null,
  price jsonb not null,
  held_id uuid,
  primary key (change_id),
  check (state in ('proposed', 'accepted', 'done', 'declined', 'withdrawn', 'expired', 'lapsed', 'ended')),
  exclude using gist (booking_id with =) where (state in ('proposed', 'accepted'))
);
alter table booking_changes add foreign key (booking_id) references bookings (booking_id);
create index booking_changes_of_booking on booking_changes (booking_id);
alter table payments add column change_id uuid;
alter table payments drop constraint payments_coalesce_excl1;
alter table payments add exclude using gist (coalesce(change_id, claim_id, booking_id) with =) where (used);
alter table refunds drop constraint refunds_reason_check;
alter table refunds add check (reason in ('cancelled', 'called_off', 'resolved', 'changed', 'unusable', 'at_provider', 'disputed', 'given_twice'));
alter table refunds drop constraint refunds_payment_id_reason_excl;
alter table refunds add exclude using gist (payment_id with =, reason with =) where (reason not in ('at_provider', 'changed', 'disputed', 'given_twice'));
`);
