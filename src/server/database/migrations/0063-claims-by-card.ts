// A claim may be paid by card; those that were paid before were paid to their hosts directly.
import { script } from './script';

export const claimsByCard = script(`
alter table claims add column paid_by_card boolean not null default false;
`);
