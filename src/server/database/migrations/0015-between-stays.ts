// On which weekdays a stay may end, and how many nights stay free between two stays.
import { script } from './script';

export const betweenStays = script(`
alter table properties add column preparation_nights integer not null default 0;
alter table price_overrides add column checkout_days integer[];
`);
