// The demo's clock: what it shows, and how it is moved on.
import { noSuchCall } from '../account/standing.errors';
import { call } from '../language/call';
import { decision } from '../language/declaration';
import { anyone } from '../language/rule';
import { instant, integer, nullable } from '../language/shapes';
import { demoHoursMax } from './limits.model';

const time = decision('section 19: the demo’s time can be moved on, and what falls due then happens');
const hoursUntil = (what: string) =>
  nullable(integer({ min: 1, says: `Hours until ${what} of a paid stay of theirs, as guest or host; nothing where none comes` }));

export const getDemoClock = call('GET /demo/clock', {
  source: time,
  says: 'What the demo’s clock shows, and how far the next stay of whoever asks is away',
  guard: anyone,
  recognizes: true,
  answer: {
    now: instant(),
    checkin_hours: hoursUntil('the next check-in'),
    checkout_hours: hoursUntil('the hour after the next check-out'),
  },
  errors: [noSuchCall],
});

export const advanceDemoClock = call('POST /demo/clock', {
  source: time,
  says: 'Moves the demo’s clock on for good, and does what falls due on the way before it answers; everybody signed in stays so',
  guard: anyone,
  input: { advance_hours: integer({ min: 0, max: demoHoursMax.value }) },
  answer: { now: instant() },
  errors: [noSuchCall],
});
