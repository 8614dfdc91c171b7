// Who is paid for a host's stays, and what was paid.
import { createEvent, createStore, sample } from 'effector';
import { getPayoutFx, savePayoutFx } from '../../../../generated/client/effects/payout';
import { payoutTexts } from '../../../../generated/texts/sentences/payoutTexts';
import { query } from '../../shell/calls/query';
import { submission } from '../../shell/calls/submission';
import { toastShown } from '../../shell/chrome/toasts.store';
import { $user } from '../../shell/session/session.store';
import { opened } from './settings.store';

/** Only hosts are paid: nobody else is asked about. */
export const $isHost = $user.map((user) => user?.modes.includes('host') ?? false);

export const payouts = query(getPayoutFx);
sample({ clock: opened, fn: () => undefined, target: payouts.cleared });
sample({ clock: [opened, $isHost], filter: $isHost, fn: () => undefined, target: payouts.wanted });

export const formOpened = createEvent();
export const formClosed = createEvent();
export const details = submission(savePayoutFx);
sample({ clock: [formOpened, formClosed], target: details.cleared });
sample({ clock: details.done, fn: ({ result }) => result, target: payouts.$data });
sample({ clock: details.done, fn: () => payoutTexts.saved, target: toastShown });

export const $isOpen = createStore(false, { serialize: 'ignore' });
sample({ clock: formOpened, fn: () => true, target: $isOpen });
sample({ clock: [formClosed, details.done, opened], fn: () => false, target: $isOpen });
