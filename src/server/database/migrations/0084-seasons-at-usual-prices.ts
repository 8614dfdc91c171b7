// A season may have a shortest stay alone: its nights then cost what they usually do.
import { script } from './script';

export const seasonsAtUsualPrices = script(`
alter table seasons alter column night_cents drop not null;
`);
