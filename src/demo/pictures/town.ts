// The small town by the water: painted houses in rows up a slope, a steeple, and their light on the harbour.
import { box, disc, ground, levelAt, line, mix, type Point, polygon, skyline, width } from './canvas';
import type { Chance } from './chance';
import { wood } from './growth';
import type { Light } from './sky';
import { mirror, range } from './terrain';

const paints = ['#b5432f', '#d7a63c', '#2f6f8f', '#4f7a5a', '#e9e2d3', '#c66b3d', '#6f4a78', '#8aa7b5', '#d98f86', '#f1e9d8'] as const;

const windows = (light: Light, at: Point, size: Point): string => {
  const [x, y] = at;
  const [wide, tall] = size;
  const pane = light.hour === 'day' ? '#d5e4ea' : '#ffd98a';
  return [0.16, 0.62]
    .flatMap((across) => [0.14, 0.54].map((down) => box([x + wide * across, y + tall * down], [wide * 0.22, tall * 0.24], pane)))
    .join('');
};

const house = (chance: Chance, light: Light, it: { readonly at: Point; readonly wide: number; readonly fade: number }): string => {
  const [x, y] = it.at;
  const { wide } = it;
  const tall = wide * chance.between(0.85, 1.25);
  const night = light.hour === 'night';
  const wall = mix(mix(chance.pick(paints), light.top, night ? 0.45 : 0.06), light.haze, it.fade);
  const roof = mix(light.season === 'winter' ? '#f1f5f8' : '#474b52', light.haze, it.fade + (night ? 0.25 : 0));
  const peak = wide * chance.between(0.3, 0.5);
  return (
    box([x, y - tall], [wide, tall + 40], wall) +
    polygon(
      [
        [x - 4, y - tall + 1],
        [x + wide / 2, y - tall - peak],
        [x + wide + 4, y - tall + 1],
      ],
      roof,
    ) +
    windows(light, [x, y - tall], [wide, tall]) +
    box([x + wide * 0.76, y - tall - peak * 0.9], [wide * 0.09, peak * 0.6], mix(roof, '#5a3a2c', 0.6))
  );
};

const steeple = (light: Light, [x, y]: Point): string => {
  const white = mix('#f7f4ec', light.top, light.hour === 'night' ? 0.45 : 0.08);
  return (
    box([x - 24, y - 150], [48, 170], white) +
    polygon(
      [
        [x - 28, y - 148],
        [x, y - 262],
        [x + 28, y - 148],
      ],
      mix('#3f4a52', light.top, 0.15),
    ) +
    disc([x, y - 118], 11, light.hour === 'day' ? '#b9c9d0' : '#ffd98a')
  );
};

const boat = (chance: Chance, light: Light, shore: number): string => {
  const [x, y] = [chance.between(80, 1080), chance.between(shore + 50, 850)];
  const hull = mix(chance.pick(['#b5432f', '#2f6f8f', '#f1e9d8', '#39434f']), light.top, light.hour === 'night' ? 0.4 : 0.06);
  return (
    line(
      [
        [x + 44, y],
        [x + 44, y - 86],
      ],
      mix('#5b4a3a', light.top, 0.2),
      4,
    ) + `<path d="M${x.toFixed()} ${y.toFixed()}h104q-8 26-30 26h-48q-20 0-26-26z" fill="${hull}"/>`
  );
};

/** A harbour town. */
export const town = (chance: Chance, light: Light): string => {
  const shore = chance.between(660, 710);
  const hill = skyline(chance, { level: shore - 220, rough: 90, smooth: 0.5 });
  const row = (up: number, it: { readonly wide: number; readonly fade: number }): string => {
    const houses: string[] = [];
    for (let x = chance.between(-60, 0); x < width; ) {
      const wide = it.wide * chance.between(0.8, 1.2);
      houses.push(house(chance, light, { at: [x, shore - up + chance.between(-8, 8)], wide, fade: it.fade }));
      x += wide + chance.between(0, it.wide * 0.5);
    }
    return houses.join('');
  };
  const church = chance.between(200, 1000);
  return (
    (light.flat ? '' : range(chance, light, 1.2)) +
    ground(hill, mix(light.leaf, light.haze, 0.35)) +
    wood(chance, light, { along: hill, count: 46, tall: 60, fade: 0.3 }) +
    row(120, { wide: 62, fade: 0.34 }) +
    (chance.in(0.7) ? steeple(light, [church, Math.min(shore - 90, levelAt(hill, church) + 120)]) : '') +
    row(58, { wide: 78, fade: 0.16 }) +
    row(-2, { wide: 96, fade: 0 }) +
    box([-10, shore - 2], [width + 20, 16], mix('#7d6a55', light.top, light.hour === 'night' ? 0.45 : 0.12)) +
    mirror(chance, light, shore + 12) +
    Array.from({ length: chance.whole(1, 4) }, () => boat(chance, light, shore)).join('')
  );
};
