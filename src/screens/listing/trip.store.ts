// The trip that a person thinks of on a listing: chosen here, written into the address a moment later.
import { createEvent, createStore, sample } from 'effector';
import type { DateRange } from '../../ui/calendar/selection';
import { opened } from './listing.store';
import { isSameTrip, isWhole, noTrip, type Trip, tripOf } from './trip';
import { whenRested } from '../shell/calls/when-rested';

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
const restFx = whenRested<Trip>(400);
sample({ clock: peopled, target: restFx });
sample({ clock: dated, filter: isWhole, target: tripSettled });
sample({
  clock: restFx.done,
  source: $trip,
  filter: (trip, { params }) => trip === params && isWhole(trip),
  fn: (trip) => trip,
  target: tripSettled,
});
sample({ clock: tripSettled, target: $settled });
