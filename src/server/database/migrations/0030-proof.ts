// Constraints for later changes under concurrency: more nights between two stays are kept around those agreed before, and a balance of
// points is the sum of its entries.
import { script } from './script';

export const proof = script(`
-- as far as the next stay lets them: what was agreed stands
create function widen_between_stays(property uuid, between_stays integer) returns void language sql as $$
  update held_nights h set kept = daterange(lower(h.nights), least(upper(h.nights) + between_stays, (
    select min(lower(n.nights)) from held_nights n
    where n.property_id = h.property_id and n.kind = 'booking' and lower(n.nights) >= upper(h.nights))))
  where h.property_id = property and h.kind = 'booking'
$$;
create function keep_between_stays_agreed() returns trigger language plpgsql as $$
begin
  perform widen_between_stays(new.property_id, new.preparation_nights);
  return null;
end $$;
create trigger properties_between_stays after update of preparation_nights on properties
  for each row when (old.preparation_nights <> new.preparation_nights) execute function keep_between_stays_agreed();
select widen_between_stays(property_id, preparation_nights) from properties;

-- asked when the transaction ends: entries that are added, and balances that anybody changes
create function points_come_to_their_balance() returns trigger language plpgsql as $$
declare
  whose uuid := coalesce(new.profile_id, old.profile_id);
begin
  if coalesce((select balance from points_balances where profile_id = whose), 0)
    <> (select coalesce(sum(points), 0) from points_entries where profile_id = whose) then
    raise exception 'the points of % are not the sum of their entries', whose using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger points_balances_are_sums after insert or update or delete on points_balances
  deferrable initially deferred for each row execute function points_come_to_their_balance();
create constraint trigger points_entries_make_balances after insert or update of profile_id, points or delete on points_entries
  deferrable initially deferred for each row execute function points_come_to_their_balance();
`);
