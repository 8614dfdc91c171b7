// Co-hosts have roles: those who are there had the calendar. A message tells which co-host wrote it.
import { script } from './script';

export const cohostRoles = script(`
alter table cohosts add column roles text[] not null default '{calendar}';
alter table cohosts alter column roles drop default;
alter table cohosts add check (roles <@ array['calendar', 'messages']);
alter table messages add column writer_id uuid;
alter table messages add foreign key (writer_id) references profiles (profile_id) on delete set null;
create index messages_by_cohost on messages (writer_id) where writer_id is not null;
`);
