// Points and rewards that a stay brought are taken back where its money went back: as far as they are there, and else from the next ones.
import { script } from './script';

export const takenBack = script(`
alter table points_entries add column owed integer;
create index points_entries_owed on points_entries (profile_id) where owed is not null;
alter table referrals add column rewarded_stay uuid references bookings;
alter table referrals add column rewarded_hosting uuid references bookings;
`);
