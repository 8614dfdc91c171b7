// Reserving: those who are signed out log in first, the others go on to the checkout with the trip whose price they saw.
import { createEffect, createEvent, sample } from 'effector';
import { loginAsked } from '../shell/chrome/login-modal.store';
import { wentTo } from '../shell/navigation/navigation';
import { storedToken } from '../shell/session/transport';
import { $propertyId } from './listing.store';
import { $settled } from './trip.store';
import { addressOf, checkoutOf } from './trip';

export const reserved = createEvent();

const lookForTokenFx = createEffect<void, boolean>(() => storedToken() !== null);
sample({ clock: reserved, target: lookForTokenFx });

const $wish = { id: $propertyId, trip: $settled };
sample({
  clock: lookForTokenFx.doneData,
  source: $wish,
  filter: (_, signedIn) => !signedIn,
  fn: ({ id, trip }) => ({ wish: 'reserve' as const, from: addressOf(id ?? '', trip) }),
  target: loginAsked,
});
sample({
  clock: lookForTokenFx.doneData,
  source: $wish,
  filter: ({ id }, signedIn) => signedIn && id !== null,
  fn: ({ id, trip }) => checkoutOf(id ?? '', trip),
  target: wentTo,
});
