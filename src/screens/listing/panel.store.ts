// The open part of the booking panel: its sheet on a phone, the chooser of dates or guests.
import { createEvent, createStore, sample } from 'effector';
import { propertyOpened } from './listing.store';

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
