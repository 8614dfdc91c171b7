// The newest of something that a browser keeps, each once: added at the front, offered again, forgotten on request.
import { createEffect, createEvent, createStore, sample } from 'effector';
import type { KeptThing } from '../../../../generated/model/kept';
import { store, stored } from './stored';

export interface NewestKept<T> {
  readonly thing: KeptThing;
  readonly most: number;
  /** Two that are equal in these words are the same. */
  readonly keyOf: (one: T) => string;
}

/** @example export const { $kept: $recents, wanted: recentsWanted } = newestKept<Trip>({ thing: recentSearchesKept, most: 4, keyOf: JSON.stringify }); */
export const newestKept = <T>({ thing, most, keyOf }: NewestKept<T>) => {
  const wanted = createEvent();
  const added = createEvent<T>();
  const forgotten = createEvent();
  const known = (): readonly T[] => stored<readonly T[]>(thing, []);
  const keep = (all: readonly T[]): readonly T[] => {
    store(thing, all);
    return all;
  };
  const recallFx = createEffect(known);
  const addFx = createEffect((one: T) => keep([one, ...known().filter((it) => keyOf(it) !== keyOf(one))].slice(0, most)));
  const forgetFx = createEffect(() => keep([]));
  const $kept = createStore<readonly T[]>([], { serialize: 'ignore' });
  sample({ clock: wanted, target: recallFx });
  sample({ clock: added, target: addFx });
  sample({ clock: forgotten, target: forgetFx });
  sample({ clock: [recallFx.doneData, addFx.doneData, forgetFx.doneData], target: $kept });
  return { $kept, wanted, added, forgotten };
};
