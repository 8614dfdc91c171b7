// A host's report of a stay that is over is a claim, with pictures and the guest's answer.
import { script } from './script';

export const claims = script(`
create table claim_photos (
  photo_id uuid not null,
  width integer not null,
  height integer not null,
  property_id uuid not null,
  booking_id uuid not null,
  address text not null,
  added_at timestamptz not null,
  removed_at timestamptz,
  primary key (photo_id)
);
create table claims (
  claim_id uuid not null,
  booking_id uuid not null,
  kind text not null,
  amount_cents integer not null,
  message text,
  state text not null,
  filed_at timestamptz not null,
  answer_by timestamptz not null,
  answered_at timestamptz,
  answer text,
  offered_cents integer,
  decided_at timestamptz,
  decision text,
  owed_cents integer,
  paid_at timestamptz,
  property_id uuid not null,
  primary key (claim_id),
  unique (booking_id),
  check (kind in ('damage', 'missing', 'cleaning', 'other')),
  check (state in ('filed', 'accepted', 'disputed', 'unanswered', 'upheld', 'refused', 'paid')),
  check (amount_cents > 0),
  check (owed_cents <= amount_cents),
  check (offered_cents < amount_cents)
);
alter table claim_photos add foreign key (booking_id) references bookings (booking_id);
alter table claims add foreign key (booking_id) references bookings (booking_id);
create index claim_photos_of_booking on claim_photos (booking_id);
`);
