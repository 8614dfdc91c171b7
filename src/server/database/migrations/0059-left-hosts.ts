// Details of hosts who leave are kept until the tax office was told; of those who left before nothing is there.
import { script } from './script';

export const leftHosts = script(`
create table left_hosts (
  profile_id uuid not null,
  account jsonb,
  is_paid_by_provider boolean not null,
  listings jsonb not null,
  kept_until timestamptz not null,
  primary key (profile_id)
);
`);
