// The calls that are declared and not answered yet: a list that only becomes shorter.
import { expect, test } from 'vitest';
import { handlers } from '../../src/server/handlers';
import { unanswered } from '../../src/server/unanswered';

// whoever answers a call takes it out there, and takes one off here; this number never grows
const stillWaiting = 12;

test('the list of unanswered calls has become no longer', () => {
  expect(Object.keys(unanswered).length).toBeLessThanOrEqual(stillWaiting);
});

test('what is answered does not stand among the unanswered', () => {
  expect(Object.keys(handlers).filter((call) => call in unanswered)).toEqual([]);
});
