// Whether nights are free is asked of a thousand properties by one search: by the ends of what is held that takes a quarter of the time.
import { script } from './script';

export const heldNightsByEnd = script(`
drop index held_nights_of_property;
create index held_nights_by_end on held_nights (property_id, upper(nights), lower(nights));
`);
