// The numbers of a place, of a province or of the country are told by one index, without reading the listings themselves.
import { script } from './script';

export const numbersOfPlaces = script(`
create index properties_by_place on properties (province, city) include (registration_expires, timezone, created_at, all_in_night_cents, rating,
  review_count, pets_allowed, instant_book, instant_stopped) where status = 'listed';
drop index properties_by_town;
alter index properties_by_place rename to properties_by_town;
`);
