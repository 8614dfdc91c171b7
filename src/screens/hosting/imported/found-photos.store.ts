// The pictures of a listing elsewhere, before any is taken: which are ticked, which is the cover, and small versions of them, one after the other.
import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { getFoundPhoto } from '../../../../generated/client/property';
import { $transport } from '../../../../generated/client/transport';
import type { FoundPhoto } from '../../../../generated/model/entities';
import { watching } from '../../shell/session/watched';
import { own } from '../own-property.store';
import { permit } from './imported.store';

export const ticked = createEvent<{ readonly found_id: string; readonly on: boolean }>();
export const allTicked = createEvent<boolean>();
export const coverMade = createEvent<string>();
/** The grid came into sight, or went. */
export const gridShown = createEvent<boolean>();

const none: readonly FoundPhoto[] = [];
export const $offered = own.$data.map((property) => property?.imported?.photos_offered ?? none);

const $left = createStore<ReadonlySet<string>>(new Set(), { serialize: 'ignore' });
const $cover = createStore<string | null>(null, { serialize: 'ignore' });
sample({
  clock: ticked,
  source: $left,
  fn: (left, { found_id, on }) => new Set(on ? [...left].filter((id) => id !== found_id) : [...left, found_id]),
  target: $left,
});
sample({
  clock: allTicked,
  source: $offered,
  fn: (offered, on) => new Set(on ? [] : offered.map(({ found_id }) => found_id)),
  target: $left,
});
sample({ clock: coverMade, target: $cover });
// the cover is one that is taken
sample({ clock: coverMade, fn: (found_id) => ({ found_id, on: true }), target: ticked });
sample({ clock: own.cleared, fn: () => new Set<string>(), target: $left });
sample({ clock: own.cleared, fn: () => null, target: $cover });

/** The ids of the ticked pictures, the cover before the others. */
export const $chosen = combine($offered, $left, $cover, (offered, left, cover) => {
  const ids = offered.map(({ found_id }) => found_id).filter((id) => !left.has(id));
  return cover !== null && ids.includes(cover) ? [cover, ...ids.filter((id) => id !== cover)] : ids;
});

/** Pictures by their ids, as addresses that a browser shows; an empty one could not be had. */
export const $previews = createStore<ReadonlyMap<string, string>>(new Map(), { serialize: 'ignore' });
const $shown = createStore(false, { serialize: 'ignore' });
sample({ clock: gridShown, target: $shown });
sample({ clock: own.cleared, fn: () => new Map<string, string>(), target: $previews });

interface Wanted {
  readonly property_id: string;
  readonly found_id: string;
  readonly stop: AbortController;
}
const previewFx = attach({
  source: $transport,
  effect: async (transport, { stop, ...wanted }: Wanted) => {
    const outcome = await getFoundPhoto(watching(transport, { signal: stop.signal, onSent: () => undefined }), wanted);
    return outcome.ok ? `data:image/jpeg;base64,${outcome.data.jpeg}` : '';
  },
});
// once they are chosen there is none to look at: the server would refuse the one that is on its way
const stopFx = createEffect((stop: AbortController) => stop.abort());
const $stop = createStore(new AbortController(), { serialize: 'ignore' }).on(previewFx, (_, { stop }) => stop);
sample({ clock: permit.submitted, source: $stop, target: stopFx });

// a host name is asked for one picture a second at most: the next is asked for when the one before has come
sample({
  clock: [gridShown, own.done, previewFx.finally, permit.failed],
  source: {
    shown: $shown,
    busy: previewFx.pending,
    choosing: permit.$pending,
    property: own.$data,
    offered: $offered,
    previews: $previews,
  },
  filter: ({ shown, busy, choosing, offered, previews }) =>
    shown && !busy && !choosing && offered.some(({ found_id }) => !previews.has(found_id)),
  fn: ({ property, offered, previews }): Wanted => ({
    property_id: property?.property_id ?? '',
    found_id: offered.find(({ found_id }) => !previews.has(found_id))?.found_id ?? '',
    stop: new AbortController(),
  }),
  target: previewFx,
});
sample({
  clock: previewFx.done,
  source: $previews,
  filter: (_, { params }) => !params.stop.signal.aborted,
  fn: (previews, { params, result }) => new Map([...previews, [params.found_id, result]]),
  target: $previews,
});
