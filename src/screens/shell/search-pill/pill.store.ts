// The search pill's values: kept from page to page, and read off the address of a search.
import { createEvent, createStore, sample } from 'effector';
import type { PlainDate } from '../../../../generated/model/wire';
import { visited } from '../navigation/visit';
import { type GuestKind, noDates, noTrip, readSearch, type Trip, tripOf } from './trip';

export const placeTyped = createEvent<string>();
export const datesChosen = createEvent<{ readonly start?: PlainDate | undefined; readonly end?: PlainDate | undefined }>();
export const guestsCounted = createEvent<{ readonly kind: GuestKind; readonly count: number }>();
export const guestsCleared = createEvent();
export const tripCleared = createEvent();
/** A person searches: with what stands in the pill, or with an earlier search. */
export const searched = createEvent<Trip>();

export const $trip = createStore<Trip>(noTrip);

// a person who counts anything is at least one adult
const counted = (trip: Trip, { kind, count }: { readonly kind: GuestKind; readonly count: number }): Trip => {
  const next = { ...trip, [kind]: count };
  return next.adults === 0 && next.children + next.infants + next.pets > 0 ? { ...next, adults: 1 } : next;
};

sample({ clock: placeTyped, source: $trip, fn: (trip, query) => ({ ...trip, query }), target: $trip });
sample({
  clock: datesChosen,
  source: $trip,
  fn: ({ flex_days, ...trip }, { start: checkin, end: checkout }): Trip => ({ ...trip, ...noDates, flex_days, checkin, checkout }),
  target: $trip,
});
sample({ clock: guestsCounted, source: $trip, fn: counted, target: $trip });
sample({ clock: guestsCleared, source: $trip, fn: (trip) => ({ ...trip, adults: 0, children: 0, infants: 0, pets: 0 }), target: $trip });
sample({ clock: tripCleared, fn: () => noTrip, target: $trip });
sample({ clock: searched, target: $trip });

// the address of a search is the truth about it
sample({ clock: visited, filter: ({ route }) => route === 'search', fn: ({ query }) => tripOf(readSearch(query)), target: $trip });
/** The page that opens is about a place; the whole country where it is empty. */
export const placeOpened = createEvent<string>();
sample({
  clock: placeOpened,
  source: $trip,
  fn: ({ query: _query, ...trip }, query): Trip => (query === '' ? trip : { ...trip, query }),
  target: $trip,
});
