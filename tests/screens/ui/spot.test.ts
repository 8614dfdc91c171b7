// Places on a map: a circle on the ground, and a pin that arrow keys move.
import { expect, test } from 'vitest';
import { circleAround, stepped } from '../../../src/ui/map/spot';

const radians = Math.PI / 180;
const metresBetween = (latitude: number, longitude: number, [lng = 0, lat = 0]: readonly number[]): number => {
  const half =
    Math.sin(((lat - latitude) * radians) / 2) ** 2 +
    Math.cos(latitude * radians) * Math.cos(lat * radians) * Math.sin(((lng - longitude) * radians) / 2) ** 2;
  return 2 * 6_371_000 * Math.asin(Math.sqrt(half));
};

test.each([
  ['Point Pelee', 41.9, -82.5],
  ['Banff', 51.18, -115.57],
  ['Grise Fiord', 76.42, -82.9],
])('a circle of 500 metres is one on the ground, in the south and in the north: %s', (_, latitude, longitude) => {
  const [ring = []] = circleAround({ latitude, longitude }, 500).geometry.coordinates;
  expect(ring.at(0)).toEqual(ring.at(-1)?.map((degrees) => expect.closeTo(degrees, 9)));
  for (const corner of ring) expect(Math.abs(metresBetween(latitude, longitude, corner) - 500)).toBeLessThan(5);
});

test('arrow keys take a point their way, and no other key does', () => {
  const from = { x: 100, y: 100 };
  expect(stepped(from, 'ArrowLeft', 4)).toEqual({ x: 96, y: 100 });
  expect(stepped(from, 'ArrowDown', 32)).toEqual({ x: 100, y: 132 });
  expect(stepped(from, 'Tab', 4)).toBeUndefined();
  expect(stepped(from, 'toString', 4)).toBeUndefined();
});
