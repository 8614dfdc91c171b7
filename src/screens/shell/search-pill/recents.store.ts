// This browser's earlier searches: kept in its storage, and offered again. No page needs them before the pill is open.
import { sample } from 'effector';
import { recentSearchesMax } from '../../../../generated/model/constants';
import { recentSearchesKept } from '../../../../generated/model/kept';
import { newestKept } from '../loading/newest-kept';
import { searched } from './pill.store';
import { type Trip, tripOf } from './trip';

const recents = newestKept<Trip>({
  thing: recentSearchesKept,
  most: recentSearchesMax,
  keyOf: (trip) => JSON.stringify(tripOf(trip)),
});

export const $recents = recents.$kept;
/** The pill is about to offer what this browser searched before. */
export const recentsWanted = recents.wanted;
export const recentsForgotten = recents.forgotten;
sample({ clock: searched, filter: ({ query }) => Boolean(query?.trim()), fn: tripOf, target: recents.added });
