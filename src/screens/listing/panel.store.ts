// The open part of the booking panel: its sheet on a phone, the chooser of dates or guests; and the way from it to the checkout.
import { createEffect, createEvent, createStore, sample } from 'effector';
import { propertyOpened, $propertyId } from './listing.store';
import { loginAsked } from '../shell/chrome/login-modal.store';
import { wentTo } from '../shell/navigation/navigation';
import { storedToken } from '../shell/session/transport';
import { $settled } from './trip.store';
import { checkoutOf } from './trip';

/** The panel stands on the page, and in the sheet of a phone. */
export type Where = 'panel' | 'sheet';
export interface Chooser {
  readonly where: Where;
  readonly opens: 'dates' | 'guests';
}

export const chooserTurned = createEvent<Chooser | null>();
export const sheetTurned = createEvent<boolean>();

export const $chooser = createStore<Chooser | null>(null, { serialize: 'ignore' });
export const $sheetIsOpen = createStore(false, { serialize: 'ignore' });

sample({ clock: chooserTurned, target: $chooser });
sample({ clock: [sheetTurned, propertyOpened], fn: () => null, target: $chooser });
sample({ clock: sheetTurned, target: $sheetIsOpen });
// the sheet opens with what is chosen in it
sample({ clock: chooserTurned, filter: (chooser) => chooser?.where === 'sheet', fn: () => true, target: $sheetIsOpen });
sample({ clock: propertyOpened, fn: () => false, target: $sheetIsOpen });

export const reserved = createEvent();

const lookForTokenFx = createEffect<void, boolean>(() => storedToken() !== null);
sample({ clock: reserved, target: lookForTokenFx });

const $wish = { id: $propertyId, trip: $settled };
sample({
  clock: lookForTokenFx.doneData,
  source: $wish,
  filter: (_, signedIn) => !signedIn,
  fn: ({ id, trip }) => ({ wish: 'reserve' as const, from: checkoutOf(id ?? '', trip) }),
  target: loginAsked,
});
sample({
  clock: lookForTokenFx.doneData,
  source: $wish,
  filter: ({ id }, signedIn) => signedIn && id !== null,
  fn: ({ id, trip }) => checkoutOf(id ?? '', trip),
  target: wentTo,
});
