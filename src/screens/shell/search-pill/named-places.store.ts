// The places that the server knows by what is typed, misspelt ones too: asked for when the typing rests.
import { attach, createStore, sample } from 'effector';
import { searchPropertiesFx } from '../../../../generated/client/property';
import { resultsPerPageMax } from '../../../../generated/model/constants';
import type { PropertyCard } from '../../../../generated/model/entities';
import { query } from '../calls/query';
import { $trip, placeTyped } from './pill.store';
import { whenRested } from '../calls/when-rested';

export interface NamedPlace {
  readonly title: string;
  readonly count: number;
}
export interface NamedPlaces {
  readonly typed: string;
  readonly places: readonly NamedPlace[];
}

const minLetters = 3;
const restFx = whenRested<string>(250);
const found = query(attach({ effect: searchPropertiesFx, mapParams: (query: string) => ({ query, per_page: resultsPerPageMax }) }));

const words = (typed: string | undefined) => typed?.trim() ?? '';
sample({ clock: placeTyped, filter: (typed) => words(typed).length >= minLetters, target: restFx });
// an answer is dropped when the person typed on or chose meanwhile
const rested = sample({
  clock: restFx.doneData,
  source: $trip,
  filter: ({ query }, typed) => query === typed,
  fn: (_, typed) => words(typed),
});
sample({ clock: rested, target: found.asked });

const placesIn = (cards: readonly PropertyCard[]): readonly NamedPlace[] => {
  const titles = cards.map(({ place }) => place);
  return [...new Set(titles)].map((title) => ({ title, count: titles.filter((it) => it === title).length }));
};
/** The places found for the last words. */
export const $namedPlaces = createStore<NamedPlaces>({ typed: '', places: [] }, { serialize: 'ignore' });
sample({ clock: found.done, fn: ({ params, result }) => ({ typed: params, places: placesIn(result.results) }), target: $namedPlaces });
