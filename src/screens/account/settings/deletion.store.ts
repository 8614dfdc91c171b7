// Leaving: the account is deleted with its password, and the person is logged out on a page that anyone may see.
import { attach, createEvent, createStore, sample } from 'effector';
import { deleteUserFx } from '../../../../generated/client/effects/account';
import type { DeleteAccountFormValues } from '../../../../generated/forms/deleteAccountForm';
import { pathTo } from '../../../../generated/routes/paths';
import { accountTexts } from '../../../../generated/texts/sentences/accountTexts';
import { redirectedTo } from '../../shell/navigation/navigation';
import { noted } from '../../shell/chrome/toasts.store';
import { loggedOut } from '../../shell/session/session.store';
import { arrived } from '../../shell/navigation/visit';
import { refusalsOf } from '../refused';
import { opened } from './settings.store';

export const windowOpened = createEvent();
export const windowClosed = createEvent();
export const deletionConfirmed = createEvent<DeleteAccountFormValues>();
export const deleteFx = attach({ effect: deleteUserFx });
sample({ clock: deletionConfirmed, target: deleteFx });

export const $isOpen = createStore(false, { serialize: 'ignore' });
sample({ clock: windowOpened, fn: () => true, target: $isOpen });
sample({ clock: [windowClosed, deleteFx.done, opened], fn: () => false, target: $isOpen });

export const $deleteRefused = refusalsOf({
  failed: deleteFx.failData,
  begun: [windowOpened, windowClosed, deletionConfirmed],
  fields: { 'account.wrong_password': 'password' },
});

// away from here first: the guard of this page would lead on to log in
const $isLeaving = createStore(false, { serialize: 'ignore' });
sample({ clock: deleteFx.done, fn: () => true, target: $isLeaving });
sample({ clock: deleteFx.done, fn: () => pathTo.home(), target: redirectedTo });
const left = sample({ clock: arrived, source: $isLeaving, filter: Boolean });
sample({ clock: left, fn: () => false, target: $isLeaving });
sample({ clock: left, fn: () => undefined, target: loggedOut });
sample({ clock: left, fn: () => accountTexts.deleted, target: noted });
