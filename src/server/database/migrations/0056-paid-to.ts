// Where a payout went, as a statement tells it; of those before nobody wrote it down.
import { script } from './script';

export const paidTo = script(`
alter table payouts add column paid_to text;
`);
