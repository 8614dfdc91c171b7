// The places that the server suggests for what is typed, misspelt ones too: asked for when the typing rests; and where most stays are.
import { createStore, sample } from 'effector';
import { suggestPlacesFx } from '../../../../generated/client/property';
import type { SuggestedPlace } from '../../../../generated/model/entities';
import { query } from '../calls/query';
import { $trip, placeTyped } from './pill.store';
import { whenRested } from '../calls/when-rested';

export interface NamedPlaces {
  readonly typed: string;
  readonly places: readonly SuggestedPlace[];
}

const minLetters = 3;
const restFx = whenRested<string>(250);
const found = query(suggestPlacesFx);

const words = (typed: string | undefined) => typed?.trim() ?? '';
sample({ clock: placeTyped, filter: (typed) => words(typed).length >= minLetters, target: restFx });
// an answer is dropped when the person typed on or chose meanwhile
const rested = sample({
  clock: restFx.doneData,
  source: $trip,
  filter: ({ query }, typed) => query === typed,
  fn: (_, typed) => ({ query: words(typed) }),
});
sample({ clock: rested, target: found.asked });

/** The places found for the last words. */
export const $namedPlaces = createStore<NamedPlaces>({ typed: '', places: [] }, { serialize: 'ignore' });
sample({ clock: found.done, fn: ({ params, result }) => ({ typed: params?.query ?? '', places: result }), target: $namedPlaces });
