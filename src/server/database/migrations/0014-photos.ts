// Pictures come in several widths, and one that was removed can be brought back until its files go.
import { script } from './script';

export const photos = script(`
alter table photos add column widths integer[] not null default '{}';
create table removed_photos (
  photo_id uuid primary key,
  photo jsonb not null,
  property_id uuid references properties on delete set null,
  removed_at timestamptz not null
);
create index removed_photos_of_property on removed_photos (property_id);
create index removed_photos_by_age on removed_photos (removed_at);
`);
