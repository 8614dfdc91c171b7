// The person's picture: a file is read, a square of it chosen, cut out and sent; or the picture is taken away.
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { updateProfileFx } from '../../../../generated/client/account';
import { avatarSide } from '../../../../generated/model/constants';
import { accountTexts } from '../../../../generated/texts/sentences/accountTexts';
import { type Crop, firstCrop } from '../../../ui/crop';
import { drawCrop } from '../../../ui/picture-crop';
import { submission } from '../../shell/calls/submission';
import { toastShown } from '../../shell/chrome/toasts.store';
import { visitorChanged } from '../../shell/session/session.store';
import { opened } from './settings.store';

/** A file that was read, and the square of it that is chosen so far. */
export interface Picked {
  readonly picture: ImageBitmap;
  readonly crop: Crop;
}

export const windowOpened = createEvent();
export const windowClosed = createEvent();
export const filePicked = createEvent<File>();
export const cropChanged = createEvent<Crop>();
export const anotherWanted = createEvent();
export const savePressed = createEvent();

/** Takes a file for a picture, upright as it was taken. */
export const readPictureFx = createEffect<File, ImageBitmap>((file) => createImageBitmap(file, { imageOrientation: 'from-image' }));
/** Cuts the square out, at the size at which it is kept. */
export const cutPictureFx = createEffect<Picked, Blob>(({ picture, crop }) => {
  const canvas = document.createElement('canvas');
  canvas.width = avatarSide;
  canvas.height = avatarSide;
  drawCrop(canvas, picture, crop);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be cut'))), 'image/jpeg', 0.92);
  });
});
export const upload = submission(attach({ effect: updateProfileFx, mapParams: (avatar: Blob) => ({ avatar }) }));
export const removal = submission(
  attach({ effect: updateProfileFx, mapParams: (): { readonly remove_avatar: true } => ({ remove_avatar: true }) }),
);

export const $isOpen = createStore(false, { serialize: 'ignore' });
export const $picked = createStore<Picked | null>(null, { serialize: 'ignore' });
/** The file that was chosen last is no picture. */
export const $isUnreadable = createStore(false, { serialize: 'ignore' });

sample({ clock: windowOpened, fn: () => true, target: $isOpen });
sample({ clock: [windowClosed, upload.done, opened], fn: () => false, target: $isOpen });
sample({ clock: [windowOpened, windowClosed, anotherWanted, upload.done], fn: () => null, target: $picked });

sample({ clock: filePicked, target: readPictureFx });
sample({
  clock: readPictureFx.doneData,
  // the window may have been closed meanwhile
  source: $isOpen,
  filter: Boolean,
  fn: (_, picture) => ({ picture, crop: firstCrop(picture) }),
  target: $picked,
});
sample({ clock: readPictureFx.fail, fn: () => true, target: $isUnreadable });
sample({ clock: [filePicked, windowOpened], fn: () => false, target: $isUnreadable });
sample({
  clock: cropChanged,
  source: $picked,
  filter: (picked) => picked !== null,
  fn: (picked, crop) => picked && { ...picked, crop },
  target: $picked,
});

const cut = sample({ clock: savePressed, source: $picked });
sample({ clock: cut.filterMap((picked) => picked ?? undefined), target: cutPictureFx });
sample({ clock: cutPictureFx.doneData, target: upload.submitted });
sample({ clock: cutPictureFx.fail, fn: () => true, target: $isUnreadable });

sample({ clock: [windowOpened, filePicked, savePressed], fn: () => undefined, target: upload.cleared });
sample({ clock: upload.done, fn: () => accountTexts.avatarSaved, target: toastShown });
sample({ clock: removal.done, fn: () => accountTexts.avatarRemoved, target: toastShown });
sample({ clock: [upload.done, removal.done], fn: () => undefined, target: visitorChanged });
