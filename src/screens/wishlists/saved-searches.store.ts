// A person's saved searches are renamed, deleted and put back, and their mails set.
import { createEvent, createStore, sample } from 'effector';
import { changeSavedSearchFx, deleteSavedSearchFx, saveSearchFx } from '../../../generated/client/wishlist';
import type { SavedSearch } from '../../../generated/model/entities';
import { savedSearchTexts as say } from '../../../generated/texts/sentences/savedSearchTexts';
import { ownCall } from '../shell/calls/own-call';
import { submission } from '../shell/calls/submission';
import { offered } from '../shell/chrome/toasts.store';
import { failureMet } from '../shell/failures/errors.store';
import { pageChanged, type Visit } from '../shell/navigation/visit';
import { savedSearches, searchesTold } from '../shell/saved-searches/saved-searches.store';
import { $token } from '../shell/session/session.store';

export const opened = createEvent<Visit>();
// another device may have changed them
sample({ clock: opened, source: $token, filter: (token) => token !== null, fn: () => undefined, target: savedSearches.asked });

export const renameAsked = createEvent<SavedSearch>();
export const renameClosed = createEvent();
/** The search that is being renamed; null while none is. */
export const $renamed = createStore<SavedSearch | null>(null, { serialize: 'ignore' });
export const renaming = submission(changeSavedSearchFx);
sample({ clock: renameAsked, target: $renamed });
sample({ clock: renameAsked, fn: () => undefined, target: renaming.cleared });
sample({ clock: [renameClosed, renaming.done, pageChanged], fn: () => null, target: $renamed });
sample({ clock: renaming.done, fn: ({ result }) => result, target: searchesTold });

export const mailsSet = createEvent<Pick<SavedSearch, 'saved_search_id' | 'mails'>>();
const setFx = ownCall(changeSavedSearchFx);
// the tick shows at once; a refusal takes it back
sample({
  clock: mailsSet,
  source: savedSearches.$data,
  filter: (before) => before !== null,
  fn: (before, { saved_search_id: id, mails }) => (before ?? []).map((it) => (it.saved_search_id === id ? { ...it, mails } : it)),
  target: savedSearches.$data,
});
sample({ clock: mailsSet, target: setFx });
sample({ clock: setFx.doneData, target: searchesTold });
sample({ clock: setFx.fail, fn: () => undefined, target: savedSearches.retried });

export const deletePressed = createEvent<SavedSearch>();
const undone = createEvent();
const deleteFx = ownCall(deleteSavedSearchFx);
const againFx = ownCall(saveSearchFx);
const $deleted = createStore<SavedSearch | null>(null, { serialize: 'ignore' });
sample({ clock: deletePressed, target: $deleted });
sample({ clock: deletePressed, fn: ({ saved_search_id }) => ({ saved_search_id }), target: deleteFx });
sample({ clock: deleteFx.done, fn: () => ({ text: say.deleted, button: say.undo, pressed: undone }), target: offered });
sample({
  clock: sample({ clock: undone, source: $deleted }).filterMap((it) => it ?? undefined),
  fn: ({ name, terms, currency, mails }) => ({ ...terms, name, currency, mails }),
  target: againFx,
});
sample({ clock: [deleteFx.doneData, againFx.doneData], target: searchesTold });
sample({ clock: [setFx.failData, deleteFx.failData, againFx.failData], target: failureMet });
