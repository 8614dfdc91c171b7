// The words of the demo's clock, at the foot of a page.
import { decision } from 'spec-to-app/declaration';
import { texts } from 'spec-to-app/text';

export const demoClockTexts = texts({
  source: decision('section 19: a chip in the footer moves the demo’s time on'),
  says: 'The demo’s clock',
  texts: {
    label: 'The demo’s clock',
    shows: 'Demo time: {moment}',
    tomorrow: 'Tomorrow',
    checkin: 'Check-in day',
    checkout: 'After check-out',
    hint: 'Time moves on for everyone, and can’t be turned back.',
  },
});
