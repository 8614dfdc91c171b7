// How often the provider has erred over a refund: each attempt has a key of its own.
import { script } from './script';

export const erredRefunds = script(`
alter table refunds add column attempts integer not null default 0;
`);
