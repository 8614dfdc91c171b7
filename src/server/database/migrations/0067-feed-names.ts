// Calendars from elsewhere have names of their hosts' own, and tell what of them is left out.
import { script } from './script';

export const feedNames = script(`
alter table calendar_feeds add column name text;
alter table calendar_feeds add column free_events integer not null default 0;
alter table calendar_feeds add column short_events integer not null default 0;
alter table calendar_feeds add column broken_events integer not null default 0;
-- each is read whole once more: repeats were not followed, and what was left out was not counted
update calendar_feeds set etag = null, modified = null;
`);
