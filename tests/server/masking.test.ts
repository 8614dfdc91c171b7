// Masked parts of messages before a booking is confirmed, and parts that are read as written.
import { expect, test } from 'vitest';
import { masked } from '../../src/server/message/masking.rules';

test.each([
  ['Write to jo.tremblay+cabin@mail.example.ca please', 'Write to [hidden] please'],
  ['jo (at) example (dot) ca', '[hidden]'],
  ['Call 604-555-0188.', 'Call [hidden].'],
  ['Call +1 (604) 555 0188!', 'Call [hidden]!'],
  ['6 0 4 5 5 5 0 1 8 8', '[hidden]'],
  ['６０４５５５０１８８', '[hidden]'],
  ['or 555-0188 in town', 'or [hidden] in town'],
  ['see https://example.ca/cabin?x=1 and www.example.ca', 'see [hidden] and [hidden]'],
  ['It is on my-cabin.ca, and youtu.be/abc', 'It is on [hidden], and [hidden]'],
  ['I am @cabin.jo there', 'I am [hidden] there'],
  ['We are at 12 Maple Street.', 'We are at [hidden]'],
  ['4120B Old Mill Rd, V0N 1B4', '[hidden], [hidden]'],
  ['45, rue Saint-Paul Ouest à Montréal', '[hidden] à Montréal'],
])('%j reads %j', (text, read) => {
  expect(masked(text)).toEqual({ text: read, is_masked: true });
});

test.each([
  'We come from 2027-02-12 to 2027-02-15 and leave at 11.',
  'From 2027-02-12 - 2027-02-15, 2 adults, 3 children.',
  'Is it 10 minutes down the road, or a 2 hours drive?',
  'It was $1,200.00 last year, $2,073.60 CAD now.',
  'We were 4 then.We liked it, e.g. the stove.',
  'Reference HX7K2M, registration H123456789, check-in 16:00.',
  'Trails 1, 2, 3, 4 and 5 are open; the 1st is 12.5 km.',
  'Wir kommen um 7 Uhr. À bientôt!',
])('%j is read as it was written', (text) => {
  expect(masked(text)).toEqual({ text, is_masked: false });
});

test('the longest message is looked through at once, whatever it is made of', () => {
  for (const part of ['a@', '1 ', 'a.', '12 Aa ', '(at) ', '@@', 'a.a.', '0-', '1 Rue ']) {
    const since = performance.now();
    masked(part.repeat(Math.ceil(2000 / part.length)));
    expect(performance.now() - since, part).toBeLessThan(2000);
  }
});
