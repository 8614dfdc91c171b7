// Gaps between stays that are shorter than the shortest stay may be booked, where a host says so.
import { script } from './script';

export const gapStays = script(`
alter table properties add column gap_stays boolean not null default false;
alter table properties add column gap_min_nights integer not null default 1;
`);
