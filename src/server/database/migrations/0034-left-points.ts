// Entries of points go with whoever they belong to: also with a host who has left, whose profile is kept for the bookings' sake.
import { script } from './script';

export const leftPoints = script(`
create function refuse_points_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and exists (select from profiles where profile_id = old.profile_id and left_at is not null) then
    return old;
  end if;
  raise exception '% only grows', tg_table_name using errcode = 'restrict_violation';
end $$;
drop trigger points_only_grow on points_entries;
create trigger points_only_grow before update of profile_id, kind, points, booking_id or delete on points_entries
  for each row when (pg_trigger_depth() = 0) execute function refuse_points_change();
`);
