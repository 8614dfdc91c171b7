// Accounts: users, profiles, sessions, mailed links, and the counters that slow guessing down.
import { script } from './script';

export const accounts = script(`
create extension if not exists btree_gist;
create extension if not exists pg_trgm;
create table users (
  user_id uuid primary key,
  email text not null unique check (email = lower(email) and length(email) <= 254),
  password_hash text,
  verified_at timestamptz,
  referral_code text,
  created_at timestamptz not null
);
create table profiles (
  profile_id uuid primary key,
  user_id uuid not null unique references users on delete cascade,
  first_name text,
  last_name text,
  avatar text,
  referral_code text not null unique,
  is_host boolean not null default false,
  is_guest boolean not null default false,
  show_referral_recipient_banner boolean,
  show_referral_sender_banner boolean,
  show_referral_sender_modal boolean,
  referral_recipient_banner_interacted_at timestamptz,
  referral_sender_banner_interacted_at timestamptz,
  marketing_consent boolean not null default false,
  created_at timestamptz not null
);
create table sessions (
  session_id uuid primary key,
  token_hash text not null unique,
  user_id uuid not null references users on delete cascade,
  device text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null
);
create index sessions_of_user on sessions (user_id);
create table mailed_links (
  token_hash text primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset')),
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mailed_links_of_user on mailed_links (user_id, purpose, created_at);
create table throttles (
  key text primary key,
  times integer not null,
  since timestamptz not null,
  until timestamptz not null
);
create table repeated_calls (
  key text primary key,
  request_hash text not null,
  answer jsonb,
  status integer,
  created_at timestamptz not null
);
`);
