// A host may let a claim go: the rows that are there stay as they are.
import { script } from './script';

export const withdrawnClaims = script(`
alter table claims add column withdrawn_at timestamptz;
alter table claims drop constraint claims_state_check;
alter table claims add check (state in ('filed', 'accepted', 'disputed', 'unanswered', 'upheld', 'refused', 'paid', 'withdrawn'));
`);
