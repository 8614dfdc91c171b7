// How accounts go on and end: what people said of referrals, their points, and profiles that stay without a name once their person has left.
import { script } from './script';

export const accountLife = script(`
alter table profiles alter column user_id drop not null;
alter table profiles drop constraint profiles_user_id_fkey;
alter table profiles add constraint profiles_user_id_fkey foreign key (user_id) references users on delete set null;
alter table profiles add column left_at timestamptz;
create index users_by_referral_code on users (referral_code) where referral_code is not null;

create table referral_feedback (
  feedback_id uuid primary key,
  profile_id uuid not null references profiles on delete cascade,
  type text not null check (type in ('referral_sender', 'referral_recipient')),
  payload jsonb not null,
  first_sent_at timestamptz not null,
  sent_at timestamptz not null,
  unique (profile_id, type)
);

create table points_entries (
  entry_id uuid primary key,
  profile_id uuid not null references profiles on delete cascade,
  kind text not null check (kind in ('earn', 'hold', 'release', 'spend', 'reverse', 'admin')),
  points integer not null,
  booking_id uuid references bookings,
  -- of a reward for a referral: the friend who brought it, and for what
  friend_id uuid references profiles on delete set null,
  reward text check (reward in ('friend', 'sender', 'host')),
  reason text not null,
  created_at timestamptz not null
);
create index points_entries_of_person on points_entries (profile_id, created_at desc, entry_id);
`);
