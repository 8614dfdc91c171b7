// When the coming nights of a calendar from elsewhere were last seen to change.
import { script } from './script';

export const calendarChanges = script(`
alter table calendar_feeds add column changed_at timestamptz;
`);
