// Reviews wait for a look where they cost nothing; those that are there of stays that were paid directly wait from now on.
import { script } from './script';

export const lookedAtReviews = script(`
alter table reviews add column paid_directly boolean not null default false;
alter table reviews add column state text not null default 'shown';
alter table reviews add column waits_for text;
alter table reviews add column hidden_because text;
alter table reviews add check (state in ('shown', 'waiting', 'hidden'));
alter table reviews add check (waits_for in ('direct', 'card', 'device', 'network'));

update reviews r set paid_directly = true, state = 'waiting', waits_for = 'direct'
from bookings b where b.booking_id = r.booking_id and b.payment_method = 'offline';
update properties p set review_count = counted.times, rating = case when counted.times < 3 then null else counted.average end
from (
  select property_id, count(*) filter (where state = 'shown') as times, round(avg(rating) filter (where state = 'shown'), 2) as average
  from reviews group by property_id having bool_or(paid_directly)
) counted where counted.property_id = p.property_id;
`);
