// Wish lists, and the stays that people save in them.
import { script } from './script';

export const wishlists = script(`
create table wishlists (
  wishlist_id uuid not null,
  profile_id uuid not null references profiles (profile_id) on delete cascade,
  name text not null,
  token text,
  changed_at timestamptz not null,
  primary key (wishlist_id),
  unique (token)
);
create index wishlists_profile on wishlists (profile_id);
create table saved_stays (
  wishlist_id uuid not null references wishlists (wishlist_id) on delete cascade,
  property_id uuid not null references properties (property_id) on delete cascade,
  saved_at timestamptz not null,
  primary key (wishlist_id, property_id)
);
create index saved_stays_property on saved_stays (property_id);
`);
