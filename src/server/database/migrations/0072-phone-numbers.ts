// People may give a phone number; nobody has given one yet.
import { script } from './script';

export const phoneNumbers = script(`
alter table profiles add column phone text;
`);
