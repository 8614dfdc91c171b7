// The orders of a search, each by an index: it looks at the first of many without sorting them all.
import { script } from './script';

export const searchOrders = script(`
create index properties_by_recommendation on properties
  ((coalesce(nullif(rating, 0), 4.3) * 10 + least(review_count, 30) / 5.0 + instant_book::integer) desc) where status = 'listed';
create index properties_by_price on properties (all_in_night_cents) where status = 'listed';
create index properties_by_rating on properties ((coalesce(rating, 0)) desc, review_count desc) where status = 'listed';
create index properties_by_listing on properties (listed_at desc nulls last) where status = 'listed';
`);
