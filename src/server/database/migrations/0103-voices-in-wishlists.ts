// Votes and notes of fellow travellers on the stays of wish lists.
import { script } from './script';

export const voicesInWishlists = script(`
create table stay_notes (
  note_id uuid not null,
  wishlist_id uuid not null references wishlists (wishlist_id) on delete cascade,
  property_id uuid not null references properties (property_id) on delete cascade,
  profile_id uuid not null references profiles (profile_id) on delete cascade,
  message text not null,
  written_at timestamptz not null,
  primary key (note_id)
);
create index stay_notes_wishlist on stay_notes (wishlist_id);
create index stay_notes_property on stay_notes (property_id);
create index stay_notes_profile on stay_notes (profile_id);
create table stay_votes (
  wishlist_id uuid not null references wishlists (wishlist_id) on delete cascade,
  property_id uuid not null references properties (property_id) on delete cascade,
  profile_id uuid not null references profiles (profile_id) on delete cascade,
  voted_at timestamptz not null,
  primary key (wishlist_id, property_id, profile_id)
);
create index stay_votes_property on stay_votes (property_id);
create index stay_votes_profile on stay_votes (profile_id);
create table fellow_travellers (
  wishlist_id uuid not null references wishlists (wishlist_id) on delete cascade,
  profile_id uuid not null references profiles (profile_id) on delete cascade,
  joined_at timestamptz not null,
  removed_at timestamptz,
  primary key (wishlist_id, profile_id)
);
create index fellow_travellers_profile on fellow_travellers (profile_id);
`);
