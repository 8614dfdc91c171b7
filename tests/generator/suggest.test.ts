// The proposals of "did you mean".
import { expect, test } from 'vitest';
import { nearest } from '../../generator/diagnostics/suggest';

test.each([
  ['refuse', ['refused', 'reuse'], 'refused'],
  ['visitr', ['Visitor', 'visitor'], 'visitor'],
  ['Visitr', ['visitor', 'Visitor'], 'Visitor'],
  ['hom', ['home', 'house'], 'home'],
  ['ohme', ['house', 'home'], 'home'],
  ['booking', ['property', 'review'], undefined],
])('for %s among %j it is %s', (written, among, meant) => {
  expect(nearest(written, among)).toBe(meant);
});
