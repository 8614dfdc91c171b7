// Whether the menu of small screens is open. It closes by itself once the window is wide enough for the other one.
import { createEvent, createStore, sample } from 'effector';
import { visited } from '../navigation/visit';

export const menuOpened = createEvent<unknown>();
export const menuClosed = createEvent();

export const $menuIsOpen = createStore(false, { serialize: 'ignore' });
sample({ clock: menuOpened, fn: () => true, target: $menuIsOpen });
sample({ clock: [menuClosed, visited], fn: () => false, target: $menuIsOpen });
