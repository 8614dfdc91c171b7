// The memory of the demo's stand-ins is one table: the parent platform's, and those that came after it.
import { script } from './script';

export const standIns = script(`
alter table parent_records rename to stand_in_records;
alter table stand_in_records rename constraint parent_records_pkey to stand_in_records_pkey;
alter index parent_records_by_grant rename to stand_in_records_by_grant;
alter index parent_records_by_end rename to stand_in_records_by_end;
`);
