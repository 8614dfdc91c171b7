// How often the page of each listing is looked at, a number a day; nothing was counted before.
import { script } from './script';

export const listingViews = script(`
create table listing_views (
  property_id uuid not null,
  day date not null,
  views integer not null,
  primary key (property_id, day)
);
alter table listing_views add foreign key (property_id) references properties (property_id) on delete cascade;
`);
