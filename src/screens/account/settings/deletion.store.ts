// Leaving: the account is deleted with its password, and the person is logged out on a page that anyone may see.
import { createEvent, createStore, sample } from 'effector';
import { deleteUserFx } from '../../../../generated/client/effects/account';
import { pathTo } from '../../../../generated/routes/paths';
import { accountTexts } from '../../../../generated/texts/sentences/accountTexts';
import { submission } from '../../shell/calls/submission';
import { redirectedTo } from '../../shell/navigation/navigation';
import { toastShown } from '../../shell/chrome/toasts.store';
import { loggedOut } from '../../shell/session/session.store';
import { arrived } from '../../shell/navigation/visit';
import { opened } from './settings.store';

export const windowOpened = createEvent();
export const windowClosed = createEvent();
export const deletion = submission(deleteUserFx);

export const $isOpen = createStore(false, { serialize: 'ignore' });
sample({ clock: windowOpened, fn: () => true, target: $isOpen });
sample({ clock: [windowClosed, deletion.done, opened], fn: () => false, target: $isOpen });

sample({ clock: [windowOpened, windowClosed], target: deletion.cleared });

// away from here first: the guard of this page would lead on to log in
const $isLeaving = createStore(false, { serialize: 'ignore' });
sample({ clock: deletion.done, fn: () => true, target: $isLeaving });
sample({ clock: deletion.done, fn: () => pathTo.home(), target: redirectedTo });
const left = sample({ clock: arrived, source: $isLeaving, filter: Boolean });
sample({ clock: left, fn: () => false, target: $isLeaving });
sample({ clock: left, fn: () => undefined, target: loggedOut });
sample({ clock: left, fn: () => accountTexts.deleted, target: toastShown });
