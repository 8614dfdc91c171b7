// The orders of a search with what tells equals apart, in the country and in a province; and the towns that have stays, without reading these.
import { script } from './script';

export const searchPages = script(`
drop index properties_by_recommendation, properties_by_price, properties_by_rating, properties_by_listing, properties_by_place;
create index properties_by_recommendation on properties
  ((coalesce(nullif(rating, 0), 4.3) * 10 + least(review_count, 30) / 5.0 + instant_book::integer) desc, property_id) where status = 'listed';
create index properties_by_price on properties (all_in_night_cents, property_id) where status = 'listed';
create index properties_by_rating on properties ((coalesce(rating, 0)) desc, review_count desc, property_id) where status = 'listed';
create index properties_by_listing on properties (listed_at desc nulls last, property_id) where status = 'listed';
create index properties_of_province_by_recommendation on properties
  (province, (coalesce(nullif(rating, 0), 4.3) * 10 + least(review_count, 30) / 5.0 + instant_book::integer) desc, property_id) where status = 'listed';
create index properties_of_province_by_price on properties (province, all_in_night_cents, property_id) where status = 'listed';
create index properties_of_province_by_reviews on properties (province, review_count desc, property_id) where status = 'listed';
create index properties_by_town on properties (province, city) include (registration_expires, timezone, created_at) where status = 'listed';
`);
