// Hosts keep texts for guests: each row is one host's alone, and is found by its host.
import { script } from './script';

export const savedReplies = script(`
create table saved_replies (
  reply_id uuid primary key,
  profile_id uuid not null references profiles (profile_id) on delete cascade,
  title text not null,
  text text not null,
  created_at timestamptz not null
);
create index saved_replies_profile on saved_replies (profile_id);
`);
