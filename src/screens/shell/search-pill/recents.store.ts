// This browser's earlier searches: kept in its storage, and offered again. No page needs them before the pill is open.
import { createEffect, createEvent, createStore, sample } from 'effector';
import { recentSearchesMax } from '../../../../generated/model/constants';
import { fits } from '../../../../generated/model/fits';
import * as kept from '../../../../generated/model/kept';
import { searched } from './pill.store';
import { type Trip, tripOf } from './trip';

/** The pill is about to offer what this browser searched before. */
export const recentsWanted = createEvent();
export const recentsForgotten = createEvent();

export const $recents = createStore<readonly Trip[]>([], { serialize: 'ignore' });

const { name: key, schema } = kept.recentSearchesKept;

// storage may be closed to us, or hold what an older page wrote: then there is nothing
const stored = (): readonly Trip[] => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return fits(schema, found) ? (found as readonly Trip[]) : [];
  } catch {
    return [];
  }
};
const store = (recents: readonly Trip[]): readonly Trip[] => {
  try {
    localStorage.setItem(key, JSON.stringify(recents));
  } catch {
    // nothing is kept then
  }
  return recents;
};
const isSame = (one: Trip, other: Trip) => JSON.stringify(tripOf(one)) === JSON.stringify(tripOf(other));

const recallFx = createEffect(stored);
const rememberFx = createEffect((trip: Trip) =>
  store([tripOf(trip), ...stored().filter((it) => !isSame(it, trip))].slice(0, recentSearchesMax)),
);
const forgetFx = createEffect(() => store([]));

sample({ clock: recentsWanted, target: recallFx });
sample({ clock: searched, filter: ({ query }) => Boolean(query?.trim()), target: rememberFx });
sample({ clock: recentsForgotten, target: forgetFx });
sample({ clock: [recallFx.doneData, rememberFx.doneData, forgetFx.doneData], target: $recents });
