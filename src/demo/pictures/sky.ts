// Light: the hour and season of a picture, and the sky that goes with it.
import { disc, gradient, height, line, mix, faint, oval, type Point, width } from './canvas';
import type { Chance } from './chance';

export interface Light {
  readonly hour: 'dawn' | 'day' | 'dusk' | 'night';
  readonly season: 'summer' | 'autumn' | 'winter';
  readonly top: string;
  readonly low: string;
  /** The colour into which far things fade. */
  readonly haze: string;
  readonly water: string;
  readonly leaf: string;
  readonly grass: string;
  readonly rock: string;
  readonly glow: string;
  /** Hills where others have mountains. */
  readonly flat?: boolean;
}

const hours = {
  dawn: [
    { top: '#7f9fc4', low: '#f7d9c0', haze: '#e9cfc4', glow: '#ffe9c9' },
    { top: '#8fb0c9', low: '#f5e3cf', haze: '#dfd3cb', glow: '#fff1d8' },
  ],
  day: [
    { top: '#5f9fce', low: '#d8ebf2', haze: '#c9dde6', glow: '#fffbe9' },
    { top: '#78b2d0', low: '#e9f1ea', haze: '#d0e0dd', glow: '#fffdf2' },
  ],
  dusk: [
    { top: '#4b4f86', low: '#f3a878', haze: '#c58f94', glow: '#ffd9a3' },
    { top: '#5d6ea3', low: '#f6c49a', haze: '#c9a2a0', glow: '#ffe3b5' },
  ],
  night: [
    { top: '#0f1b38', low: '#37557a', haze: '#2f4866', glow: '#f4f0dc' },
    { top: '#121f3f', low: '#2f5f73', haze: '#2a4d63', glow: '#eef3e6' },
  ],
} as const;

const seasons = {
  summer: { leaf: '#2f5d43', grass: '#7c9a58', rock: '#77818a' },
  autumn: { leaf: '#8a5a2b', grass: '#b08d4a', rock: '#7d7c7c' },
  winter: { leaf: '#33524a', grass: '#eef3f6', rock: '#8a96a3' },
} as const;

export const lightOf = (chance: Chance, north: boolean): Light => {
  const hour = chance.pick<Light['hour']>(north ? ['night', 'dusk', 'day', 'dawn'] : ['day', 'day', 'dawn', 'dusk', 'dusk', 'night']);
  const season = chance.pick<Light['season']>(north ? ['winter', 'winter', 'summer', 'autumn'] : ['summer', 'summer', 'autumn', 'winter']);
  const sky = hours[hour][chance.whole(0, 1)] ?? hours.day[0];
  const dim = { dawn: 0.12, day: 0, dusk: 0.28, night: 0.62 }[hour];
  const shade = (colour: string): string => mix(colour, sky.top, dim);
  const land = seasons[season];
  return {
    hour,
    season,
    ...sky,
    water: mix(mix(sky.top, '#2c6f86', 0.42), sky.low, 0.22),
    leaf: shade(land.leaf),
    grass: shade(land.grass),
    rock: shade(land.rock),
  };
};

const clouds = (chance: Chance, light: Light): string => {
  const colour = mix(light.low, '#ffffff', light.hour === 'night' ? 0.05 : 0.6);
  const one = (): string => {
    const at: Point = [chance.between(-60, width), chance.between(60, 330)];
    const size = chance.between(60, 190);
    return [0, 1, 2, 3]
      .map((puff) =>
        faint(
          oval(
            [at[0] + puff * size * 0.5, at[1] + chance.between(-12, 12)],
            [size * chance.between(0.4, 0.75), size * chance.between(0.09, 0.18)],
            colour,
          ),
          0.5,
        ),
      )
      .join('');
  };
  return Array.from({ length: chance.whole(1, 4) }, one).join('');
};

const stars = (chance: Chance): string =>
  Array.from({ length: 90 }, () =>
    faint(disc([chance.between(0, width), chance.between(0, 480)], chance.between(0.6, 2), '#ffffff'), chance.between(0.3, 0.95)),
  ).join('');

const aurora = (chance: Chance): string =>
  ['#7df0c0', '#8fd8ff', '#b79bff']
    .map((colour, band) => {
      const start = 190 + band * 46;
      const points = Array.from(
        { length: 13 },
        (_, at): Point => [at * 100, start + Math.sin(at * 0.7 + band + chance.between(0, 0.8)) * 60],
      );
      return faint(line(points, colour, 64 - band * 12), 0.22).replace('/>', ' filter="url(#soft)"/>');
    })
    .join('');

/** The sky with its sun, moon, clouds, stars or northern lights; `north` makes the lights likely at night. */
export const sky = (chance: Chance, light: Light, north: boolean): { readonly defs: string; readonly body: string } => {
  const at: Point = [chance.between(160, width - 160), light.hour === 'day' ? chance.between(90, 190) : chance.between(210, 400)];
  const radius = light.hour === 'night' ? 34 : 52;
  const halo = faint(disc(at, radius * 3.2, light.glow), 0.16) + faint(disc(at, radius * 1.9, light.glow), 0.22);
  const lights = light.hour === 'night' ? stars(chance) + (north ? aurora(chance) : '') : clouds(chance, light);
  return {
    defs:
      gradient('sky', [
        [0, light.top],
        [0.62, light.low],
      ]) + '<filter id="soft" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="16"/></filter>',
    body: `<rect width="${width}" height="${height}" fill="url(#sky)"/>${halo}${disc(at, radius, light.glow)}${lights}`,
  };
};
