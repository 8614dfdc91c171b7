// What the words of a search mean: a province, a region with its towns, filters, and words that a listing must carry. Pure.
import { keysOf } from '../../../generated/model/keys';
import { amenityWords, petWords, provinceNames, regions } from '../../../generated/model/tables';
import { Amenity, Province } from '../../../generated/model/values';
import { folded } from '../pricing/town.rules';

export interface Understood {
  /** What a listing must carry, folded. */
  readonly words: string;
  readonly province: string | undefined;
  /** The towns of a region, folded; none where no region was named. */
  readonly towns: readonly string[];
  readonly amenities: readonly Amenity[];
  readonly pets: boolean;
}

const byName = <T>(rows: readonly (readonly [name: string, meant: T])[]): ReadonlyMap<string, T> =>
  new Map(rows.map(([name, meant]) => [folded(name), meant]));

const provinces = byName([
  ...Object.entries(Province).flatMap(([code, { label }]) => [[label, code] as const, [code, code] as const]),
  ...provinceNames.map(({ typed, province }) => [typed, province] as const),
]);
const regionByName = byName(regions.map((region) => [region.name, region] as const));
const amenities = byName<Amenity>([
  ...keysOf(Amenity)
    .filter((it) => Amenity[it].highlight)
    .map((it) => [Amenity[it].label, it] as const),
  ...amenityWords.map(({ typed, amenity }) => [typed, amenity] as const),
]);
const pets = byName(petWords.map(({ typed }) => [typed, true] as const));

const fillers = new Set(['in', 'near', 'with', 'and', 'the', 'a', 'at', 'by', 'around', 'close', 'to']);
const longestName = 4;

interface Taken<T> {
  readonly meant: T | undefined;
  readonly rest: readonly string[];
}

/** The longest name that stands anywhere among the words, or at their end, and what is left without it. */
const take = <T>(words: readonly string[], names: ReadonlyMap<string, T>, where: 'anywhere' | 'last' = 'anywhere'): Taken<T> => {
  for (let length = Math.min(longestName, words.length); length > 0; length -= 1)
    for (let at = where === 'last' ? words.length - length : 0; at + length <= words.length; at += 1) {
      const meant = names.get(words.slice(at, at + length).join(' '));
      if (meant !== undefined) return { meant, rest: words.toSpliced(at, length) };
    }
  return { meant: undefined, rest: words };
};

const takeAll = <T>(
  words: readonly string[],
  names: ReadonlyMap<string, T>,
): { readonly meant: readonly T[]; readonly rest: readonly string[] } => {
  const { meant, rest } = take(words, names);
  if (meant === undefined) return { meant: [], rest };
  const more = takeAll(rest, names);
  return { meant: [meant, ...more.meant], rest: more.rest };
};

/** A province is named last: `Ontario Street` is a street. */
const takeProvince = (words: readonly string[]): Taken<string> => take(words, provinces, 'last');

const withoutFillers = (words: readonly string[]): readonly string[] => words.filter((word) => !fillers.has(word));

/** Where words are meant: `Whistler BC Canada` is Whistler in British Columbia, `Okanagan` its towns, `Canada` everywhere. */
const placeIn = (words: readonly string[]): Pick<Understood, 'words' | 'province' | 'towns'> => {
  const region = take(words, regionByName);
  if (region.meant !== undefined)
    return {
      words: withoutFillers(takeProvince(region.rest).rest).join(' '),
      province: region.meant.province,
      towns: region.meant.towns.map(folded),
    };
  const { meant, rest } = takeProvince(words);
  const left = withoutFillers(rest);
  return { words: (left.length > 0 || meant !== undefined ? left : rest).join(' '), province: meant, towns: [] };
};

const wordsOf = (query: string): readonly string[] => {
  const words = folded(query).split(' ');
  return words.filter((word, at) => word !== '' && !(word === 'canada' && at === words.length - 1));
};

/** A query as its place alone: nothing in it is read as a filter. */
export const placeOf = (query: string): Understood => ({ ...placeIn(wordsOf(query)), amenities: [], pets: false });

/** A query as people type it: `hot tub Tofino` is a filter and a place. */
export const understand = (query: string): Understood => {
  const asked = takeAll(wordsOf(query), pets);
  const wanted = takeAll(asked.rest, amenities);
  return { ...placeIn(wanted.rest), amenities: [...new Set(wanted.meant)], pets: asked.meant.length > 0 };
};
