// A host's changes to a property's pictures, one at a time. Pure: each shows at once, before it is saved.
import type { Photo } from '../../../../generated/model/entities';

export type PhotoChange =
  | { readonly kind: 'moved'; readonly photo_id: string; readonly to: number }
  | { readonly kind: 'described'; readonly photo_id: string; readonly alt: string }
  | { readonly kind: 'removed'; readonly photo_id: string }
  /** A picture that was removed comes back to its place. */
  | { readonly kind: 'restored'; readonly photo: Photo; readonly at: number };

const without = (photos: readonly Photo[], photo_id: string) => photos.filter((photo) => photo.photo_id !== photo_id);

/** The pictures after a change; one that is gone meanwhile changes nothing. */
export const changed = (photos: readonly Photo[], change: PhotoChange): readonly Photo[] => {
  if (change.kind === 'restored') return without(photos, change.photo.photo_id).toSpliced(change.at, 0, change.photo);
  const photo = photos.find(({ photo_id }) => photo_id === change.photo_id);
  if (!photo) return photos;
  if (change.kind === 'removed') return without(photos, change.photo_id);
  if (change.kind === 'moved') return without(photos, change.photo_id).toSpliced(change.to, 0, photo);
  return photos.map((one) => (one === photo ? { ...one, alt: change.alt } : one));
};

/** The order of the pictures after a change, and only the words that it changes: those of others may have been changed elsewhere. */
export const orderAfter = (photos: readonly Photo[], change: PhotoChange) =>
  changed(photos, change).map(({ photo_id, alt }) =>
    change.kind === 'described' && change.photo_id === photo_id ? { photo_id, alt } : { photo_id },
  );
