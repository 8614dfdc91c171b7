// Discounts for those who book early, and for those who book at the last minute.
import { script } from './script';

export const earlyAndLate = script(`
alter table properties
  add column early_discount_percent integer not null default 0,
  add column last_minute_discount_percent integer not null default 0;
`);
