// The places that the pill offers while one types: earlier searches, popular provinces, any province by its name, and named places.
import type { PopularState, SuggestedPlace } from '../../../../generated/model/entities';
import { PlaceKind, Province } from '../../../../generated/model/values';
import { searchPillTexts as texts } from '../../../../generated/texts/sentences/searchPillTexts';
import type { NamedPlaces } from './named-places.store';
import { detailText, type Trip } from './trip';

export interface PlaceOffer {
  readonly id: string;
  readonly group: 'recent' | 'place';
  readonly title: string;
  readonly says?: string | undefined;
  readonly picture?: string | undefined;
  /** The trip after choosing it. */
  readonly trip: Partial<Trip>;
}

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
const begins = (title: string, typed: string): boolean =>
  folded(title)
    .split(/[ ,]+/)
    .some((_word, at, words) => words.slice(at).join(' ').startsWith(typed.replaceAll(/[ ,]+/g, ' ')));

const maxOffers = 6;
const popularOffers = 4;
const nobody: NamedPlaces = { typed: '', places: [] };

const recentOf = (trip: Trip, at: number): PlaceOffer => ({
  id: `recent-${at}`,
  group: 'recent',
  title: trip.query ?? texts.wholeCountry,
  says: detailText(trip) ?? texts.anyWeek,
  trip,
});
const provinceOf = (code: string, name: string, state: PopularState | undefined): PlaceOffer => ({
  id: `place-${code}`,
  group: 'place',
  title: name,
  says: state && texts.popularCount({ count: state.count }),
  picture: state?.image || undefined,
  trip: { query: name },
});
const everywhere: PlaceOffer = {
  id: 'place-all',
  group: 'place',
  title: texts.wholeCountry,
  says: texts.wholeCountryText,
  trip: { query: '' },
};

const saysOf = ({ kind, count }: SuggestedPlace): string => {
  if (count !== null) return texts.popularCount({ count });
  if (kind === 'area') return texts.nearby;
  const { label } = PlaceKind[kind];
  return kind === 'listing' ? label : `${label} · ${texts.nearby}`;
};
const offered = (place: SuggestedPlace): PlaceOffer => ({
  id: `place-${place.kind}-${place.name}`,
  group: 'place',
  title: place.name,
  says: saysOf(place),
  trip: { query: place.name },
});

/** The server's finds for these words; while it looks for longer ones, the ones that begin like them. */
const namedOf = (word: string, { typed, places }: NamedPlaces): readonly PlaceOffer[] =>
  places.filter(({ name }) => folded(typed) === word || begins(name, word)).map(offered);

/** The known places: this browser's searches, popular ones, and the server's finds. */
export interface KnownPlaces {
  readonly recents: readonly Trip[];
  readonly popular: readonly PopularState[];
  /** The towns with most stays. */
  readonly towns?: readonly SuggestedPlace[];
  readonly named?: NamedPlaces;
}

/** With nothing typed what is popular, else what begins like it. */
export const placesFor = (typed: string, { recents, popular, towns = [], named = nobody }: KnownPlaces): readonly PlaceOffer[] => {
  const word = folded(typed);
  const earlier = recents.map(recentOf);
  if (word === '') {
    const provinces = popular.slice(0, popularOffers).map((it) => provinceOf(it.code, it.name, it));
    return [...earlier, everywhere, ...towns.slice(0, popularOffers).map(offered), ...provinces];
  }
  const known = new Map(popular.map((it) => [it.code, it]));
  const provinces = Object.entries(Province).map(([code, { label }]) => provinceOf(code, label, known.get(code as Province)));
  const begun = [...earlier, ...provinces].filter(({ title }) => begins(title, word));
  const more = namedOf(word, named).filter(({ title }) => !begun.some((it) => it.title === title));
  return [...begun, ...more].slice(0, maxOffers);
};
