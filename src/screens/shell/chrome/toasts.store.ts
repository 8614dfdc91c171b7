// Short notes that float above the page: something was done, or there is no connection.
import { createEvent, createStore, sample } from 'effector';
import { shellTexts } from '../../../../generated/texts/sentences/shellTexts';
import { failureMet, isOffline } from '../failures/errors.store';
import { loggedIn, loggedOut, logOutPressed } from '../session/session.store';

export interface ShownToast {
  readonly id: number;
  readonly text: string;
}

/** Something is to be said in passing. The same words twice are said once. */
export const toastShown = createEvent<string>();
export const toastClosed = createEvent<number>();

/** A note that holds until the connection is back. */
export const isOfConnection = ({ text }: Pick<ShownToast, 'text'>): boolean => text === shellTexts.offline;

export const $toasts = createStore<readonly ShownToast[]>([], { serialize: 'ignore' });
sample({
  clock: toastShown,
  source: $toasts,
  fn: (before, text) => [...before.filter((note) => note.text !== text), { id: (before.at(-1)?.id ?? 0) + 1, text }],
  target: $toasts,
});
sample({ clock: toastClosed, source: $toasts, fn: (before, id) => before.filter((note) => note.id !== id), target: $toasts });

// a toast leaves with the person it was meant for
sample({ clock: [loggedOut, loggedIn], fn: () => [], target: $toasts });

// only a log-out that the person asked for is confirmed
const $leaving = createStore(false, { serialize: 'ignore' });
sample({ clock: logOutPressed, fn: () => true, target: $leaving });
sample({ clock: loggedOut, source: $leaving, filter: Boolean, fn: () => shellTexts.loggedOut, target: toastShown });
sample({ clock: loggedOut, fn: () => false, target: $leaving });

/** The browser has a connection again. */
export const connectionCame = createEvent();
/** Whether the browser itself says that it is offline; otherwise it is the server that cannot be reached. */
const isCut = () => typeof navigator !== 'undefined' && !navigator.onLine;
sample({ clock: failureMet, filter: isOffline, fn: () => (isCut() ? shellTexts.offline : shellTexts.unreachable), target: toastShown });
sample({ clock: connectionCame, source: $toasts, fn: (before) => before.filter((note) => !isOfConnection(note)), target: $toasts });
