// The timers of one thing are found among those of all: each move of a booking sets them anew.
import { script } from './script';

export const timersOfThings = script(`
create index timers_of_thing on timers (substr(key, strpos(key, ' ') + 1));
`);
