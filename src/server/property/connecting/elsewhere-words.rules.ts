// Other platforms' words in ours: amenities, kinds of places, provinces, times and numbers. Pure.
import { keysOf } from '../../../../generated/model/keys';
import {
  accessibilityElsewhere,
  amenitiesElsewhere,
  amenitiesInFrench,
  kindsElsewhere,
  provinceNames,
} from '../../../../generated/model/tables';
import { Accessibility, Amenity, PropertyType, Province } from '../../../../generated/model/values';
import { type Clock, isClock } from '../../../../generated/model/wire';
import { folded } from '../../pricing/town.rules';

/** The meaning of each phrase; several facts, or nothing of ours. */
type Phrases<T> = ReadonlyMap<string, readonly T[]>;

const phrasesOf = <T>(rows: readonly (readonly [said: string, meant: T | null])[]): Phrases<T> => {
  const phrases = new Map<string, T[]>();
  for (const [said, meant] of rows) phrases.set(folded(said), [...(phrases.get(folded(said)) ?? []), ...(meant === null ? [] : [meant])]);
  return phrases;
};

const amenityPhrases = phrasesOf<Amenity>([
  ...keysOf(Amenity).flatMap((it) => [[Amenity[it].label, it] as const, [it.replaceAll('_', ' '), it] as const]),
  ...[...amenitiesElsewhere, ...amenitiesInFrench].map(({ said, amenity }) => [said, amenity] as const),
]);
const accessibilityPhrases = phrasesOf<Accessibility>([
  ...keysOf(Accessibility).map((it) => [Accessibility[it].label, it] as const),
  ...accessibilityElsewhere.map(({ said, feature }) => [said, feature] as const),
]);
const kindPhrases = phrasesOf<PropertyType>([
  ...keysOf(PropertyType).map((it) => [PropertyType[it].label, it] as const),
  ...kindsElsewhere.map(({ said, kind }) => [said, kind] as const),
]);

const longestPhrase = 6;
const maxWords = 14;
// `hotTub` is two words; numbers and signs are none
const wordsOf = (said: string): readonly string[] =>
  folded(said.replace(/([a-z])([A-Z])/g, '$1 $2'))
    .split(' ')
    .slice(0, maxWords);
const isDenied =
  /^(no|not|without|unavailable|pas|sans|aucune?)\b|\b(not available|not included|unavailable|nearby|non disponible|non incluse?|a proximite)$/;

/** The meaning of a phrase: the longest known one counts, and its parts do not count once more. */
const meantBy = <T>(said: string, phrases: Phrases<T>): readonly T[] => {
  let words = wordsOf(said);
  if (isDenied.test(words.join(' '))) return [];
  const meant: T[] = [];
  while (words.length > 0) {
    const lengths = Array.from({ length: Math.min(longestPhrase, words.length) }, (_, at) => Math.min(longestPhrase, words.length) - at);
    const length = lengths.find((it) => phrases.has(words.slice(0, it).join(' ')));
    if (length !== undefined) meant.push(...(phrases.get(words.slice(0, length).join(' ')) ?? []));
    words = words.slice(length ?? 1);
  }
  return meant;
};

const all = <T>(said: readonly string[], phrases: Phrases<T>): readonly T[] => [...new Set(said.flatMap((it) => meantBy(it, phrases)))];

export const amenitiesIn = (said: readonly string[]): readonly Amenity[] => all(said, amenityPhrases);
export const accessibilityIn = (said: readonly string[]): readonly Accessibility[] => all(said, accessibilityPhrases);
/** The first kind of place that is named. */
export const kindIn = (said: readonly string[]): PropertyType | undefined => all(said, kindPhrases)[0];

const provinces = new Map<string, Province>([
  ...keysOf(Province).flatMap((code) => [[folded(code), code] as const, [folded(`CA ${code}`), code] as const]),
  ...keysOf(Province).map((code) => [folded(Province[code].label), code] as const),
  ...provinceNames.map(({ typed, province }) => [folded(typed), province] as const),
]);
export const provinceIn = (said: string): Province | undefined => provinces.get(folded(said));

/** `V8E 0B1`, however it is written. */
export const postalCodeIn = (said: string): string | undefined => {
  const [, area, unit] = /^\s*([a-z]\d[a-z])[\s-]?(\d[a-z]\d)\s*$/i.exec(said) ?? [];
  return area && unit ? `${area} ${unit}`.toUpperCase() : undefined;
};

/** `15:00:00`, `T15:00`, `3 PM`, `15h00` and `After 3:00 p.m.` as a clock; to the quarter, as ours are. */
export const clockIn = (said: string): Clock | undefined => {
  const [, hours = '', minutes = '0', half = ''] = /(\d{1,2})(?:\s?[:h]\s?(\d{2}))?(?::\d{2})?\s*([ap]\.?\s?m\b)?/i.exec(said) ?? [];
  if (hours === '' || Number(minutes) > 59) return undefined;
  const twelve = half === '' ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0);
  if (twelve > 23) return undefined;
  const quarter = Math.floor(Number(minutes) / 15) * 15;
  const clock = `${String(twelve).padStart(2, '0')}:${String(quarter).padStart(2, '0')}`;
  return isClock(clock) ? clock : undefined;
};

/** The number in front of one of some words: `2 bedrooms`, `Sleeps 6` the other way round. Blanks beside each other are one. */
export const countIn = (text: string, words: string): number | undefined => {
  const [, before, after] =
    new RegExp(`(\\d{1,2}(?:[.,]5)?) ?(?:${words})\\b|\\b(?:${words}) ?:? ?(\\d{1,2}(?:[.,]5)?)\\b`, 'i').exec(text.replace(/\s+/g, ' ')) ??
    [];
  const said = before ?? after;
  return said === undefined ? undefined : Number(said.replace(',', '.'));
};
