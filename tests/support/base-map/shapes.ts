// Shapes on the ground, as the sources hold them.
export type Shape = GeoJSON.Feature;
export type Position = readonly number[];
type Properties = Readonly<Record<string, string | number>>;
/** West, south, east, north: what is shown of the world. */
export type Part = readonly [west: number, south: number, east: number, north: number];

export const shape = (type: 'Polygon' | 'LineString' | 'Point', coordinates: unknown, properties: Properties = {}): Shape =>
  ({ type: 'Feature', properties, geometry: { type, coordinates } }) as Shape;

export const boxOf = (ring: readonly Position[]): Part => {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [x = 0, y = 0] of ring) {
    if (x < west) west = x;
    if (x > east) east = x;
    if (y < south) south = y;
    if (y > north) north = y;
  }
  return [west, south, east, north];
};
export const meet = ([west, south, east, north]: Part, [w, s, e, n]: Part): boolean => w < east && e > west && s < north && n > south;
export const isIn = (part: Part, [x, y]: readonly [x: number, y: number]): boolean => meet(part, [x, y, x, y]);

/** Twice an area, and its first moments. */
const weighed = (ring: readonly Position[]): readonly [twice: number, x: number, y: number] => {
  let [twice, x, y] = [0, 0, 0];
  for (const [at, [x1 = 0, y1 = 0]] of ring.entries()) {
    const [x2 = 0, y2 = 0] = ring[(at + 1) % ring.length] ?? [];
    const cross = x1 * y2 - x2 * y1;
    [twice, x, y] = [twice + cross, x + (x1 + x2) * cross, y + (y1 + y2) * cross];
  }
  return [twice, x, y];
};
export const areaOf = (ring: readonly Position[]): number => Math.abs(weighed(ring)[0]) / 2;
/** The middle of an area by its weight, for its name. */
export const middleOf = (ring: readonly Position[]): readonly [x: number, y: number] => {
  const [twice, x, y] = weighed(ring);
  return [x / (3 * twice), y / (3 * twice)];
};
/** Kilometres between two places that are not far from each other. */
export const kmApart = ([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]): number =>
  111.32 * Math.hypot((x1 - x2) * Math.cos((y1 * Math.PI) / 180), y1 - y2);
export const squareKm = (ring: readonly Position[]): number => areaOf(ring) * 111.32 ** 2 * Math.cos(((ring[0]?.[1] ?? 0) * Math.PI) / 180);
