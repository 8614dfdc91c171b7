// Co-hosts of listings, and invitations to become one; there were none before.
import { script } from './script';

export const cohosts = script(`
create table cohosts (
  cohost_id uuid not null,
  property_id uuid not null,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  profile_id uuid,
  token_hash text not null,
  primary key (cohost_id),
  unique (token_hash),
  unique (property_id, email),
  unique (property_id, profile_id)
);
alter table cohosts add foreign key (property_id) references properties (property_id) on delete cascade;
alter table cohosts add foreign key (profile_id) references profiles (profile_id) on delete cascade;
create index cohosts_by_person on cohosts (profile_id);
`);
