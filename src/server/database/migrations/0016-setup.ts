// How far a host is in the setup of a property, on whichever device.
import { script } from './script';

export const setup = script(`
alter table properties add column setup_page text check (
  setup_page in ('basics', 'place', 'rooms', 'amenities', 'photos', 'price', 'rules', 'calendar', 'registration', 'finish')
);
`);
