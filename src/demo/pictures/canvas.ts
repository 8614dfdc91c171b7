// The words that pictures are drawn with: shapes of an SVG of 1200 by 900, and colours between colours.
import type { Chance } from './chance';

export const width = 1200;
export const height = 900;

export type Point = readonly [x: number, y: number];
const short = (value: number): string => String(Math.round(value * 10) / 10);

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
/** The colour a share of the way from one to another, both `#rrggbb`. */
export const mix = (from: string, to: string, share: number): string => {
  const target = channels(to);
  const mixed = channels(from).map((value, at) => Math.round(value + ((target[at] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

export const polygon = (points: readonly Point[], fill: string): string =>
  `<path d="M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z" fill="${fill}"/>`;
export const box = (at: Point, size: Point, fill: string): string =>
  `<rect x="${short(at[0])}" y="${short(at[1])}" width="${short(size[0])}" height="${short(size[1])}" fill="${fill}"/>`;
export const disc = (at: Point, radius: number, fill: string): string =>
  `<circle cx="${short(at[0])}" cy="${short(at[1])}" r="${short(radius)}" fill="${fill}"/>`;
export const oval = (at: Point, radii: Point, fill: string): string =>
  `<ellipse cx="${short(at[0])}" cy="${short(at[1])}" rx="${short(radii[0])}" ry="${short(radii[1])}" fill="${fill}"/>`;
export const line = (points: readonly Point[], colour: string, thickness: number): string =>
  `<path d="M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}" fill="none" stroke="${colour}" stroke-width="${short(thickness)}" stroke-linecap="round" stroke-linejoin="round"/>`;
/** A shape made partly see-through, 0 to 1. */
export const faint = (shape: string, share: number): string => shape.replace('/>', ` opacity="${Math.round(share * 100) / 100}"/>`);

/** A vertical run of colours, to fill with `url(#name)`. */
export const gradient = (name: string, stops: readonly (readonly [at: number, colour: string])[]): string =>
  `<linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1">${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')}</linearGradient>`;

const bend = (points: Point[], roughness: number, chance: Chance): Point[] =>
  points.flatMap((point, at) => {
    const before = points[at - 1];
    if (!before) return [point];
    const middle: Point = [(before[0] + point[0]) / 2, (before[1] + point[1]) / 2 + chance.between(-roughness, roughness)];
    return [middle, point];
  });

/** A skyline across the picture by midpoint displacement: `rough` is how far it may stray at first, `smooth` how fast that fades. */
export const skyline = (
  chance: Chance,
  it: { readonly level: number; readonly rough: number; readonly smooth: number; readonly steps?: number },
): Point[] => {
  let points: Point[] = [
    [-20, it.level + chance.between(-it.rough, it.rough) / 2],
    [width / 2 + chance.between(-160, 160), it.level + chance.between(-it.rough, it.rough) / 2],
    [width + 20, it.level + chance.between(-it.rough, it.rough) / 2],
  ];
  let rough = it.rough;
  for (let step = 0; step < (it.steps ?? 6); step += 1) {
    points = bend(points, rough, chance);
    rough *= it.smooth;
  }
  return points;
};

/** The ground below a skyline. */
export const ground = (points: readonly Point[], fill: string): string =>
  polygon([...points, [width + 20, height + 20], [-20, height + 20]], fill);

/** The height of a skyline at a place across. */
export const levelAt = (points: readonly Point[], x: number): number => {
  const at = points.findIndex((point) => point[0] >= x);
  const [after, before] = [points[Math.max(at, 1)], points[Math.max(at, 1) - 1]];
  if (!after || !before) return height;
  const share = (x - before[0]) / (after[0] - before[0] || 1);
  return before[1] + (after[1] - before[1]) * share;
};

/** The finished file. */
export const picture = (parts: { readonly defs: string; readonly body: string }): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"><defs>${parts.defs}</defs>${parts.body}</svg>`;
