// Texts by how they begin, and the recommended of a province, with all that a search asks of a stay: no listing is read to order those of a town.
import { script } from './script';

export const factsOfPlaces = script(`
create index properties_by_named_facts on properties (searched text_pattern_ops)
  include (property_id, sleeps, bedrooms, beds, baths, max_nights, min_nights, gap_min_nights, advance_notice_hours, preparation_nights,
    all_in_night_cents, cleaning_fee_cents, review_count, gap_stays, pets_allowed, instant_book, instant_stopped, registration_expires, listed_at,
    latitude, longitude, profile_id, rating, property_type, cancellation_policy, province, timezone, city, amenities, accessibility)
  where status = 'listed';
drop index properties_by_beginning;
alter index properties_by_named_facts rename to properties_by_beginning;
create index properties_of_province_by_recommended_facts on properties
  (province, (coalesce(nullif(rating, 0), 4.3) * 10 + least(review_count, 30) / 5.0 + instant_book::integer) desc, property_id)
  include (sleeps, bedrooms, beds, baths, max_nights, min_nights, gap_min_nights, advance_notice_hours, preparation_nights, all_in_night_cents,
    cleaning_fee_cents, review_count, gap_stays, pets_allowed, instant_book, instant_stopped, registration_expires, listed_at, latitude, longitude,
    profile_id, rating, property_type, cancellation_policy, timezone, city, amenities, accessibility) where status = 'listed';
drop index properties_of_province_by_recommendation;
alter index properties_of_province_by_recommended_facts rename to properties_of_province_by_recommendation;
`);
