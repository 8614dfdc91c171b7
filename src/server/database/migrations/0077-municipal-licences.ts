// A property has the number of its city's licence beside that of its province; no property that is there has one yet.
import { script } from './script';

export const municipalLicences = script(`
alter table properties add column licence_number text;
`);
