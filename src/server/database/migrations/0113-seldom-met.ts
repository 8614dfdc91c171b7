// The recommended with all that a search asks of them, so that it reads the index alone. And what few listings have, each by an index: a search for it reads those few, however many others there are. None is for listed ones alone:
// PostgreSQL puts no two indexes of the same part of a table together.
import { script } from './script';

export const seldomMet = script(`
create index properties_by_recommended_facts on properties
  ((coalesce(nullif(rating, 0), 4.3) * 10 + least(review_count, 30) / 5.0 + instant_book::integer) desc, property_id)
  include (sleeps, bedrooms, beds, baths, max_nights, min_nights, gap_min_nights, advance_notice_hours, preparation_nights, all_in_night_cents,
    cleaning_fee_cents, review_count, gap_stays, pets_allowed, instant_book, instant_stopped, registration_expires, listed_at, latitude, longitude,
    profile_id, rating, property_type, cancellation_policy, province, timezone, city, amenities, accessibility) where status = 'listed';
drop index properties_by_recommendation;
alter index properties_by_recommended_facts rename to properties_by_recommendation;
create index properties_by_facts on properties
  (sleeps, bedrooms, beds, baths, property_type, cancellation_policy, instant_book, pets_allowed, rating, max_nights, province);
create index properties_by_bedrooms on properties (bedrooms);
create index properties_by_beds on properties (beds);
create index properties_by_baths on properties (baths);
create index properties_by_stars on properties (rating);
create index properties_by_type on properties (property_type);
create index properties_by_policy on properties (cancellation_policy);
create index properties_by_pets on properties (pets_allowed);
create index properties_by_instant on properties (instant_book);
create index properties_by_longest_stay on properties (max_nights);
create index properties_by_accessibility on properties using gin (accessibility);
create index properties_by_night_without_cleaning on properties
  ((all_in_night_cents - cleaning_fee_cents * 1.08::float8 / greatest(1, min_nights)));
create index properties_by_night_with_all_cleaning on properties
  ((all_in_night_cents - cleaning_fee_cents * 1.08::float8 / greatest(1, min_nights) + cleaning_fee_cents * 1.08::float8));
create index profiles_by_languages on profiles using gin (languages);
`);
