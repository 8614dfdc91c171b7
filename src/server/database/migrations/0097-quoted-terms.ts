// A promised price keeps the terms that were shown beside it: a host who changes them meanwhile changes nothing unseen.
import { script } from './script';

export const quotedTerms = script(`
alter table quotes add column terms jsonb;
`);
