// A host hears once of each night that is taken here and elsewhere.
import { script } from './script';

export const toldConflicts = script(`
alter table held_nights add column told_at timestamptz;
`);
