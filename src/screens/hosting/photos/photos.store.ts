// The pictures of the open property: put in order, described, removed and brought back. Changes are seen at once, and saved one after another.
import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { type DeletePhotoCode, deletePhoto, updatePhotos, type UpdatePhotosCode } from '../../../../generated/client/property';
import { $transport, type Failure, type Transport } from '../../../../generated/client/transport';
import type { HostProperty, Photo } from '../../../../generated/model/entities';
import { photoTexts as say } from '../../../../generated/texts/sentences/photoTexts';
import { submission } from '../../shell/calls/submission';
import { own, ownChanged, reread } from '../own-property.store';

// A host's changes to a property's pictures, one at a time. Pure: each shows at once, before it is saved.
type PhotoChange =
  | { readonly kind: 'moved'; readonly photo_id: string; readonly to: number }
  | { readonly kind: 'described'; readonly photo_id: string; readonly alt: string }
  | { readonly kind: 'removed'; readonly photo_id: string }
  /** A picture that was removed comes back to its place. */
  | { readonly kind: 'restored'; readonly photo: Photo; readonly at: number };

const without = (photos: readonly Photo[], photo_id: string) => photos.filter((photo) => photo.photo_id !== photo_id);

/** The pictures after a change; one that is gone meanwhile changes nothing. */
const changed = (photos: readonly Photo[], change: PhotoChange): readonly Photo[] => {
  if (change.kind === 'restored') return without(photos, change.photo.photo_id).toSpliced(change.at, 0, change.photo);
  const photo = photos.find(({ photo_id }) => photo_id === change.photo_id);
  if (!photo) return photos;
  if (change.kind === 'removed') return without(photos, change.photo_id);
  if (change.kind === 'moved') return without(photos, change.photo_id).toSpliced(change.to, 0, photo);
  return photos.map((one) => (one === photo ? { ...one, alt: change.alt } : one));
};

/** The order of the pictures after a change, and only the words that it changes: those of others may have been changed elsewhere. */
const orderAfter = (photos: readonly Photo[], change: PhotoChange) =>
  changed(photos, change).map(({ photo_id, alt }) =>
    change.kind === 'described' && change.photo_id === photo_id ? { photo_id, alt } : { photo_id },
  );

/** A change that waits to be saved, with all that saving it takes. */
interface QueuedChange {
  readonly property_id: string;
  readonly change: PhotoChange;
  readonly photos: ReturnType<typeof orderAfter>;
}
interface Removed {
  readonly photo: Photo;
  readonly at: number;
}

const wordsOf = (it: PhotoChange, count: number): string => {
  if (it.kind === 'moved') return say.moved({ number: it.to + 1, count });
  return it.kind === 'restored' ? say.back : '';
};

/** The host changes something about the pictures. */
export const photosChanged = createEvent<PhotoChange>();
/** The picture that was removed last comes back. */
export const removalUndone = createEvent();

const $waiting = createStore<readonly QueuedChange[]>([], { serialize: 'ignore' });
/** The pictures as the host sees them: with what is still being saved. */
export const $photos = combine(own.$data, $waiting, (property, waiting) =>
  waiting
    .filter(({ property_id }) => property_id === property?.property_id)
    .reduce<readonly Photo[]>((photos, { change }) => changed(photos, change), property?.photos ?? []),
);

/** Pictures removed on this page, the last one at the end. */
export const $removed = createStore<readonly Removed[]>([], { serialize: 'ignore' });
sample({
  clock: photosChanged,
  source: { photos: $photos, removed: $removed },
  filter: (_, { kind }) => kind === 'removed',
  fn: ({ photos, removed }, change) => {
    const at = photos.findIndex(({ photo_id }) => change.kind === 'removed' && photo_id === change.photo_id);
    const photo = photos[at];
    return photo ? [...removed, { photo, at }] : removed;
  },
  target: $removed,
});
const undone = sample({ clock: removalUndone, source: $removed }).filterMap((removed) => removed.at(-1));
sample({ clock: undone, source: $removed, fn: (removed) => removed.slice(0, -1), target: $removed });
sample({ clock: own.cleared, fn: () => [], target: $removed });

const change = sample({ clock: [photosChanged, undone.map((it): PhotoChange => ({ kind: 'restored', ...it }))] });
sample({
  clock: change,
  source: { property: own.$data, photos: $photos, waiting: $waiting },
  filter: ({ property }) => property !== null,
  fn: ({ property, photos, waiting }, it) => [
    ...waiting,
    { property_id: property?.property_id ?? '', change: it, photos: orderAfter(photos, it) },
  ],
  target: $waiting,
});

interface SaveState {
  readonly transport: Transport;
  readonly version: number | undefined;
  readonly waiting: QueuedChange;
}
const saveFx = createEffect<SaveState, HostProperty, Failure<DeletePhotoCode | UpdatePhotosCode>>(
  async ({ transport, version, waiting }) => {
    const { property_id, change: it, photos } = waiting;
    const outcome =
      it.kind === 'removed'
        ? await deletePhoto(transport, { property_id, photo_id: it.photo_id })
        : await updatePhotos(transport, { property_id, photos, version });
    return outcome.ok ? outcome.data : Promise.reject(outcome.failure);
  },
);
export const save = submission(
  attach({
    effect: saveFx,
    source: { transport: $transport, property: own.$data },
    mapParams: (waiting: QueuedChange, { transport, property }) => ({
      transport,
      waiting,
      version: property?.property_id === waiting.property_id ? property.version : undefined,
    }),
  }),
  'screen',
);

// one after another: each says which version it saw
const $first = $waiting.map(([first]) => first ?? null);
sample({ clock: $first.updates.filterMap((first) => first ?? undefined), target: save.submitted });
sample({ clock: save.done, fn: ({ result }) => result, target: ownChanged });
sample({ clock: save.done, source: $waiting, fn: (waiting) => waiting.slice(1), target: $waiting });
// queued changes were meant for a state that does not exist
sample({ clock: save.failed, fn: () => [], target: [$waiting, $removed] });
sample({ clock: save.failed, fn: () => undefined, target: reread });

/** The last action, in words. */
export const $said = createStore('', { serialize: 'ignore' });
sample({ clock: change, source: $photos, fn: (photos, it) => wordsOf(it, photos.length), target: $said });
sample({ clock: own.cleared, fn: () => '', target: $said });
