// Texts by how they begin, with all that a search asks of a stay: those of a town lie beside one another, and no listing is read to order them.
import { script } from './script';

export const factsOfNamed = script(`
create index properties_by_named_facts on properties (searched text_pattern_ops)
  include (property_id, sleeps, bedrooms, beds, baths, max_nights, min_nights, gap_min_nights, advance_notice_hours, preparation_nights,
    all_in_night_cents, cleaning_fee_cents, review_count, gap_stays, pets_allowed, instant_book, instant_stopped, registration_expires, listed_at,
    latitude, longitude, profile_id, rating, property_type, cancellation_policy, province, timezone, city, amenities, accessibility)
  where status = 'listed';
drop index properties_by_beginning;
alter index properties_by_named_facts rename to properties_by_beginning;
`);
