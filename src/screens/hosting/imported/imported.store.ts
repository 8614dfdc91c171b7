// The host confirms or changes an imported listing, permits its pictures, or has its page read anew.
import { createEvent, createStore, sample } from 'effector';
import { connectListingFx } from '../../../../generated/client/property';
import type { HostProperty } from '../../../../generated/model/entities';
import { importedTexts as texts } from '../../../../generated/texts/sentences/importedTexts';
import { submission } from '../../shell/calls/submission';
import { toastShown } from '../../shell/chrome/toasts.store';
import { own, ownChanged, type PropertyEdit, saving } from '../own-property.store';

/** Values that are right as they are. */
export const confirm = saving((values: PropertyEdit) => values);

/** One value that is being changed, by the id of its part. */
export const $changing = createStore<string | null>(null, { serialize: 'ignore' });
export const changeOpened = createEvent<string>();
export const changeClosed = createEvent();
export const change = saving((values: PropertyEdit) => values);
sample({ clock: changeOpened, target: $changing });
sample({ clock: [changeClosed, change.done, own.cleared], fn: () => null, target: $changing });
sample({ clock: [changeOpened, changeClosed], fn: () => undefined, target: change.cleared });
sample({ clock: change.done, fn: () => texts.saved, target: toastShown });

/** The host owns these pictures or may use them: they are copied from now on. */
export const permit = saving((photos_chosen: readonly string[]): PropertyEdit => ({ photos_permitted: true, photos_chosen }));

interface CopyState {
  /** How many are there. */
  readonly count: number;
  /** How often nothing had changed: one that is being copied is counted nowhere. */
  readonly still: number;
}
const patience = 3;
const $progress = createStore<CopyState | null>(null, { serialize: 'ignore' });
const isWaiting = ({ imported }: HostProperty): boolean => imported !== null && imported.photos_waiting > 0;
const progressed = (before: CopyState | null, property: HostProperty): CopyState | null => {
  const count = property.photos.length;
  if (isWaiting(property)) return { count, still: 0 };
  const still = before?.count === count ? before.still + 1 : 0;
  return before && still < patience ? { count, still } : null;
};
sample({
  clock: [own.done, permit.done],
  source: $progress,
  fn: (before, { result }) => progressed(before, result),
  target: $progress,
});
sample({ clock: own.cleared, fn: () => null, target: $progress });
/** Pictures are on their way. */
export const $copying = $progress.map((progress) => progress !== null);

/** Its page is read once more. */
export const again = submission(connectListingFx, 'screen');
sample({ clock: again.done, fn: ({ result }) => result, target: ownChanged });
