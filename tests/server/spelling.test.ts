// The meaning of a mistyped place, over every place of the demo.
import { expect, test } from 'vitest';
import { places } from '../../src/demo/places/places';
import { mistakesBetween, wordsMeant } from '../../src/server/property/search/spelling.rules';

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’']/g, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
const names = places.map(({ name }) => folded(name));
const words = [...new Set(names.flatMap((name) => name.split(' ')))].filter((word) => word.length >= 5);

test.each([
  ['whislter', 'whistler', 1],
  ['tofno', 'tofino', 1],
  ['vancuover', 'vancouver', 1],
  ['torronto', 'toronto', 1],
  ['banff', 'banff', 0],
  ['', 'banff', 5],
])('from "%s" to "%s" are %i mistakes', (typed, meant, mistakes) => {
  expect(mistakesBetween(typed, meant)).toBe(mistakes);
  expect(mistakesBetween(meant, typed)).toBe(mistakes);
});

test('a name of a place is never read as another', () => {
  for (const name of names) expect(wordsMeant(name, names)).toBe(name);
});

test('a name with a letter missing or two letters swapped is that name', () => {
  const wrong: string[] = [];
  for (const word of words)
    for (let at = 0; at < word.length; at += 1) {
      const missing = word.slice(0, at) + word.slice(at + 1);
      const swapped = `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at]}${word.slice(at + 2)}`;
      for (const typed of [missing, swapped]) {
        const meant = wordsMeant(typed, names);
        if (meant !== word && !word.startsWith(typed)) wrong.push(`${typed}: ${meant}`);
      }
    }
  // between an inlet and an island nobody could tell
  expect(wrong).toEqual(['ilet: iles']);
});

test.each(['xyzzy', 'qwerty', 'atlantis', 'bnq', 'zz'])('"%s" stays as it is', (typed) => {
  expect(wordsMeant(typed, names)).toBe(typed);
});
