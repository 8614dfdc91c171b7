// A date that a person reads is made from a moment with its zone: the place's, or the reader's.
import { expect, test } from 'vitest';
import { projectFiles, readText } from './support/modules';

const zoneless =
  /\.toISOString\(\)\.(slice\(0, 10|split|substring)|\.get(Date|Day|Month|FullYear|Hours)\(\)|\.toLocale(Date|Time)?String\(/;
/** Screens that ask for a day that is over everywhere. */
const everywhere = new Set(['src/screens/booking/offline/kept-stays.ts']);

const wrong = ({ path, text }: { readonly path: string; readonly text: string }): boolean =>
  zoneless.test(text) || (path.startsWith('src/screens/') && !everywhere.has(path) && /\butcDateOf\b/.test(text));

test('no date is made from a moment without a zone', () => {
  const found = projectFiles().filter((path) => /^(src|spec)\/.*\.tsx?$/.test(path) && wrong({ path, text: readText(path) }));
  expect(found.map((path) => `${path}: dateIn and shell/format take the zone`)).toEqual([]);
});

test.each(['moment.toISOString().slice(0, 10)', 'new Date().getDate()', 'moment.toLocaleDateString()', 'utcDateOf(Date.now())'])(
  '%s is noticed',
  (text) => {
    expect(wrong({ path: 'src/screens/home/home.tsx', text })).toBe(true);
  },
);
