// A word to the host: those who are signed out log in first, and no request is made.
import { createEffect, createEvent, createStore, sample } from 'effector';
import { contactHostFx } from '../../../generated/client/property';
import { listingTexts } from '../../../generated/texts/sentences/listingTexts';
import { listingQuery } from '../../../generated/routes/queries/listingQuery';
import { submission } from '../shell/calls/submission';
import { loginAsked } from '../shell/chrome/login-modal.store';
import { toastShown } from '../shell/chrome/toasts.store';
import { draftSent } from '../shell/drafts/drafts.store';
import { $visit, pageChanged } from '../shell/navigation/visit';
import { storedToken } from '../shell/session/transport';
import { $propertyId } from './listing.store';
import { messageAt } from './trip';
import { $settled } from './trip.store';

export const messagePressed = createEvent();
export const messageClosed = createEvent();

/** The address leads on to the message: its reader has just logged in for it. */
export const $isMeant = $visit.map((visit) => visit !== null && listingQuery(visit.query).message === true);

const lookForTokenFx = createEffect<void, boolean>(() => storedToken() !== null);
export const contact = submission(contactHostFx);
export const $isWriting = createStore(false, { serialize: 'ignore' });

sample({ clock: messagePressed, target: lookForTokenFx });
sample({ clock: lookForTokenFx.doneData, target: $isWriting });
sample({
  clock: lookForTokenFx.doneData,
  source: { id: $propertyId, trip: $settled },
  filter: (_, signedIn) => !signedIn,
  fn: ({ id, trip }) => ({ wish: 'message' as const, from: messageAt(id ?? '', trip) }),
  target: loginAsked,
});
sample({ clock: [messageClosed, contact.done, pageChanged], fn: () => false, target: $isWriting });
sample({ clock: messagePressed, target: contact.cleared });
sample({ clock: contact.done, fn: () => listingTexts.messageSent, target: toastShown });

/** The name of the message that is written to the host of a listing. */
export const draftTo = (property_id: string): string => `host:${property_id}`;
sample({ clock: contact.done, fn: ({ params }) => draftTo(params.property_id), target: draftSent });
