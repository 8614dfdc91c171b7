// Hosts review guests, and what both sides of a stay wrote shows together; what guests wrote before shows as it did.
import { script } from './script';

export const guestReviews = script(`
alter table reviews add column opens_at timestamptz;
create index reviews_sealed on reviews (opens_at) where opens_at is not null;
create table guest_reviews (
  review_id uuid primary key,
  booking_id uuid not null unique references bookings,
  property_id uuid not null references properties,
  profile_id uuid references profiles,
  guest_id uuid not null references profiles,
  rating integer not null check (rating between 1 and 5),
  rules integer,
  cleanliness integer,
  communication integer,
  comment text not null,
  created_at timestamptz not null,
  opens_at timestamptz,
  state text not null default 'shown' check (state in ('shown', 'hidden')),
  hidden_because text
);
create index guest_reviews_of on guest_reviews (guest_id, created_at desc);
create index guest_reviews_by on guest_reviews (profile_id);
create index guest_reviews_sealed on guest_reviews (opens_at) where opens_at is not null;
`);
