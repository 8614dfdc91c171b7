// How far the check of a registration has come, and why a property was taken out of sight.
import { script } from './script';

export const registration = script(`
alter table properties add column registration_verdict text check (registration_verdict in ('confirmed', 'refused'));
alter table properties add column registration_reason text;
alter table properties add column registration_asked_at timestamptz;
alter table properties add column registration_reminded integer;
alter table properties add column suspended_for text check (suspended_for in ('registration_refused', 'registration_expired'));
create index properties_by_end_of_registration on properties (registration_expires) where status in ('listed', 'paused');
`);
