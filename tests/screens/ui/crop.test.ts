// The square that is cut out of a picture: it stays within, whatever is done to it.
import { expect, test } from 'vitest';
import { firstCrop, movedCrop, zoomedCrop, zoomMax, zoomOf } from '../../../src/ui/crop';

const wide = { width: 1600, height: 1000 };
const tall = { width: 300, height: 900 };

test('the largest square from the middle comes first', () => {
  expect(firstCrop(wide)).toEqual({ x: 300, y: 0, side: 1000 });
  expect(firstCrop(tall)).toEqual({ x: 0, y: 300, side: 300 });
});

test('it moves as far as the edges, and no further', () => {
  const crop = firstCrop(wide);
  expect(movedCrop(wide, crop, { x: 100, y: 50 })).toEqual({ x: 400, y: 0, side: 1000 });
  expect(movedCrop(wide, crop, { x: 5000, y: 5000 })).toEqual({ x: 600, y: 0, side: 1000 });
  expect(movedCrop(wide, crop, { x: -5000, y: -5000 })).toEqual({ x: 0, y: 0, side: 1000 });
});

test('it zooms about its middle, and stays within when it grows at an edge', () => {
  const half = zoomedCrop(wide, firstCrop(wide), 2);
  expect(half).toEqual({ x: 550, y: 250, side: 500 });
  expect(zoomOf(wide, half)).toBe(2);
  const corner = movedCrop(wide, half, { x: 5000, y: 5000 });
  expect(zoomedCrop(wide, corner, 1)).toEqual({ x: 600, y: 0, side: 1000 });
});

test('it zooms no nearer than there is to see, and no further than the picture', () => {
  expect(zoomedCrop(wide, firstCrop(wide), 99).side).toBe(1000 / zoomMax);
  expect(zoomedCrop(wide, firstCrop(wide), 0.1)).toEqual(firstCrop(wide));
});
