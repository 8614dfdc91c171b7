// The drawn pictures of the demo: the same for ever, different from one another, and nothing but drawing.
import { describe, expect, test } from 'vitest';
import { draw, isScene, type Scene } from '../../src/demo/pictures/draw';

const scenes: readonly Scene[] = [
  'mountains',
  'lake',
  'coast',
  'prairie',
  'cabin',
  'city',
  'town',
  'tundra',
  'living',
  'bedroom',
  'kitchen',
  'bath',
];

describe.each(scenes)('%s', (scene) => {
  test('the same seed draws the same bytes', () => {
    expect(draw(scene, 'whistler-1:3')).toBe(draw(scene, 'whistler-1:3'));
  });

  test('two hundred seeds draw two hundred pictures', () => {
    const drawn = new Set(Array.from({ length: 200 }, (_, seed) => draw(scene, `place-${seed}:0`)));
    expect(drawn.size).toBe(200);
  });

  test('holds finite numbers, no script and no outside address', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const svg = draw(scene, `place-${seed}:0`, { north: seed % 2 === 0, flat: seed % 3 === 0 });
      expect(svg).toMatch(/^<svg [^>]+>.*<\/svg>$/s);
      expect(svg).not.toMatch(/NaN|Infinity|undefined|<script|href/);
    }
  });
});

test('only drawn scenes are scenes', () => {
  expect(isScene('lake')).toBe(true);
  expect(isScene('constructor')).toBe(false);
});
