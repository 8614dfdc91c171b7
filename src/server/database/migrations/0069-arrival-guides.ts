// Hosts tell guests how to arrive: one row for each property, with its door code.
import { script } from './script';

export const arrivalGuides = script(`
create table arrival_guides (
  property_id uuid primary key references properties (property_id) on delete cascade,
  way text,
  way_days integer not null default 3,
  parking text,
  parking_days integer not null default 3,
  entry text,
  entry_days integer not null default 3,
  code text,
  code_days integer not null default 3,
  wifi text,
  wifi_days integer not null default 3,
  manual text,
  manual_days integer not null default 3,
  leaving text,
  leaving_days integer not null default 3
);
`);
