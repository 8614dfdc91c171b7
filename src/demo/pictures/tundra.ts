// Beyond the trees: bare hills, a bay with ice on it, and a few bright houses on posts.
import { box, faint, ground, levelAt, line, mix, type Point, polygon, skyline } from './canvas';
import type { Chance } from './chance';
import type { Light } from './sky';
import { mirror, range } from './terrain';

const paints = ['#b5432f', '#2f6f8f', '#d7a63c', '#3f7a55', '#e4ded2', '#6f4a78', '#c66b3d'] as const;

const house = (chance: Chance, light: Light, it: { readonly at: Point; readonly wide: number }): string => {
  const [x, y] = it.at;
  const { wide } = it;
  const tall = wide * 0.42;
  const floor = y - wide * 0.12;
  const night = light.hour === 'night';
  const wall = mix(chance.pick(paints), light.top, night ? 0.42 : 0.06);
  const roof = mix(light.season === 'winter' ? '#f2f6fa' : '#454a52', light.top, night ? 0.35 : 0.08);
  const pane = light.hour === 'day' ? '#d8e8ee' : '#ffd98a';
  const post = (share: number): string =>
    line(
      [
        [x + wide * share, floor],
        [x + wide * share, y + 6],
      ],
      mix('#4a4038', light.top, 0.2),
      wide * 0.035,
    );
  return (
    [0.08, 0.36, 0.64, 0.92].map(post).join('') +
    box([x, floor - tall], [wide, tall], wall) +
    polygon(
      [
        [x - wide * 0.05, floor - tall + 2],
        [x + wide * 0.5, floor - tall - wide * 0.22],
        [x + wide * 1.05, floor - tall + 2],
      ],
      roof,
    ) +
    box([x + wide * 0.12, floor - tall * 0.72], [wide * 0.17, tall * 0.34], pane) +
    box([x + wide * 0.7, floor - tall * 0.72], [wide * 0.17, tall * 0.34], pane) +
    box([x + wide * 0.42, floor - tall * 0.74], [wide * 0.15, tall * 0.74], mix(wall, '#1b1512', 0.45))
  );
};

const floe = (chance: Chance, light: Light, shore: number): string => {
  const [x, y] = [chance.between(-60, 1160), chance.between(shore + 20, 800)];
  const size = chance.between(30, 110) * (0.5 + (y - shore) / 300);
  const ice = mix('#f4f9fc', light.top, light.hour === 'night' ? 0.5 : 0.12);
  const edge = Array.from({ length: 8 }, (_, at): Point => {
    const turn = (at / 8) * Math.PI * 2;
    return [x + Math.cos(turn) * size * chance.between(0.75, 1.1), y + Math.sin(turn) * size * 0.2 * chance.between(0.7, 1.1)];
  });
  return (
    polygon(
      edge.map(([px, py]): Point => [px, py + 5]),
      mix(light.water, '#9cc6d6', 0.5),
    ) + polygon(edge, ice)
  );
};

const stones = (chance: Chance, light: Light, along: readonly Point[]): string =>
  Array.from({ length: 14 }, () => {
    const x = chance.between(0, 1200);
    const size = chance.between(8, 34);
    const y = levelAt(along, x) + chance.between(14, 120);
    return polygon(
      [
        [x - size, y],
        [x - size * 0.5, y - size * 0.6],
        [x + size * 0.6, y - size * 0.5],
        [x + size, y],
      ],
      mix(light.rock, '#20262c', 0.25),
    );
  }).join('');

/** Land without trees: fells, a bay, and a settlement. */
export const tundra = (chance: Chance, light: Light): string => {
  const shore = chance.between(560, 610);
  const land = mix(
    light.season === 'winter' ? '#e9f0f5' : light.season === 'autumn' ? '#a8663c' : '#8b9366',
    light.top,
    { dawn: 0.12, day: 0.04, dusk: 0.28, night: 0.58 }[light.hour],
  );
  const hills = skyline(chance, { level: shore - 60, rough: 90, smooth: 0.46, steps: 5 });
  const bank = skyline(chance, { level: 770, rough: 60, smooth: 0.48, steps: 5 });
  const left = chance.in(0.5);
  const houses = Array.from({ length: chance.whole(3, 5) }, (_, at) => {
    const wide = chance.between(110, 170);
    const x = (left ? 40 : 1160 - wide) + (left ? 1 : -1) * at * chance.between(185, 215);
    return house(chance, light, { at: [x, levelAt(bank, x + wide / 2) + 34 + chance.between(-6, 22)], wide });
  }).join('');
  const far = Array.from({ length: chance.whole(0, 6) }, () => {
    const x = chance.between(80, 1100);
    return faint(house(chance, light, { at: [x, levelAt(hills, x + 20) + 26], wide: 44 }), 0.85);
  }).join('');
  const floes = light.season === 'summer' ? chance.whole(0, 4) : chance.whole(7, 16);
  return (
    (chance.in(0.6) ? range(chance, light, 1.1) : '') +
    ground(hills, mix(land, light.haze, 0.4)) +
    far +
    mirror(chance, light, shore) +
    Array.from({ length: floes }, () => floe(chance, light, shore)).join('') +
    ground(bank, land) +
    stones(chance, light, bank) +
    houses
  );
};
