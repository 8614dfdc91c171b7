// Places for the search box: regions and towns with stays, known places with stays around them, and listings by their titles. Reads only.
import { nearbyKilometres, suggestedPlacesMax } from '../../../../generated/model/constants';
import type { SuggestedPlace } from '../../../../generated/model/entities';
import { provinceNames, regions, wideRegions } from '../../../../generated/model/tables';
import { asRead } from '../../account/contact-details.lookup';
import type { Database } from '../../database/open';
import { folded } from '../../pricing/town.rules';
import { findDestinations } from './destinations.lookup';
import type { Destination } from './destinations.rules';
import { boxAround } from './position.rules';
import { understand } from './query.rules';
import { findPlacesWithStays, findTitles } from './suggested-places.repository';
import { wordsMeant } from './spelling.rules';

const ofTown = ({ name, count }: Destination): SuggestedPlace => ({ kind: 'town', name, count });
/** `tre` and `mont tre` begin `Mont-Tremblant, QC`. */
const begins = (name: string, typed: string): boolean =>
  folded(name)
    .split(' ')
    .some((_word, at, words) => words.slice(at).join(' ').startsWith(typed));

const townsLike = (towns: readonly Destination[], typed: string): readonly Destination[] => {
  const begun = towns.filter(({ name }) => begins(name, typed));
  if (begun.length > 0) return begun.toSorted((one, other) => rank(one, typed) - rank(other, typed));
  const names = towns.map(({ name }) => folded(name));
  const meant = wordsMeant(typed, names);
  return meant === typed ? [] : towns.filter(({ name }) => begins(name, meant));
};
// the name that begins so stands before one that goes on so
const rank = ({ name }: Destination, typed: string): number => (folded(name).startsWith(typed) ? 0 : 1);

/** Those whose names begin so, with or without an article; of several names for the same parts the first. */
const namedOnce = <T extends { readonly name: string }>(
  all: readonly T[],
  typed: string,
  partsOf: (it: T) => readonly string[],
): readonly T[] => {
  const begun = all.filter(({ name }) => begins(name, typed.replace(/^(the|les?) /, '')));
  return begun.filter((it, at) => begun.findIndex((other) => partsOf(other).join() === partsOf(it).join()) === at);
};

/** Regions with stays in their towns. */
const regionsLike = (towns: readonly Destination[], typed: string): readonly SuggestedPlace[] =>
  namedOnce(regions, typed, (it) => it.towns).flatMap((region): SuggestedPlace[] => {
    const its = new Set(region.towns.map((town) => folded(`${town}, ${region.province}`)));
    const count = towns.reduce((sum, town) => (its.has(folded(town.name)) ? sum + town.count : sum), 0);
    return count === 0 ? [] : [{ kind: 'region', name: `${region.name}, ${region.province}`, count }];
  });

/** Provinces by what people also call them, as PEI; by their own names the search box knows them. */
const provincesLike = (all: readonly Destination[], typed: string): readonly SuggestedPlace[] => {
  const meant = new Set(provinceNames.flatMap(({ typed: name, province }) => (folded(name).startsWith(typed) ? [province] : [])));
  const there = all.filter(({ name, province, count }) => province && meant.has(province) && count > 0 && !folded(name).startsWith(typed));
  return there.map(({ name, count }) => ({ kind: 'region', name, count }));
};

/** Parts of the country by the stays in their provinces. */
const partsLike = (all: readonly Destination[], typed: string): readonly SuggestedPlace[] =>
  namedOnce(wideRegions, typed, (it) => it.provinces).flatMap(({ name, provinces }): SuggestedPlace[] => {
    const its = all.filter(({ province }) => province && provinces.includes(province));
    const count = its.reduce((sum, it) => sum + it.count, 0);
    return count === 0 ? [] : [{ kind: 'region', name, count }];
  });

const known = async (db: Database, query: string, now: Date): Promise<readonly SuggestedPlace[]> => {
  const { spotsBegun, spotsOf } = await import('./named-spots.rules');
  const spots = spotsOf(understand(query), spotsBegun).slice(0, suggestedPlacesMax);
  const around = spots.map((spot) => boxAround(spot, nearbyKilometres));
  const has = await findPlacesWithStays(db, around, now);
  return spots.filter((_, at) => has.has(at)).map(({ kind, name, province: its }) => ({ kind, name: `${name}, ${its}`, count: null }));
};

/** Places that begin or sound like what is typed, all with stays in them or near them; with nothing typed the towns with most stays. */
export const suggestedPlaces = async (db: Database, query: string, now: Date): Promise<readonly SuggestedPlace[]> => {
  const all = await findDestinations(db, now);
  const towns = all.filter(({ isTown, count }) => isTown && count > 0);
  const typed = folded(query);
  if (typed === '') return towns.slice(0, suggestedPlacesMax).map(ofTown);
  const wide = [...provincesLike(all, typed), ...partsLike(all, typed), ...regionsLike(towns, typed)];
  const there = [
    ...wide,
    ...townsLike(towns, typed)
      .map(ofTown)
      .filter(({ name }) => !wide.some((it) => it.name === name)),
  ];
  const titles = await findTitles(db, typed, now);
  const listings = titles.map((title): SuggestedPlace => ({ kind: 'listing', name: asRead(title), count: null }));
  const names = new Set(there.map(({ name }) => name));
  const more = there.length < suggestedPlacesMax ? (await known(db, query, now)).filter(({ name }) => !names.has(name)) : [];
  return [...there.slice(0, suggestedPlacesMax - 1), ...more, ...listings].slice(0, suggestedPlacesMax);
};
