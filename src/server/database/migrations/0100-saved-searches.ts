// Searches that people keep, and when each is looked at next for stays that are new.
import { script } from './script';

export const savedSearches = script(`
create table saved_searches (
  saved_search_id uuid not null,
  profile_id uuid not null references profiles (profile_id) on delete cascade,
  name text not null,
  terms jsonb not null,
  currency text not null,
  mails boolean not null,
  saved_at timestamptz not null,
  told_until timestamptz not null,
  due_at timestamptz,
  primary key (saved_search_id),
  check (currency in ('CAD', 'USD', 'EUR', 'GBP', 'AUD', 'JPY'))
);
create index saved_searches_profile on saved_searches (profile_id);
create index saved_searches_due on saved_searches (due_at) where due_at is not null;
`);
