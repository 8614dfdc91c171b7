// Reports of listings, reviews and messages.
import { script } from './script';

export const contentReports = script(`
create table content_reports (
  report_id uuid not null,
  profile_id uuid not null,
  kind text not null,
  thing_id uuid not null,
  number integer,
  wrong text not null,
  message text,
  created_at timestamptz not null,
  decided_at timestamptz,
  primary key (report_id),
  check (kind in ('listing', 'review', 'message')),
  check (wrong in ('fraud', 'offensive', 'personal', 'illegal', 'other'))
);
alter table content_reports add foreign key (profile_id) references profiles (profile_id) on delete cascade;
`);
