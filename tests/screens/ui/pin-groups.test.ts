// Pins that would lie over one another are shown as one.
import { expect, test } from 'vitest';
import { grouped } from '../../../src/ui/map/pin-groups';

const at = (id: string, x: number, y: number) => ({ id, x, y, pill: true });
const dot = (id: string, x: number, y: number) => ({ id, x, y, pill: false });
const idsOf = (pins: readonly ReturnType<typeof at>[]) => grouped(pins).map((group) => group.map(({ id }) => id).join(''));

test('pills apart stay apart, and those that overlap stand at the first of them', () => {
  expect(idsOf([at('a', 0, 0), at('b', 100, 0), at('c', 0, 40)])).toEqual(['a', 'b', 'c']);
  expect(idsOf([at('a', 0, 0), at('b', 60, 20), at('c', 130, 0)])).toEqual(['ab', 'c']);
});

test('a dot gives way to what it would lie under, and counts where it is at the same place', () => {
  expect(idsOf([dot('d', 10, 0), at('a', 0, 0)])).toEqual(['a']);
  expect(idsOf([dot('d', 0, 0), at('a', 0, 0)])).toEqual(['ad']);
  expect(idsOf([dot('d', 80, 0), dot('e', 90, 0), at('a', 0, 0)])).toEqual(['a', 'd']);
});

test('nothing is nothing', () => {
  expect(grouped([])).toEqual([]);
});
