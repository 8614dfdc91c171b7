// The stays of a list that are chosen to be compared. Coming back from the comparison finds them still chosen.
import { createEvent, createStore, sample } from 'effector';
import { comparedMax } from '../../../generated/model/constants';
import { opened } from './stays.store';

export const choosingBegun = createEvent();
export const choosingEnded = createEvent();
export const stayTicked = createEvent<{ readonly id: string; readonly on: boolean }>();

/** In the order of their choosing; null while none are chosen. */
export const $chosen = createStore<readonly string[] | null>(null, { serialize: 'ignore' });
sample({ clock: choosingBegun, fn: () => [], target: $chosen });
sample({ clock: choosingEnded, fn: () => null, target: $chosen });
sample({
  clock: stayTicked,
  source: $chosen,
  fn: (before, { id, on }) => [...(before ?? []).filter((it) => it !== id), ...(on ? [id] : [])].slice(0, comparedMax),
  target: $chosen,
});

const $path = createStore('', { serialize: 'ignore' });
sample({ clock: opened, source: $path, filter: (before, { path }) => before !== path, fn: () => null, target: $chosen });
sample({ clock: opened, fn: ({ path }) => path, target: $path });
