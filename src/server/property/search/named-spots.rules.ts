// Parks, lakes, towns and parts of towns by the names that people write, also where no stay carries them. Pure; thousands of names, so it is loaded when it is first asked.
import { keysOf } from '../../../../generated/model/keys';
import { nearbyKilometres } from '../../../../generated/model/constants';
import { landmarks } from '../../../../generated/model/tables';
import { type PlaceKind, Province } from '../../../../generated/model/values';
import { folded } from '../../pricing/town.rules';
import { townsOf, written } from './place.rules';
import { boxAround, kilometresBetween, type Spot } from './position.rules';
import type { Understood } from './query.rules';
import { leastMistyped } from './spelling.rules';

export interface NamedSpot extends Spot {
  readonly kind: PlaceKind;
  readonly name: string;
  readonly province: Province;
}
/** A spot by its name as that is compared. */
type Known = readonly [words: string, spot: NamedSpot];

const generic = new Set(
  'lake lac park parc national provincial reserve country interprovincial urban urbain the of la le les de du des d l'.split(' '),
);
/** `Muskoka` of `Lake Muskoka`, `Lac Muskoka` and `Muskoka Lake`. */
const own = (words: string): string =>
  words
    .split(' ')
    .filter((word) => !generic.has(word))
    .join(' ');

const knownLandmarks = landmarks.flatMap(({ also, ...spot }): Known[] =>
  [spot.name, ...also].map((name) => [written(name), spot] as const),
);
const knownTowns = keysOf(Province).flatMap((province) =>
  townsOf(province).map(([words, [name, latitude, longitude]]): Known => [words, { kind: 'area', name, province, latitude, longitude }]),
);
const known = [...knownLandmarks, ...knownTowns];

const once = (found: readonly Known[]): readonly NamedSpot[] => [...new Set(found.map(([, spot]) => spot))];

const called = (words: string): readonly NamedSpot[] => once(known.filter(([name]) => name === words));

const places = 'downtown midtown uptown centre center central city ville centreville old vieux waterfront harbourfront area region greater';
const placeWords = new Set(places.split(' '));
const partWords = new Set(`${places} north south east west end nord sud est ouest`.split(' '));
/** `Kitsilano` of `Kitsilano Vancouver`, and Toronto of `downtown Toronto`. */
const partOfTown = (words: readonly string[]): readonly NamedSpot[] => {
  for (let at = 1; at < words.length; at += 1) {
    const towns = called(words.slice(at).join(' '));
    const part = words.slice(0, at);
    const near = called(part.join(' ')).filter((it) => towns.some((town) => kilometresBetween(town, it) <= 60));
    if (near.length > 0) return near;
    if (part.every((word) => partWords.has(word)) && towns.length > 0) return towns;
  }
  return [];
};

const landmarksLike = (words: string): readonly NamedSpot[] => {
  const wanted = own(words);
  return wanted === '' ? [] : once(knownLandmarks.filter(([name]) => own(name) === wanted));
};

// a short name is soon another place's
const mistakesIn = (name: string): number => (name.length < 6 ? 0 : name.length < 10 ? 1 : 2);
const longestMistyped = 40;
const resembling = (words: string): readonly NamedSpot[] => {
  const most = mistakesIn(words);
  if (most === 0 || words.length > longestMistyped) return [];
  const alike = known.filter(([name]) => name[0] === words[0]);
  return [...new Set(leastMistyped(words, most, alike))];
};

interface Asked {
  /** Folded. */
  readonly words: string;
  readonly province?: string | undefined;
}
const inProvince = (spots: readonly NamedSpot[], province: string | undefined): readonly NamedSpot[] =>
  province === undefined ? spots : spots.filter((it) => it.province === province);

/** The spots that words name as they are written; of a name that several have, all of them. */
export const spotsNamed = ({ words, province }: Asked): readonly NamedSpot[] => {
  const name = written(words);
  const ways = [called(name), landmarksLike(name), partOfTown(name.split(' '))];
  return ways.map((spots) => inProvince(spots, province)).find((spots) => spots.length > 0) ?? [];
};

/** The spots that words name with a mistake or two. */
export const spotsMeant = ({ words, province }: Asked): readonly NamedSpot[] => inProvince(resembling(written(words)), province);

const provinceEnds = Object.entries(Province).flatMap(([code, { label }]) => [` ${folded(label)}`, ` ${folded(code)}`]);
const provinceNamed = new Set(Object.values(Province).map(({ label }) => folded(label)));
const withoutProvince = (name: string): string => {
  const end = provinceEnds.find((it) => name.endsWith(it));
  return end === undefined ? name : name.slice(0, -end.length);
};
type Find = (asked: Asked) => readonly NamedSpot[];
/** The spots that a query names: whole, as Lake Ontario is, or with its province, or without the words around it. */
export const spotsOf = ({ place, words, province }: Pick<Understood, 'place' | 'words' | 'province'>, find: Find): readonly NamedSpot[] => {
  const whole = folded(place);
  const ways: readonly Asked[] = [{ words: whole }, { words: withoutProvince(whole), province }, { words, province }];
  return ways.map((asked) => (asked.words === '' ? [] : find(asked))).find((spots) => spots.length > 0) ?? [];
};

// the nearest first: a part of a town is walked to, a park is driven to
const reaches = [10, 30, nearbyKilometres];
const namesakes = 3;

/** The search around the place that a query names, closer first. */
export const readingsNear = (understood: Understood, find: Find): readonly Understood[] => {
  const spots = spotsOf(understood, find).slice(0, namesakes);
  return reaches.flatMap((kilometres) =>
    spots.map((spot) => ({
      ...understood,
      words: '',
      towns: [],
      province: undefined,
      near: { name: spot.name, bounds: boxAround(spot, kilometres) },
    })),
  );
};

const namesLandmark = (name: string): boolean => knownLandmarks.some(([words]) => words === name);
const isPartOfNamesake = (name: string): boolean => {
  const [part = '', ...town] = name.split(' ');
  return placeWords.has(part) && provinceNamed.has(town.join(' ')) && called(town.join(' ')).length > 0;
};
/** Whether this is the whole name of a park, a lake or a part of a town that ends like a province, as Lake Ontario and Old Québec do: not the lakes in a province. */
export const isLandmark = (place: string): boolean => {
  const name = written(folded(place));
  // with its province behind it, where its own name ends with one
  const alone = withoutProvince(name);
  return namesLandmark(name) || isPartOfNamesake(name) || (withoutProvince(alone) !== alone && namesLandmark(alone));
};

/** The spots whose name begins as it is typed, parks and lakes first; what is only meant so where none does. */
export const spotsBegun = ({ words, province }: Asked): readonly NamedSpot[] => {
  const typed = written(words);
  const begins = ([name]: Known): boolean => `${name} `.startsWith(typed) || (own(typed) !== '' && own(name).startsWith(own(typed)));
  const begun = [...once(knownLandmarks.filter(begins)), ...once(knownTowns.filter(([name]) => name.startsWith(typed)))];
  return [
    ...new Set([
      ...spotsNamed({ words, province }),
      ...inProvince(begun, province),
      ...(begun.length > 0 ? [] : spotsMeant({ words, province })),
    ]),
  ];
};
