// What stands in the search pill: kept from page to page, and read off the address of a search.
import { createEffect, createEvent, createStore, sample } from 'effector';
import { recentSearchesMax } from '../../../../generated/model/constants';
import { fits } from '../../../../generated/model/fits';
import { kept } from '../../../../generated/model/kept';
import { destinationQueries } from '../../../../generated/model/tables';
import type { Province } from '../../../../generated/model/values';
import type { PlainDate } from '../../../../generated/model/wire';
import { visited } from '../navigation/visit';
import { type GuestKind, noTrip, readSearch, type Trip, tripOf } from './trip';

export const placeTyped = createEvent<string>();
export const datesChosen = createEvent<{ readonly start?: PlainDate | undefined; readonly end?: PlainDate | undefined }>();
export const guestsCounted = createEvent<{ readonly kind: GuestKind; readonly count: number }>();
export const guestsCleared = createEvent();
export const tripCleared = createEvent();
/** A person searches: with what stands in the pill, or with an earlier search. */
export const searched = createEvent<Trip>();
/** The pill is about to offer what this browser searched before. */
export const recentsWanted = createEvent();
export const recentsForgotten = createEvent();

export const $trip = createStore<Trip>(noTrip);
export const $recents = createStore<readonly Trip[]>([], { serialize: 'ignore' });

// a person who counts anything is at least one adult
const counted = (trip: Trip, { kind, count }: { readonly kind: GuestKind; readonly count: number }): Trip => {
  const next = { ...trip, [kind]: count };
  return next.adults === 0 && next.children + next.infants + next.pets > 0 ? { ...next, adults: 1 } : next;
};

sample({ clock: placeTyped, source: $trip, fn: (trip, query) => ({ ...trip, query }), target: $trip });
sample({
  clock: datesChosen,
  source: $trip,
  fn: ({ checkin: _in, checkout: _out, ...trip }, { start, end }): Trip => ({
    ...trip,
    ...(start && { checkin: start }),
    ...(end && { checkout: end }),
  }),
  target: $trip,
});
sample({ clock: guestsCounted, source: $trip, fn: counted, target: $trip });
sample({ clock: guestsCleared, source: $trip, fn: (trip) => ({ ...trip, adults: 0, children: 0, infants: 0, pets: 0 }), target: $trip });
sample({ clock: tripCleared, fn: () => noTrip, target: $trip });
sample({ clock: searched, target: $trip });

// the address of a search is the truth about it
sample({ clock: visited, filter: ({ route }) => route === 'search', fn: ({ query }) => tripOf(readSearch(query)), target: $trip });
const destinationOf = (path: string) => destinationQueries.find((it) => it.path === path);
sample({
  clock: visited,
  source: $trip,
  filter: (_trip, { path }) => destinationOf(path) !== undefined,
  fn: ({ query: _query, ...trip }, { path }): Trip => {
    const { query, province } = destinationOf(path) ?? { query: '', province: '' };
    const { query: place } = tripOf({ query, province: (province || undefined) as Province | undefined });
    return place === undefined ? trip : { ...trip, query: place };
  },
  target: $trip,
});

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
