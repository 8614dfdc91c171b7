// Places on a map, and the little geometry that they need.
export interface Spot {
  readonly latitude: number;
  readonly longitude: number;
}

interface Area {
  readonly type: 'Feature';
  readonly properties: Record<string, never>;
  readonly geometry: { readonly type: 'Polygon'; readonly coordinates: number[][][] };
}

const metresInDegree = 111_320;
const corners = 72;

/** A circle of so many metres on the ground. */
export const circleAround = ({ latitude, longitude }: Spot, metres: number): Area => {
  const [up, across] = [metres / metresInDegree, metres / (metresInDegree * Math.cos((latitude * Math.PI) / 180))];
  const ring = Array.from({ length: corners + 1 }, (_, at) => {
    const angle = (at / corners) * 2 * Math.PI;
    return [longitude + across * Math.sin(angle), latitude + up * Math.cos(angle)];
  });
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } };
};

interface Point {
  readonly x: number;
  readonly y: number;
}
const ways: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Where an arrow key takes a point; nothing for another key. */
export const stepped = ({ x, y }: Point, key: string, pixels: number): Point | undefined => {
  const way = Object.hasOwn(ways, key) ? ways[key] : undefined;
  return way && { x: x + way[0] * pixels, y: y + way[1] * pixels };
};
