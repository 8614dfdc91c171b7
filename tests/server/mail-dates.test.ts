// Moments as mails and papers tell them: on the clock of a place, by the name that people have for it.
import { expect, test } from 'vitest';
import { momentWords } from '../../src/server/outside/mail-dates';

test.each([
  ['America/Vancouver', 'Pacific Time'],
  ['America/Edmonton', 'Mountain Time'],
  ['America/Whitehorse', 'Yukon Time'],
  ['America/Glace_Bay', 'Atlantic Time'],
  ['America/St_Johns', 'Newfoundland Time'],
] as const)('the clocks of %s are called %s', (zone, name) => {
  expect(momentWords('2027-07-13T00:00:00Z', zone)).toMatch(new RegExp(`\\d [AP]M ${name}$`));
});
