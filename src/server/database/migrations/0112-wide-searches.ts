// Searches that find very many: the numbers of a place, a province and the country by one index, without reading the listings; and texts by how they begin.
import { script } from './script';

export const wideSearches = script(`
create index properties_by_place on properties (province, city) include (registration_expires, timezone, created_at, all_in_night_cents, rating,
  review_count, pets_allowed, instant_book, instant_stopped) where status = 'listed';
drop index properties_by_town;
alter index properties_by_place rename to properties_by_town;
create index properties_by_beginning on properties (searched text_pattern_ops) where status = 'listed';
`);
