// Links as people give them, and ways back that stay inside.
import { expect, test } from 'vitest';
import { carrying, fromIn, isInside, mayGoWithToken, withScheme } from '../../../src/screens/shell/navigation/link';

test.each([
  ['example.ca/cabin', 'https://example.ca/cabin'],
  [' www.example.ca ', 'https://www.example.ca'],
  ['http://example.ca', 'http://example.ca'],
  ['HTTPS://example.ca', 'HTTPS://example.ca'],
  ['ftp://example.ca', 'https://ftp://example.ca'],
])('%s becomes %s', (link, wanted) => {
  expect(withScheme(link)).toBe(wanted);
});

test.each(['/', '/stays?tab=past', '/listing/1'])('%s is a way back', (path) => {
  expect(isInside(path)).toBe(true);
  expect(fromIn(new URLSearchParams({ from: path }).toString())).toBe(path);
});

test.each(['', 'stays', '//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', undefined, null])(
  '%s is none',
  (url) => {
    expect(isInside(url)).toBe(false);
  },
);

test('a path carries where somebody was, whole', () => {
  const path = carrying('/login', 'from', '/search?query=Lac & Mont#x');
  expect(new URL(path, 'http://x').searchParams.get('from')).toBe('/search?query=Lac & Mont#x');
  expect(carrying('/verify', undefined, '/stays')).toBe('/verify');
});

test('somebody goes on with a token only where both are there, and inside', () => {
  expect(mayGoWithToken('/stays', 'a-token')).toBe(true);
  expect(mayGoWithToken('/stays', null)).toBe(false);
  expect(mayGoWithToken(null, 'a-token')).toBe(false);
  expect(mayGoWithToken('https://evil.example', 'a-token')).toBe(false);
});
