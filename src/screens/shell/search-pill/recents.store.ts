// This browser's earlier searches: kept in its storage, and offered again. No page needs them before the pill is open.
import { createEffect, createEvent, createStore, sample } from 'effector';
import { recentSearchesMax } from '../../../../generated/model/constants';
import { recentSearchesKept } from '../../../../generated/model/kept';
import { store, stored } from '../loading/stored';
import { searched } from './pill.store';
import { type Trip, tripOf } from './trip';

/** The pill is about to offer what this browser searched before. */
export const recentsWanted = createEvent();
export const recentsForgotten = createEvent();

export const $recents = createStore<readonly Trip[]>([], { serialize: 'ignore' });

const known = (): readonly Trip[] => stored(recentSearchesKept, []);
const kept = (recents: readonly Trip[]): readonly Trip[] => {
  store(recentSearchesKept, recents);
  return recents;
};
const isSame = (one: Trip, other: Trip) => JSON.stringify(tripOf(one)) === JSON.stringify(tripOf(other));

const recallFx = createEffect(known);
const rememberFx = createEffect((trip: Trip) =>
  kept([tripOf(trip), ...known().filter((it) => !isSame(it, trip))].slice(0, recentSearchesMax)),
);
const forgetFx = createEffect(() => kept([]));

sample({ clock: recentsWanted, target: recallFx });
sample({ clock: searched, filter: ({ query }) => Boolean(query?.trim()), target: rememberFx });
sample({ clock: recentsForgotten, target: forgetFx });
sample({ clock: [recallFx.doneData, rememberFx.doneData, forgetFx.doneData], target: $recents });
