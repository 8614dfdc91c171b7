// The popular provinces: asked for once, by whichever page needs them first.
import { attach, createEvent, createStore, sample } from 'effector';
import type { PopularState } from '../../../../generated/model/entities';
import { listPopularStatesFx } from '../../../../generated/client/effects/property';

export const popularWanted = createEvent();

/** Nothing until they have come. */
export const $popular = createStore<readonly PopularState[] | null>(null);
export const $popularFailed = createStore(false);

const loadFx = attach({ effect: listPopularStatesFx });

sample({
  clock: popularWanted,
  source: { known: $popular, pending: loadFx.pending },
  filter: ({ known, pending }) => known === null && !pending,
  fn: () => undefined,
  target: loadFx,
});
sample({ clock: loadFx.doneData, target: $popular });
sample({ clock: loadFx.finally, fn: ({ status }) => status === 'fail', target: $popularFailed });
