// A season may come back every year. A shortest stay of one night, which every stay has, is none.
import { script } from './script';

export const yearlySeasons = script(`
alter table seasons add column yearly boolean not null default false;
update seasons set min_nights = null where min_nights = 1;
`);
