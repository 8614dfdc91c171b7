// Seasons by name: prices and shortest stays that hold between two dates at some of a host's listings.
import { script } from './script';

export const seasons = script(`
create table seasons (
  season_id uuid not null,
  property_id uuid not null,
  name text not null,
  nights daterange not null,
  night_cents integer not null,
  min_nights integer,
  primary key (season_id, property_id),
  exclude using gist (property_id with =, nights with &&)
);
alter table seasons add foreign key (property_id) references properties (property_id) on delete cascade;
`);
