// Co-hosts may see the money of a listing, and one link may invite to several listings.
import { script } from './script';

export const cohostMoney = script(`
alter table cohosts drop constraint cohosts_roles_check;
alter table cohosts add check (roles <@ array['calendar', 'messages', 'money']);
alter table cohosts drop constraint cohosts_token_hash_key;
create index cohosts_by_token on cohosts (token_hash);
`);
