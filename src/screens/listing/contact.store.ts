// A word to the host: those who are signed out log in first, and no request is made.
import { createEffect, createEvent, createStore, sample } from 'effector';
import { contactHostFx } from '../../../generated/client/property';
import { pathTo } from '../../../generated/routes/paths';
import { listingTexts } from '../../../generated/texts/sentences/listingTexts';
import { submission } from '../shell/calls/submission';
import { loginAsked } from '../shell/chrome/login-modal.store';
import { toastShown } from '../shell/chrome/toasts.store';
import { wentTo } from '../shell/navigation/navigation';
import { pageChanged } from '../shell/navigation/visit';
import { storedToken } from '../shell/session/transport';
import { $propertyId } from './listing.store';
import { addressOf } from './trip';
import { $settled } from './trip.store';

export const messagePressed = createEvent();
export const messageClosed = createEvent();

const lookForTokenFx = createEffect<void, boolean>(() => storedToken() !== null);
export const contact = submission(contactHostFx);
export const $isWriting = createStore(false, { serialize: 'ignore' });

sample({ clock: messagePressed, target: lookForTokenFx });
sample({ clock: lookForTokenFx.doneData, target: $isWriting });
sample({
  clock: lookForTokenFx.doneData,
  source: { id: $propertyId, trip: $settled },
  filter: (_, signedIn) => !signedIn,
  fn: ({ id, trip }) => ({ wish: 'message' as const, from: addressOf(id ?? '', trip) }),
  target: loginAsked,
});
sample({ clock: [messageClosed, contact.done, pageChanged], fn: () => false, target: $isWriting });
sample({ clock: messagePressed, target: contact.cleared });
sample({ clock: contact.done, fn: () => listingTexts.messageSent, target: toastShown });

// missing steps come first; then the way leads back to the listing
const stepTo = (code: string) => {
  if (code === 'account.not_verified') return pathTo.verify;
  return code === 'account.not_named' ? pathTo.completeProfile : undefined;
};
sample({
  clock: contact.failed.filterMap(({ error }) => (error.kind === 'refusal' ? stepTo(error.code) : undefined)),
  source: { id: $propertyId, trip: $settled },
  fn: ({ id, trip }, step) => step({ from: addressOf(id ?? '', trip) }),
  target: wentTo,
});
