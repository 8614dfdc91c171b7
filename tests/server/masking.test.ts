// Contact details are hidden in any writing, and other words are read as they were written.
import { expect, test } from 'vitest';
import { masked } from '../../src/server/account/contact-details.lookup';
import { limitMs } from '../support/limits';
import { innocent, later, tried, untried } from '../support/contact-texts';
import { drawnUp } from '../support/contact-ways';
import { unsuspected } from '../support/innocent-texts';

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

const plain = (text: string): string => text.normalize('NFKC').replace(/\p{Cf}/gu, '');
/** Whether neither half of what stands in braces is left. */
const isHidden = (text: string): boolean => {
  const secret = plain(text.slice(text.indexOf('{') + 1, text.lastIndexOf('}')));
  const whole =
    text.slice(0, text.indexOf('{')) + text.slice(text.indexOf('{') + 1, text.lastIndexOf('}')) + text.slice(text.lastIndexOf('}') + 1);
  const read = masked(whole);
  const half = Math.ceil(secret.length / 2);
  return read.is_masked && ![secret.slice(0, half), secret.slice(half)].some((part) => plain(read.text).includes(part));
};
test.each([
  ['tried', tried],
  ['untried', untried],
  ['later', later],
  ['drawn up', drawnUp],
])('of the %s ways to write how one is reached none is left', (_which, texts) => {
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((text) => !isHidden(text))).toEqual([]);
});

test('nothing in what people write beside is hidden', () => {
  expect(innocent.length).toBeGreaterThan(100);
  expect([...innocent, ...unsuspected].filter((text) => masked(text).is_masked)).toEqual([]);
});

test('the longest message is looked through at once, whatever it is made of', () => {
  const parts = [
    'a@',
    '1 ',
    'a.',
    '12 Aa ',
    '(at) ',
    '@@',
    'a.a.',
    '0-',
    '1 Rue ',
    ' ',
    'a at b dot ',
    'one ',
    '1,',
    '(',
    'find us on ',
    '6 0 ',
    '604 555 ',
    'x @ ',
    '0',
  ];
  for (const part of [
    ...parts,
    'sixzero',
    'oh',
    'onze1',
    'six hundred ',
    'jo gmail ',
    'skype live:',
    'aAT',
    'gmail is ',
    'a . ',
    '2027-',
    'l1',
    '+',
    '\u200B',
    '\u0661',
    'ig: ',
    'www ',
    '1 12 ',
    'call ',
    'a at b dot c dot ',
    'discord a',
    'line id ',
    'www a ',
    'a@@',
    'jo [a] ',
    'a.b@',
    'jo a b gmail ',
    'gmaildot',
    'signal jo.1 ',
    'h t t p ',
    'at 12 ',
    'a1 on ',
    'ig - a.',
    'x.me / ',
  ]) {
    const since = performance.now();
    masked(part.repeat(Math.ceil(5000 / part.length)));
    expect(performance.now() - since, part).toBeLessThan(limitMs(1));
  }
});
