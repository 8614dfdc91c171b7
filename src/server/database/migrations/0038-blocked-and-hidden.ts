// Blocked accounts, listings that were taken down, and messages that were removed.
import { script } from './script';

export const blockedAndHidden = script(`
alter table messages add column hidden_at timestamptz;
alter table properties add column suspended_because text;
alter table properties drop constraint properties_suspended_for_check;
alter table properties add check (suspended_for in ('registration_refused', 'operator', 'registration_expired'));
alter table users add column blocked_because text;
`);
