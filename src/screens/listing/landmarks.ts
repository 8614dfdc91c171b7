// Cities that people find their way by, and how far and in which direction they lie from a place.

export interface Landmark {
  readonly name: string;
  readonly kilometres: number;
  /** Degrees clockwise from north. */
  readonly bearing: number;
}

type City = readonly [name: string, latitude: number, longitude: number];
const cities: readonly City[] = [
  ['Vancouver', 49.28, -123.12],
  ['Victoria', 48.43, -123.37],
  ['Nanaimo', 49.17, -123.94],
  ['Kelowna', 49.89, -119.5],
  ['Kamloops', 50.67, -120.33],
  ['Prince George', 53.92, -122.75],
  ['Prince Rupert', 54.32, -130.32],
  ['Whitehorse', 60.72, -135.06],
  ['Dawson City', 64.06, -139.43],
  ['Yellowknife', 62.45, -114.37],
  ['Inuvik', 68.36, -133.72],
  ['Calgary', 51.05, -114.07],
  ['Banff', 51.18, -115.57],
  ['Edmonton', 53.55, -113.49],
  ['Lethbridge', 49.69, -112.84],
  ['Saskatoon', 52.13, -106.67],
  ['Regina', 50.45, -104.62],
  ['Prince Albert', 53.2, -105.75],
  ['Winnipeg', 49.9, -97.14],
  ['Brandon', 49.85, -99.95],
  ['Churchill', 58.77, -94.17],
  ['Thunder Bay', 48.38, -89.25],
  ['Sault Ste. Marie', 46.52, -84.35],
  ['Sudbury', 46.49, -81.01],
  ['Toronto', 43.65, -79.38],
  ['Ottawa', 45.42, -75.7],
  ['Kingston', 44.23, -76.49],
  ['London', 42.98, -81.25],
  ['Windsor', 42.31, -83.04],
  ['Montréal', 45.5, -73.57],
  ['Québec', 46.81, -71.21],
  ['Saguenay', 48.43, -71.07],
  ['Gaspé', 48.83, -64.48],
  ['Sept-Îles', 50.22, -66.38],
  ['Fredericton', 45.96, -66.64],
  ['Saint John', 45.27, -66.06],
  ['Moncton', 46.09, -64.77],
  ['Charlottetown', 46.24, -63.13],
  ['Halifax', 44.65, -63.57],
  ['Sydney', 46.14, -60.19],
  ['Corner Brook', 48.95, -57.95],
  ['St. John’s', 47.56, -52.71],
  ['Happy Valley-Goose Bay', 53.3, -60.33],
  ['Iqaluit', 63.75, -68.52],
  ['Rankin Inlet', 62.81, -92.09],
  ['Cambridge Bay', 69.12, -105.06],
];

const radians = Math.PI / 180;
const earth = 6371;

const seenFrom = (lat: number, lng: number, [name, toLat, toLng]: City): Landmark => {
  const [north, to, across] = [lat * radians, toLat * radians, (toLng - lng) * radians];
  const half = Math.sin((to - north) / 2) ** 2 + Math.cos(north) * Math.cos(to) * Math.sin(across / 2) ** 2;
  const bearing = Math.atan2(
    Math.sin(across) * Math.cos(to),
    Math.cos(north) * Math.sin(to) - Math.sin(north) * Math.cos(to) * Math.cos(across),
  );
  return { name, kilometres: 2 * earth * Math.asin(Math.sqrt(half)), bearing: (bearing / radians + 360) % 360 };
};

// nearer than this it is the place itself
const nearest = 6;
const maxSigns = 3;
/** Farther than this, and twice as far as the nearest, nobody finds their way by it. */
const farthest = 300;

/** Where a sign stands on the picture, in units of its distance from the middle. */
export const signAt = (bearing: number): readonly [x: number, y: number] => [Math.sin(bearing * radians), -Math.cos(bearing * radians)];

/** Two signs stand clear of one another: beside, or above. */
const areClear = (one: Landmark, other: Landmark): boolean => {
  const [[x, y], [otherX, otherY]] = [signAt(one.bearing), signAt(other.bearing)];
  return Math.abs(x - otherX) > 1.3 || Math.abs(y - otherY) > 0.42;
};

/** The nearest cities whose signs have room, three at most. */
export const landmarksAround = (lat: number, lng: number): readonly Landmark[] =>
  cities
    .map((city) => seenFrom(lat, lng, city))
    .filter(({ kilometres }) => kilometres > nearest)
    .toSorted((one, other) => one.kilometres - other.kilometres)
    .filter(({ kilometres }, _, [first]) => kilometres <= Math.max(farthest, 2 * (first?.kilometres ?? 0)))
    .reduce<readonly Landmark[]>(
      (chosen, next) => (chosen.length < maxSigns && chosen.every((sign) => areClear(sign, next)) ? [...chosen, next] : chosen),
      [],
    );
