// When what guests see of a property was edited last, for search engines.
import { script } from './script';

export const changes = script(`
alter table properties add column changed_at timestamptz;
`);
