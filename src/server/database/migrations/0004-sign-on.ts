// Single sign-on: secrets that all server processes share, sign-ons that came back, and what the demo's parent platform remembers.
import { script } from './script';

export const signOn = script(`
create table secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null
);
create table sign_ons (
  nonce_hash text primary key,
  ends_at timestamptz not null,
  user_id uuid references users on delete cascade,
  code_hash text unique,
  code_ends_at timestamptz,
  redeemed_at timestamptz
);
create index sign_ons_by_end on sign_ons (ends_at);
create table parent_records (
  kind text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  ends_at timestamptz not null,
  primary key (kind, id)
);
create index parent_records_by_grant on parent_records (grant_id);
create index parent_records_by_end on parent_records (ends_at);
`);
