// The actions of menu items.
import { createEvent, sample } from 'effector';
import type { Action } from '../../../../generated/routes/navigation';
import { settingsOpened } from '../analytics/consent.store';
import { logOutPressed } from '../session/session.store';

/** An item that does something was pressed. */
export const entryPressed = createEvent<Action>();

const isFor = (action: Action) => (pressed: Action) => pressed === action;
const nothing = () => undefined;
sample({ clock: entryPressed, filter: isFor('log_out'), fn: nothing, target: logOutPressed });
sample({ clock: entryPressed, filter: isFor('cookie_settings'), fn: nothing, target: settingsOpened });
