// The password: changed with the one before, or, where there is none yet, by a mailed link.
import { attach, createEvent, createStore, sample } from 'effector';
import { requestPasswordResetFx, updatePasswordFx } from '../../../../generated/client/effects/account';
import type { PasswordFormValues } from '../../../../generated/forms/passwordForm';
import { pathTo } from '../../../../generated/routes/paths';
import { $settings } from '../../shell/request/request';
import { $user } from '../../shell/session/session.store';
import { refusalsOf } from '../refused';
import { devicesPart } from './devices.store';
import { opened } from './settings.store';

export const formOpened = createEvent();
export const formClosed = createEvent();
export const passwordGiven = createEvent<PasswordFormValues>();
export const updateFx = attach({ effect: updatePasswordFx });
sample({ clock: passwordGiven, target: updateFx });

export const $isOpen = createStore(false, { serialize: 'ignore' });
sample({ clock: formOpened, fn: () => true, target: $isOpen });
sample({ clock: [formClosed, updateFx.done, opened], fn: () => false, target: $isOpen });

/** It was changed on this visit. */
export const $isChanged = createStore(false, { serialize: 'ignore' });
sample({ clock: updateFx.done, fn: () => true, target: $isChanged });
sample({ clock: [formOpened, opened], fn: () => false, target: $isChanged });
// every other session ended with it
sample({ clock: updateFx.done, fn: () => undefined, target: devicesPart.retryPressed });

const fields = {
  'account.wrong_password': 'current_password',
  'account.password_common': 'new_password',
  'account.password_holds_email': 'new_password',
} as const;
export const $updateRefused = refusalsOf({
  failed: updateFx.failData,
  begun: [formOpened, formClosed, passwordGiven],
  fields,
});

export const linkPressed = createEvent();
export const linkFx = attach({
  source: { user: $user, settings: $settings },
  effect: requestPasswordResetFx,
  mapParams: (_: void, { user, settings }) => ({ email: user?.email ?? '', reset_link: settings.siteOrigin + pathTo.reset() }),
});
sample({ clock: linkPressed, target: linkFx });
/** A link was mailed on this visit. */
export const $isMailed = createStore(false, { serialize: 'ignore' });
sample({ clock: linkFx.done, fn: () => true, target: $isMailed });
sample({ clock: [linkPressed, opened], fn: () => false, target: $isMailed });
export const $linkRefused = refusalsOf({ failed: linkFx.failData, begun: [linkPressed, opened] });
