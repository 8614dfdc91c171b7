// The trip that a person thinks of on a listing: chosen here, written into the address a moment later.
import { createEffect, createEvent, createStore, sample } from 'effector';
import type { DateRange } from '../../ui/calendar/selection';
import { opened } from './listing.store';
import { isSameTrip, isWhole, noTrip, type Trip, tripOf } from './trip';

export type Guests = Pick<Trip, 'adults' | 'children' | 'infants' | 'pets'>;

export const datesChosen = createEvent<DateRange>();
export const guestsChosen = createEvent<Guests>();
/** The trip stands still: it goes into the address, and its price is asked. */
export const tripSettled = createEvent<Trip>();

/** As it is being chosen: there may be a first date without a second. */
export const $trip = createStore<Trip>(noTrip);
/** As it stands in the address. */
export const $settled = createStore<Trip>(noTrip);

// a value that returns from the address after we wrote it there is no news
const told = sample({
  clock: opened,
  source: $settled,
  filter: (settled, { query }) => !isSameTrip(settled, tripOf(query)),
  fn: (_, { query }) => tripOf(query),
});
sample({ clock: told, target: [$trip, $settled] });

const dated = sample({ clock: datesChosen, source: $trip, fn: (trip, { start, end }) => ({ ...trip, checkin: start, checkout: end }) });
const peopled = sample({ clock: guestsChosen, source: $trip, fn: (trip, guests) => ({ ...trip, ...guests }) });
sample({ clock: [dated, peopled], target: $trip });

/** A stepper is pressed several times in a row; one price is asked for the last. */
const pause = 400;
const pauseFx = createEffect<Trip, void>(
  () =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, pause);
    }),
);
sample({ clock: peopled, target: pauseFx });
sample({ clock: dated, filter: isWhole, target: tripSettled });
sample({
  clock: pauseFx.done,
  source: $trip,
  filter: (trip, { params }) => trip === params && isWhole(trip),
  fn: (trip) => trip,
  target: tripSettled,
});
sample({ clock: tripSettled, target: $settled });
