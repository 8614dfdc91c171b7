// The meaning of a search's words: a province, a region with its towns, filters, and words that a listing must carry. Pure.
import { keysOf } from '../../../../generated/model/keys';
import { amenityWords, petWords, provinceNames, regions, wideRegions } from '../../../../generated/model/tables';
import { Amenity, Province } from '../../../../generated/model/values';
import { folded } from '../../pricing/town.rules';

/** A filter among the words, and the query as typed without it. */
export interface UnderstoodFilter<T> {
  readonly meant: T;
  readonly without: string;
}
export interface Understood {
  /** The words that a listing must carry, folded. */
  readonly words: string;
  readonly province: string | undefined;
  /** The provinces of a part of the country, as the Maritimes. */
  readonly provinces?: readonly Province[];
  /** The towns of a region, folded; none where no region was named. */
  readonly towns: readonly string[];
  /** The region by its own name, with its article: `the Rockies`. */
  readonly region?: string;
  readonly amenities: readonly UnderstoodFilter<Amenity>[];
  readonly pets: UnderstoodFilter<true> | undefined;
  /** The query as typed, without any filter. */
  readonly place: string;
  /** The place around which stays are looked for, where none carries its name. */
  readonly near?: { readonly name: string; readonly bounds: readonly number[] };
}

const byName = <T>(rows: readonly (readonly [name: string, meant: T])[]): ReadonlyMap<string, T> =>
  new Map(rows.map(([name, meant]) => [folded(name), meant]));

const provinces = byName([
  ...Object.entries(Province).flatMap(([code, { label }]) => [[label, code] as const, [code, code] as const]),
  ...provinceNames.map(({ typed, province }) => [typed, province] as const),
]);
const regionByName = byName(regions.map((region) => [region.name, region] as const));
const wideByName = byName(wideRegions.map((region) => [region.name, region] as const));
const amenities = byName<Amenity>([
  ...keysOf(Amenity)
    .filter((it) => Amenity[it].highlight)
    .map((it) => [Amenity[it].label, it] as const),
  ...amenityWords.map(({ typed, amenity }) => [typed, amenity] as const),
]);
const pets = byName<true>(petWords.map(({ typed }) => [typed, true] as const));

const fillers = new Set(['in', 'near', 'with', 'and', 'the', 'a', 'at', 'by', 'around', 'close', 'to']);
const longestName = 4;

interface Token {
  readonly typed: string;
  /** Folded. */
  readonly word: string;
}
interface Taken<T> {
  readonly meant: T | undefined;
  readonly taken: readonly Token[];
  readonly rest: readonly Token[];
}

/** The longest name that stands anywhere among the words, or at their end, and what is left without it. */
const take = <T>(tokens: readonly Token[], names: ReadonlyMap<string, T>, where: 'anywhere' | 'last' = 'anywhere'): Taken<T> => {
  for (let length = Math.min(longestName, tokens.length); length > 0; length -= 1)
    for (let at = where === 'last' ? tokens.length - length : 0; at + length <= tokens.length; at += 1) {
      const taken = tokens.slice(at, at + length);
      const meant = names.get(taken.map(({ word }) => word).join(' '));
      if (meant !== undefined) return { meant, taken, rest: tokens.toSpliced(at, length) };
    }
  return { meant: undefined, taken: [], rest: tokens };
};

interface AllTaken<T> {
  /** By what is meant: every word that says so. */
  readonly found: ReadonlyMap<T, readonly Token[]>;
  readonly rest: readonly Token[];
}
const takeAll = <T>(tokens: readonly Token[], names: ReadonlyMap<string, T>): AllTaken<T> => {
  const { meant, taken, rest } = take(tokens, names);
  if (meant === undefined) return { found: new Map(), rest };
  const more = takeAll(rest, names);
  return { found: new Map([...more.found, [meant, [...taken, ...(more.found.get(meant) ?? [])]]]), rest: more.rest };
};

const isFiller = ({ word }: Token): boolean => fillers.has(word);
const withoutFillers = (tokens: readonly Token[]): readonly Token[] => tokens.filter((token) => !isFiller(token));
const wordsIn = (tokens: readonly Token[]): string => tokens.map(({ word }) => word).join(' ');

/** The rest of a typed query without some of its words: `with a hot tub` goes whole, `hot tub in Tofino` leaves `Tofino`. */
const typedWithout = (tokens: readonly Token[], gone: ReadonlySet<Token>): string => {
  const belongsTo = (at: number): Token | undefined => tokens.slice(at).find((token) => !isFiller(token));
  const left = tokens.filter((token, at) => !gone.has(token) && !gone.has(belongsTo(at) ?? token));
  const first = belongsTo(0);
  const begin = first && gone.has(first) ? left.findIndex((token) => !isFiller(token)) : 0;
  return (begin < 0 ? [] : left.slice(begin)).map(({ typed }) => typed).join(' ');
};

/** A region as it is said: `the Rockies`. */
const saidAs = ({ name, article }: { readonly name: string; readonly article: boolean }): string => (article ? `the ${name}` : name);

/** Where words are meant: `Whistler BC Canada` is Whistler in British Columbia, `Okanagan` its towns, `Maritimes` three provinces, `Canada` everywhere. */
const placeIn = (tokens: readonly Token[]): Pick<Understood, 'words' | 'province' | 'provinces' | 'towns' | 'region'> => {
  const wide = take(tokens, wideByName, 'last');
  if (wide.meant !== undefined) {
    const words = wordsIn(withoutFillers(wide.rest));
    return { words, province: undefined, provinces: wide.meant.provinces, towns: [], region: saidAs(wide.meant) };
  }
  const region = take(tokens, regionByName);
  // a province is named last: `Ontario Street` is a street
  const { meant, rest } = take(region.rest, provinces, 'last');
  const left = withoutFillers(rest);
  if (region.meant !== undefined) {
    const { province, towns } = region.meant;
    return { words: wordsIn(left), province, towns: towns.map(folded), region: saidAs(region.meant) };
  }
  return { words: wordsIn(left.length > 0 || meant !== undefined ? left : rest), province: meant, towns: [] };
};

const tokensOf = (query: string): readonly Token[] => {
  const tokens = query
    .split(/[^\p{L}\p{N}\p{M}’'`´.]+/u)
    .map((typed) => ({ typed, word: folded(typed) }))
    .filter(({ word }) => word !== '');
  // `Atlantic Canada` is a part of it
  const isWhole = tokens.at(-1)?.word === 'canada' && take(tokens, wideByName, 'last').meant === undefined;
  return isWhole ? tokens.slice(0, -1) : tokens;
};

/** A query as its place alone: nothing in it is read as a filter. */
export const placeOf = (query: string): Understood => ({
  ...placeIn(tokensOf(query)),
  amenities: [],
  pets: undefined,
  place: query.trim(),
});

/** A query as people type it: `hot tub Tofino` is a filter and a place. */
export const understand = (query: string): Understood => {
  const tokens = tokensOf(query);
  const asked = takeAll(tokens, pets);
  const wanted = takeAll(asked.rest, amenities);
  const filterOf = <T>([meant, taken]: readonly [T, readonly Token[]]): UnderstoodFilter<T> => ({
    meant,
    without: typedWithout(tokens, new Set(taken)),
  });
  const [petsAsked] = [...asked.found].map(filterOf);
  const gone = [...asked.found.values(), ...wanted.found.values()].flat();
  return {
    ...placeIn(wanted.rest),
    amenities: [...wanted.found].map(filterOf),
    pets: petsAsked,
    place: gone.length === 0 ? query.trim() : typedWithout(tokens, new Set(gone)),
  };
};
