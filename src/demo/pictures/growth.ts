// The plants and huts of a landscape: trees, huts and their lit windows.
import { box, disc, levelAt, line, mix, faint, oval, type Point, polygon, width } from './canvas';
import type { Chance } from './chance';
import type { Light } from './sky';

const spruce = ([x, y]: Point, tall: number, colour: string): string => {
  const tier = (share: number, spread: number): Point[] => [
    [x - tall * spread, y - tall * share],
    [x, y - tall * (share + 0.44)],
    [x + tall * spread, y - tall * share],
  ];
  return polygon(tier(0.08, 0.2), colour) + polygon(tier(0.3, 0.155), colour) + polygon(tier(0.54, 0.105), colour);
};

const birch = ([x, y]: Point, tall: number, colour: string): string =>
  line(
    [
      [x, y],
      [x, y - tall * 0.7],
    ],
    '#e9e4da',
    tall * 0.035,
  ) +
  oval([x, y - tall * 0.72], [tall * 0.2, tall * 0.32], colour) +
  oval([x + tall * 0.08, y - tall * 0.58], [tall * 0.16, tall * 0.22], mix(colour, '#ffffff', 0.1));

/** Trees standing on a skyline between two places across. */
export const wood = (
  chance: Chance,
  light: Light,
  it: {
    readonly along: readonly Point[];
    readonly from?: number;
    readonly to?: number;
    readonly count: number;
    readonly tall: number;
    readonly fade?: number;
  },
): string => {
  const dark = mix(mix(light.leaf, '#0d2420', 0.25), light.haze, it.fade ?? 0);
  const bright = mix(light.season === 'autumn' ? '#c9782f' : mix(light.leaf, '#8db35c', 0.35), light.haze, it.fade ?? 0);
  const leafy = light.season === 'winter' ? 0 : light.season === 'autumn' ? 0.4 : 0.14;
  const [from, to] = [it.from ?? 0, it.to ?? width];
  return Array.from({ length: it.count }, () => chance.between(from, to))
    .toSorted((one, other) => one - other)
    .map((x) => {
      const tall = it.tall * chance.between(0.6, 1.25);
      const foot: Point = [x, levelAt(it.along, x) + tall * 0.08];
      return chance.in(leafy)
        ? birch(foot, tall * 0.8, mix(bright, light.top, chance.between(0, 0.15)))
        : spruce(foot, tall, mix(dark, light.top, chance.between(0, 0.14)));
    })
    .join('');
};

const windowLight = (light: Light): string => (light.hour === 'day' ? '#cfe3ea' : '#ffd98a');

const panes = (light: Light, at: Point, size: Point): string =>
  box([at[0] - 3, at[1] - 3], [size[0] + 6, size[1] + 6], '#f4ead8') +
  box(at, size, windowLight(light)) +
  line(
    [
      [at[0] + size[0] / 2, at[1]],
      [at[0] + size[0] / 2, at[1] + size[1]],
    ],
    '#f4ead8',
    3,
  );

const walls = ['#8c5a3c', '#a8452f', '#5b6f73', '#d9cdb8', '#6b4a38', '#3f5d63', '#b98a52'] as const;

/** A house with a gable, its door, windows, chimney smoke and the snow of its season. */
export const hut = (chance: Chance, light: Light, it: { readonly at: Point; readonly wide: number }): string => {
  const [x, y] = it.at;
  const { wide } = it;
  const tall = wide * chance.between(0.38, 0.5);
  const wall = mix(chance.pick(walls), light.top, light.hour === 'night' ? 0.45 : 0.08);
  const roof =
    light.season === 'winter' ? mix('#f5f8fb', light.top, light.hour === 'night' ? 0.35 : 0.05) : mix('#3d3f45', light.top, 0.15);
  const peak = wide * chance.between(0.28, 0.46);
  const planks = [0.25, 0.5, 0.75]
    .map((share) =>
      line(
        [
          [x, y - tall * share],
          [x + wide, y - tall * share],
        ],
        mix(wall, '#000000', 0.18),
        2,
      ),
    )
    .join('');
  const smoke = [0, 1, 2]
    .map((puff) =>
      faint(
        oval([x + wide * 0.78 + puff * 16, y - tall - peak - 20 - puff * 30], [12 + puff * 9, 9 + puff * 6], '#ffffff'),
        0.34 - puff * 0.08,
      ),
    )
    .join('');
  return [
    light.season === 'summer' ? '' : smoke,
    box([x + wide * 0.74, y - tall - peak * 0.9], [wide * 0.07, peak * 0.8], mix(wall, '#000000', 0.35)),
    box([x, y - tall], [wide, tall], wall),
    planks,
    polygon(
      [
        [x - wide * 0.08, y - tall + 4],
        [x + wide / 2, y - tall - peak],
        [x + wide * 1.08, y - tall + 4],
      ],
      roof,
    ),
    disc([x + wide / 2, y - tall - peak * 0.36], wide * 0.055, windowLight(light)),
    panes(light, [x + wide * 0.12, y - tall * 0.72], [wide * 0.18, tall * 0.38]),
    panes(light, [x + wide * 0.7, y - tall * 0.72], [wide * 0.18, tall * 0.38]),
    box([x + wide * 0.43, y - tall * 0.68], [wide * 0.15, tall * 0.68], mix(wall, '#1c1410', 0.5)),
  ].join('');
};
