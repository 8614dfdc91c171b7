// Where towns of Canada are, by the names that people write, and whose clocks a position keeps. Pure; thousands of names, so it is loaded when it is first asked.
import zoneByMap from '@photostructure/tz-lookup';
import type { FoundPlace } from '../../../../generated/model/entities';
import { keysOf } from '../../../../generated/model/keys';
import { postalLetters, regions } from '../../../../generated/model/tables';
import { Province, TimeZone } from '../../../../generated/model/values';
import { folded } from '../../pricing/town.rules';
import { kilometresBetween, kilometresPerDegree, type Spot } from './position.rules';
import { leastMistyped } from './spelling.rules';
import gazetteer from './towns.json' with { type: 'json' };

type Town = readonly [name: string, latitude: number, longitude: number, zone: string | undefined];

/** `Sainte-Adèle`, `Ste. Adele` and `ste adele` are the same. */
export const written = (name: string): string =>
  folded(name)
    .replaceAll(/\bsaint\b/g, 'st')
    .replaceAll(/\bsainte\b/g, 'ste');

const townIn = (line: string): Town => {
  const [name = '', latitude, longitude, zone] = line.split('|');
  return [name, Number(latitude), Number(longitude), zone];
};
const known = new Map(
  keysOf(Province).map((province) => [province, gazetteer.towns[province].map(townIn).map((town) => [written(town[0]), town] as const)]),
);
export const townsOf = (province: Province): readonly (readonly [name: string, town: Town])[] => known.get(province) ?? [];

// a short name is soon another town's
const mistakesIn = (name: string): number => (name.length < 5 ? 0 : name.length < 9 ? 1 : 2);

const townOf = (city: string, province: Province): Town | undefined => {
  const name = written(city);
  const named = (wanted: string) => townsOf(province).find(([it]) => it === wanted)?.[1];
  const [first] = regions.find((region) => region.province === province && written(region.name) === name)?.towns ?? [];
  return (
    named(name) ?? (first === undefined ? undefined : named(written(first))) ?? leastMistyped(name, mistakesIn(name), townsOf(province))[0]
  );
};

/** Of its towns the one in the middle, from south to north or from west to east. */
const middle = (province: Province, at: 1 | 2): number => {
  const degrees = townsOf(province).map(([, town]) => town[at]);
  return degrees.toSorted((one, other) => one - other)[degrees.length >> 1] ?? 0;
};

const postalFits = (code: string | undefined, province: Province): boolean => {
  const [letter] = code?.trim().toUpperCase() ?? '';
  const row = postalLetters.find((it) => it.letter === letter);
  return !letter || (row?.provinces.includes(province) ?? false);
};

interface Asked {
  readonly city: string;
  readonly province: Province;
  readonly postal_code?: string | undefined;
}
type Found = Omit<FoundPlace, 'timezone'>;
/** Where a town is; where it is not known, where most towns of its province are. */
export const placeOf = ({ city, province, postal_code }: Asked): Found => {
  const postal_fits = postalFits(postal_code, province);
  const town = townOf(city, province);
  if (town) return { found: 'town', city: town[0], province, latitude: town[1], longitude: town[2], postal_fits };
  return { found: 'province', city: null, province, latitude: middle(province, 1), longitude: middle(province, 2), postal_fits };
};

// farther away it is a street of the same name in another town
const reachOfStreets = 60;
/** A place with its street, where the street can be that of the place. */
export const placeOnStreet = (place: Found, street: Spot | null): Found =>
  street && (place.found === 'province' || kilometresBetween(place, street) <= reachOfStreets)
    ? { ...place, ...street, found: 'street' }
    : place;

// measured against geo-tz: farther away the map of zones is right more often than the next town
const reachOfTown = 30;

const allTowns = [...known.values()].flat().map(([, town]) => town);

/** The town that is nearest to a position, where one is near. */
const townNear = (latitude: number, longitude: number): Town | undefined => {
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  let [nearest, distance]: readonly [Town | undefined, number] = [undefined, reachOfTown / kilometresPerDegree];
  for (const town of allTowns) {
    const its = Math.hypot(town[1] - latitude, (town[2] - longitude) * narrowing);
    if (its < distance) [nearest, distance] = [town, its];
  }
  return nearest;
};

const isZone = (name: string): name is TimeZone => Object.hasOwn(TimeZone, name);

/** The zone of a position: that of the nearest town, since the map of zones is coarse where two meet. */
export const zoneAt = (latitude: number, longitude: number): TimeZone | null => {
  const [, north, east, known] = townNear(latitude, longitude) ?? ['', latitude, longitude];
  const zone = known ?? zoneByMap(north, east);
  return isZone(zone) ? zone : null;
};
