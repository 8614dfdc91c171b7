// Short notes that float above the page: something was done, or there is no connection.
import { createEvent, createStore, type EventCallable, sample } from 'effector';
import { shellTexts } from '../../../../generated/texts/sentences/shellTexts';
import { failureMet, isOffline } from '../failures/errors.store';
import { pageChanged } from '../navigation/visit';
import { loggedIn, loggedOut, logOutPressed, sessionLost } from '../session/session.store';

/** A note with a button beside it. */
export interface Offer {
  readonly text: string;
  readonly button: string;
  readonly pressed: EventCallable<void>;
}
export interface ShownToast extends Pick<Offer, 'text'> {
  readonly id: number;
  readonly offer?: Offer;
}

/** Something is to be said in passing. The same words twice are said once. */
export const toastShown = createEvent<string>();
/** Something can be taken back or changed at once; it goes with the page. */
export const offered = createEvent<Offer>();
export const toastClosed = createEvent<number>();

const ofConnection: ReadonlySet<string> = new Set([shellTexts.offline, shellTexts.unreachable]);
/** A note that holds until the server can be reached again. */
export const isOfConnection = ({ text }: Pick<ShownToast, 'text'>): boolean => ofConnection.has(text);

export const $toasts = createStore<readonly ShownToast[]>([], { serialize: 'ignore' });
const withoutOffers = (before: readonly ShownToast[]) => before.filter(({ offer }) => offer === undefined);
type Note = Omit<ShownToast, 'id'>;
const added = createEvent<Note>();
sample({ clock: toastShown, fn: (text): Note => ({ text }), target: added });
// one offer at a time: an older one is about what is over
sample({ clock: offered, source: $toasts, fn: withoutOffers, target: $toasts });
sample({ clock: offered, fn: (offer): Note => ({ text: offer.text, offer }), target: added });
// an id is never given twice: a note in the place of another would go when that one was to go
const $given = createStore(0, { serialize: 'ignore' }).on(added, (given) => given + 1);
sample({
  clock: added,
  source: { before: $toasts, id: $given },
  fn: ({ before, id }, note) => [...before.filter(({ text }) => text !== note.text), { id, ...note }],
  target: $toasts,
});
sample({ clock: pageChanged, source: $toasts, fn: withoutOffers, target: $toasts });
sample({ clock: toastClosed, source: $toasts, fn: (before, id) => before.filter((note) => note.id !== id), target: $toasts });

// a toast leaves with the person it was meant for
sample({ clock: [loggedOut, loggedIn], fn: () => [], target: $toasts });

// a log-out that the person asked for is confirmed, and one that comes to a running screen is explained
const $leaving = createStore(false, { serialize: 'ignore' });
sample({ clock: logOutPressed, fn: () => true, target: $leaving });
sample({ clock: loggedOut, source: $leaving, filter: Boolean, fn: () => shellTexts.loggedOut, target: toastShown });
sample({ clock: loggedOut, fn: () => false, target: $leaving });
sample({ clock: sessionLost, fn: () => shellTexts.sessionLost, target: toastShown });

/** The server can be reached again. */
export const connectionCame = createEvent();
/** Whether the browser itself says that it is offline; otherwise it is the server that cannot be reached. */
const isCut = () => typeof navigator !== 'undefined' && !navigator.onLine;
sample({ clock: failureMet, filter: isOffline, fn: () => (isCut() ? shellTexts.offline : shellTexts.unreachable), target: toastShown });
sample({ clock: connectionCame, source: $toasts, fn: (before) => before.filter((note) => !isOfConnection(note)), target: $toasts });
