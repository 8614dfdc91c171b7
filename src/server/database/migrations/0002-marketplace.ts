// The marketplace: properties with pictures, prices and calendars, bookings, reviews, and the rates of currencies.
import { script } from './script';

export const marketplace = script(`
create table properties (
  property_id uuid primary key,
  profile_id uuid not null references profiles,
  listing_url text,
  connection_status text check (connection_status = 'connected'),
  sync_status text not null default 'never',
  status text not null default 'draft' check (status in ('draft', 'listed', 'paused', 'archived', 'suspended')),
  title text not null default '',
  description text not null default '',
  property_type text not null default 'house',
  sleeps integer not null default 2 check (sleeps > 0),
  bedrooms integer not null default 1,
  beds integer not null default 1,
  baths numeric(4, 1) not null default 1,
  bedroom_list jsonb not null default '[]',
  amenities text[] not null default '{}',
  accessibility text[] not null default '{}',
  house_rules text not null default '',
  address text,
  city text not null default '',
  province text check (length(province) = 2),
  postal_code text,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  timezone text not null,
  checkin_time text not null default '16:00',
  checkout_time text not null default '11:00',
  cancellation_policy text not null default 'moderate',
  instant_book boolean not null default false,
  base_cents integer not null default 0 check (base_cents >= 0),
  weekend_cents integer,
  cleaning_fee_cents integer not null default 0,
  pet_fee_cents integer not null default 0,
  pets_allowed boolean not null default false,
  extra_guest_cents integer not null default 0,
  guests_included integer not null default 30,
  weekly_discount_percent integer not null default 0,
  monthly_discount_percent integer not null default 0,
  min_nights integer not null default 1,
  max_nights integer not null default 28,
  advance_notice_hours integer not null default 24,
  no_other_calendars boolean not null default false,
  registration_number text,
  registration_expires date,
  rating numeric(3, 2),
  review_count integer not null default 0,
  reply_rate_percent integer,
  reply_hours integer,
  -- what a night costs on average with every fee at the shortest stay: search sorts and filters by it where there are no dates
  all_in_night_cents integer not null default 0,
  searched text not null default '',
  created_at timestamptz not null,
  listed_at timestamptz,
  synced_at timestamptz
);
create index properties_of_owner on properties (profile_id);
create index properties_by_place on properties (province, all_in_night_cents) where status = 'listed';
create index properties_by_position on properties using gist (point(longitude, latitude)) where status = 'listed';
create index properties_by_words on properties using gin (searched gin_trgm_ops) where status = 'listed';
create index properties_by_amenities on properties using gin (amenities) where status = 'listed';

create table photos (
  photo_id uuid primary key,
  property_id uuid not null references properties on delete cascade,
  position integer not null,
  url text not null,
  alt text not null,
  width integer not null,
  height integer not null,
  colour text not null
);
create index photos_of_property on photos (property_id, position);

create table price_overrides (
  property_id uuid not null references properties on delete cascade,
  nights daterange not null,
  night_cents integer,
  min_nights integer,
  checkin_days integer[],
  primary key (property_id, nights),
  exclude using gist (property_id with =, nights with &&)
);

create table bookings (
  booking_id uuid primary key,
  property_id uuid not null references properties,
  guest_id uuid references profiles,
  reference text not null unique,
  status text not null check (status in ('pending', 'confirmed', 'rejected', 'cancelled', 'expired')),
  checkin date not null,
  checkout date not null check (checkout > checkin),
  guests jsonb not null,
  quote jsonb not null,
  currency text not null,
  points integer not null default 0,
  host_subtotal_cents integer not null,
  total_cents integer not null,
  timezone text not null,
  checkin_time text not null,
  checkout_time text not null,
  cancellation_policy text not null,
  message text,
  cancel_reason text,
  reject_reason text,
  confirmation_id text,
  paid_at timestamptz,
  accepted_at timestamptz,
  reply_by timestamptz,
  pay_by timestamptz,
  payment_method text,
  cancelled_by text,
  refund_cents integer,
  reported_at timestamptz,
  created_at timestamptz not null
);
create index bookings_of_property on bookings (property_id, checkin);
create index bookings_of_guest on bookings (guest_id, checkin);

create table booking_events (
  event_id uuid primary key,
  property_id uuid not null,
  booking_id uuid not null references bookings,
  at timestamptz not null,
  who uuid,
  event text not null,
  from_status text,
  to_status text not null,
  reason text
);
create index booking_events_of_booking on booking_events (booking_id, at);

-- the nights that are taken: bookings and blocks of the host cannot overlap, whoever asks first; feeds may, and only raise a conflict
create table held_nights (
  held_id uuid primary key,
  property_id uuid not null references properties on delete cascade,
  nights daterange not null check (not isempty(nights)),
  kind text not null check (kind in ('booking', 'block', 'feed')),
  booking_id uuid references bookings on delete cascade,
  source text,
  created_at timestamptz not null,
  constraint held_nights_do_not_overlap exclude using gist (property_id with =, nights with &&) where (kind in ('booking', 'block'))
);
create index held_nights_of_property on held_nights using gist (property_id, nights);
create unique index held_nights_of_booking on held_nights (booking_id) where booking_id is not null;

create table reviews (
  review_id uuid primary key,
  booking_id uuid not null unique references bookings,
  property_id uuid not null references properties,
  profile_id uuid references profiles,
  rating integer not null check (rating between 1 and 5),
  cleanliness integer,
  accuracy integer,
  checkin integer,
  communication integer,
  location integer,
  value integer,
  comment text not null,
  private_note text,
  host_reply text,
  host_replied_at timestamptz,
  created_at timestamptz not null
);
create index reviews_of_property on reviews (property_id, created_at desc, review_id);
create index reviews_of_author on reviews (profile_id, created_at desc);

create table currency_rates (
  code text not null check (length(code) = 3),
  as_of date not null,
  rate numeric(14, 6) not null check (rate > 0),
  primary key (code, as_of)
);
`);
