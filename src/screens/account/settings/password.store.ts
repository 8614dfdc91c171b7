// The password: changed with the one before, or, where there is none yet, by a mailed link.
import { attach, createEvent, createStore, sample } from 'effector';
import { requestPasswordResetFx, updatePasswordFx } from '../../../../generated/client/account';
import { pathTo } from '../../../../generated/routes/paths';
import { submission } from '../../shell/calls/submission';
import { $settings } from '../../shell/request/request';
import { $user } from '../../shell/session/session.store';
import { devices } from './devices.store';
import { opened } from './settings.store';

export const formOpened = createEvent();
export const formClosed = createEvent();
export const change = submission(updatePasswordFx);
sample({ clock: [formOpened, formClosed], target: change.cleared });

export const $isOpen = createStore(false, { serialize: 'ignore' });
sample({ clock: formOpened, fn: () => true, target: $isOpen });
sample({ clock: [formClosed, change.done, opened], fn: () => false, target: $isOpen });
// every other session ended with it
sample({ clock: change.done, fn: () => undefined, target: devices.retried });

/** Mails a link by which to choose one. */
export const mailedLink = submission(
  attach({
    source: { user: $user, settings: $settings },
    effect: requestPasswordResetFx,
    mapParams: (_: void, { user, settings }) => ({
      email: user?.email ?? '',
      reset_link: settings.siteOrigin + pathTo.reset({ email: user?.email }),
    }),
  }),
);
