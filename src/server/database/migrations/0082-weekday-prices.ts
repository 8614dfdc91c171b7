// Each day of the week may have a price of its own: the price of weekends becomes that of Fridays and Saturdays.
import { script } from './script';

export const weekdayPrices = script(`
alter table properties add column monday_cents integer;
alter table properties add column tuesday_cents integer;
alter table properties add column wednesday_cents integer;
alter table properties add column thursday_cents integer;
alter table properties add column friday_cents integer;
alter table properties add column saturday_cents integer;
alter table properties add column sunday_cents integer;
update properties set friday_cents = weekend_cents, saturday_cents = weekend_cents where weekend_cents is not null;
update properties set edits = (edits - 'weekend_cents')
  || jsonb_build_object('friday_cents', edits -> 'weekend_cents', 'saturday_cents', edits -> 'weekend_cents')
  where edits ? 'weekend_cents';
-- an all-in night is that of the cheapest shortest stay: until now none had a weekend in it
with cheapest as (
  select property_id, base_cents * min_nights + cleaning_fee_cents + (weekend_cents - base_cents) * (2 * (min_nights / 7)
    + case when weekend_cents < base_cents then least(min_nights % 7, 2) else greatest(min_nights % 7 - 5, 0) end) as cents
  from properties where weekend_cents is not null and (weekend_cents < base_cents or min_nights > 5)
)
update properties p set all_in_night_cents = round((c.cents + round(c.cents * 0.08)) / p.min_nights)
from cheapest c where c.property_id = p.property_id;
alter table properties drop column weekend_cents;
`);
