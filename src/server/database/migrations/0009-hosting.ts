// A host's work: calendars from elsewhere, imported values, and edits that are counted so that none overwrites another.
import { script } from './script';

export const hosting = script(`
create table calendar_feeds (
  feed_id uuid primary key,
  property_id uuid not null references properties on delete cascade,
  platform text not null check (platform in ('airbnb', 'vrbo', 'booking', 'expedia', 'generic')),
  url text not null,
  sync_status text not null default 'never' check (sync_status in ('never', 'running', 'synced', 'failed', 'conflict')),
  synced_at timestamptz,
  failed_at timestamptz,
  failures integer not null default 0,
  proves_ownership boolean not null default false,
  created_at timestamptz not null,
  etag text,
  modified text,
  due_at timestamptz not null,
  warned_at timestamptz,
  unique (property_id, url)
);
create table imported_listings (
  property_id uuid primary key references properties on delete cascade,
  platform text not null check (platform in ('airbnb', 'vrbo', 'booking', 'expedia', 'generic')),
  source_id text,
  read_at timestamptz,
  problem text check (problem in ('refused', 'unreachable', 'nothing_found', 'not_a_listing')),
  field_sources jsonb not null,
  unconfirmed text[] not null default '{}',
  photos_found integer not null default 0,
  photos_permitted boolean not null default false
);
alter table properties add column version integer not null default 1;
alter table properties add column edits jsonb;
alter table properties add column export_round integer not null default 1;
alter table properties add column deleted_at timestamptz;
alter table properties add column ownership_proven_at timestamptz;
alter table properties add column listing_key text;
alter table properties add constraint listings_have_one_owner
  exclude using gist (listing_key with =) where (ownership_proven_at is not null);
`);
