// Results of referrals, each reward once; and the signs that two accounts are one person. Stays that are paid already get the timer that
// rewards the inviter of their guest or host.
import { script } from './script';

export const referrals = script(`
create table referrals (
  friend_id uuid primary key references profiles on delete cascade,
  welcomed_at timestamptz,
  stayed_at timestamptz,
  hosted_at timestamptz,
  voided_at timestamptz,
  void_because text check (void_because in ('card', 'device', 'network', 'hosting')),
  check ((voided_at is null) = (void_because is null))
);
create table sightings (
  profile_id uuid not null references profiles on delete cascade,
  kind text not null check (kind in ('card', 'device', 'network')),
  mark text not null,
  seen_at timestamptz not null,
  primary key (profile_id, kind, mark)
);
create index sightings_by_mark on sightings (mark);
create index sightings_by_age on sightings (seen_at);
alter table points_entries add exclude using btree (friend_id with =, reward with =) where (kind = 'earn' and reward is not null);

insert into timers (timer_id, key, job, facts, due_at)
  select gen_random_uuid(), 'rewardSenders ' || (facts->>'booking_id'), 'rewardSenders', facts, due_at
  from timers where job = 'earnStayPoints'
  on conflict do nothing;
`);
