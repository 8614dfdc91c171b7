// Points for a first listing with a synced calendar, given once.
import { script } from './script';

export const survey = script(`
alter table points_entries drop constraint points_entries_reward_check;
alter table points_entries add check (reward in ('friend', 'sender', 'host', 'listing'));
alter table points_entries add exclude using btree (profile_id with =) where (kind = 'earn' and reward = 'listing');
`);
