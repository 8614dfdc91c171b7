// The nights that calendars from elsewhere take, and what a host notes on nights. Until now no calendar was ever read: nights that
// the demo drew as if they came from one become blocks.
import { script } from './script';

export const calendar = script(`
update held_nights set kind = 'block' where kind = 'feed';
alter table held_nights drop column source;
alter table held_nights add column feed_id uuid references calendar_feeds on delete cascade;
alter table held_nights add column is_stay boolean not null default true;
alter table held_nights add check ((kind = 'feed') = (feed_id is not null));
create index held_nights_of_feed on held_nights (feed_id) where feed_id is not null;
create index calendar_feeds_by_turn on calendar_feeds (due_at);
alter table price_overrides add column note text;
alter table properties add column instant_stopped boolean not null default false;
`);
