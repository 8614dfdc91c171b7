// Mails and jobs wait in a table of ours; what waited in the tables of pg-boss goes on from here.
import { script } from './script';

export const ownJobs = script(`
create table jobs (
  job_id uuid primary key,
  kind text not null,
  name text not null,
  facts jsonb not null,
  caused_at timestamptz not null,
  due_at timestamptz not null,
  attempts_left integer not null,
  taken_until timestamptz,
  failure text
);
create index jobs_by_time on jobs (kind, due_at);

do $$ begin
  if to_regclass('pgboss.job') is not null then
    insert into jobs (job_id, kind, name, facts, caused_at, due_at, attempts_left)
    select id, case name when 'dead' then 'job' else name end, data->>'name', data->'facts', created_on, start_after,
      case name when 'dead' then 0 else retry_limit - retry_count + 1 end
    from pgboss.job where name in ('mail', 'job', 'dead') and state in ('created', 'retry', 'active');
    drop schema pgboss cascade;
  end if;
end $$;
`);
