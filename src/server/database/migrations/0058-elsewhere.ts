// Moves at a provider for nothing of ours are asked for each hour, and are rare.
import { script } from './script';

export const elsewhere = script(`
create index ledger_postings_elsewhere on ledger_postings (cause) where kind = 'elsewhere';
`);
