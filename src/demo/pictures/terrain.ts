// The common parts of several landscapes: ranges with their snow, and water with its ripples.
import { box, faint, ground, height, line, mix, type Point, polygon, skyline, width } from './canvas';
import type { Chance } from './chance';
import type { Light } from './sky';

const peaks = (points: readonly Point[], below: number): Point[][] => {
  const runs: Point[][] = [[]];
  for (const point of points) {
    if (point[1] < below) runs.at(-1)?.push(point);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs.filter((run) => run.length > 2);
};

const snowcap = (points: readonly Point[], light: Light, below: number): string => {
  const white = mix('#ffffff', light.low, light.hour === 'night' ? 0.6 : 0.18);
  return peaks(points, below)
    .map((peak) => {
      const lower = peak.map(([x, y], at): Point => [x, y + (below - y) * (at % 2 ? 0.34 : 0.62)]).toReversed();
      return faint(polygon([...peak, ...lower], white), 0.92);
    })
    .join('');
};

// old hills, worn round: no rock and no snowcap
const hills = (chance: Chance, light: Light, far: number): string => {
  const points = skyline(chance, { level: 520 - far * 40 + chance.between(-15, 15), rough: 70 + far * 20, smooth: 0.42, steps: 6 });
  const cover = light.season === 'winter' ? mix(light.leaf, '#e6edf2', 0.35) : light.leaf;
  return ground(points, mix(cover, light.haze, Math.min(0.85, 0.4 + far * 0.26)));
};

/** A mountain range, or hills where the land is flat; `far` from 0 is how much of it the haze takes. */
export const range = (chance: Chance, light: Light, far: number): string => {
  if (light.flat) return hills(chance, light, far);
  const points = skyline(chance, { level: 430 - far * 90 + chance.between(-20, 20), rough: 130 + far * 60, smooth: 0.54, steps: 7 });
  const colour = mix(light.rock, light.haze, 0.2 + far * 0.28);
  return ground(points, colour) + snowcap(points, light, light.season === 'winter' ? 430 : 350);
};

/** Water from a shore line down. */
export const mirror = (chance: Chance, light: Light, shore: number): string => {
  const ripple = (): string => {
    const y = chance.between(shore + 10, height);
    const x = chance.between(0, width);
    const long = chance.between(40, 220) * (0.4 + (y - shore) / 500);
    return faint(
      line(
        [
          [x, y],
          [x + long, y],
        ],
        chance.in(0.5) ? light.low : light.top,
        1.5 + (y - shore) / 160,
      ),
      0.35,
    );
  };
  return box([-10, shore], [width + 20, height - shore + 10], light.water) + Array.from({ length: 46 }, ripple).join('');
};
