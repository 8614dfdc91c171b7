// Constraints that keep bookings honest under concurrency: balances of points that are never negative, entries that are only ever added,
// and the nights between two stays. Existing requests and unpaid bookings get the timers that they would have had.
import { script } from './script';

export const booking = script(`
create table points_balances (
  profile_id uuid primary key references profiles on delete cascade,
  balance integer not null check (balance >= 0)
);
insert into points_balances (profile_id, balance) select profile_id, sum(points) from points_entries group by profile_id;
alter table points_entries add exclude using btree (booking_id with =) where (kind = 'earn' and reward is null);
create index points_entries_of_booking on points_entries (booking_id) where booking_id is not null;

create function add_points() returns trigger language plpgsql as $$
begin
  -- always in the same order, so that two who add to the same balances do not wait for each other
  insert into points_balances (profile_id, balance) select distinct profile_id, 0 from added order by 1 on conflict do nothing;
  perform 1 from points_balances where profile_id in (select profile_id from added) order by profile_id for update;
  update points_balances b set balance = b.balance + a.points
    from (select profile_id, sum(points) as points from added group by profile_id) a where a.profile_id = b.profile_id;
  return null;
end $$;
create trigger points_are_added after insert on points_entries referencing new table as added for each statement execute function add_points();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% only grows', tg_table_name using errcode = 'restrict_violation';
end $$;
-- entries go with whoever they belong to, and in no other way
create trigger points_only_grow before update of profile_id, kind, points, booking_id or delete on points_entries
  for each row when (pg_trigger_depth() = 0) execute function refuse_change();

alter table held_nights add column kept daterange;
create function keep_between_stays() returns trigger language plpgsql as $$
begin
  new.kept := case when new.kind = 'booking' then daterange(lower(new.nights),
    upper(new.nights) + (select preparation_nights from properties where property_id = new.property_id)) end;
  return new;
end $$;
-- stays that were agreed before stand as they are
update held_nights set kept = nights where kind = 'booking';
alter table held_nights add constraint held_nights_keep_their_distance exclude using gist (property_id with =, kept with &&)
  where (kind = 'booking');
create trigger held_nights_between_stays before insert or update of nights, kind on held_nights
  for each row execute function keep_between_stays();

insert into timers (timer_id, key, job, facts, due_at)
  select gen_random_uuid(), 'bookingLifeExpire ' || booking_id, 'bookingLifeExpire', jsonb_build_object('booking_id', booking_id),
    coalesce(reply_by, created_at + interval '24 hours')
  from bookings where status = 'pending';
insert into timers (timer_id, key, job, facts, due_at)
  select gen_random_uuid(), 'bookingLifeLapse ' || booking_id, 'bookingLifeLapse', jsonb_build_object('booking_id', booking_id), pay_by
  from bookings where status = 'confirmed' and paid_at is null and pay_by is not null;
`);
