// The acts of the operator, with their reasons: entries that nobody can change.
import { script } from './script';

export const operatorActs = script(`
create table operator_acts (
  act_id uuid primary key,
  at timestamptz not null,
  who text not null,
  act text not null,
  about text not null,
  reason text not null
);
create index operator_acts_about on operator_acts (about, at);

create function operator_acts_only_grow() returns trigger language plpgsql as $$
begin
  raise exception 'what the operator did stays written down' using errcode = 'check_violation';
end $$;
create trigger operator_acts_stay before update or delete or truncate on operator_acts
  for each statement execute function operator_acts_only_grow();
`);
