// Leaving: the account is deleted with its password or with a mailed link, and the person is logged out on a page that anyone may see.
import { attach, combine, createEvent, createStore, merge, sample } from 'effector';
import { deleteUserByLinkFx, deleteUserFx, sendDeleteEmailFx } from '../../../../generated/client/account';
import { pathTo } from '../../../../generated/routes/paths';
import { accountQuery } from '../../../../generated/routes/queries/accountQuery';
import { accountTexts } from '../../../../generated/texts/sentences/accountTexts';
import { submission } from '../../shell/calls/submission';
import { redirectedTo } from '../../shell/navigation/navigation';
import { toastShown } from '../../shell/chrome/toasts.store';
import { loggedOut } from '../../shell/session/session.store';
import { $visit, arrived } from '../../shell/navigation/visit';
import { $settings } from '../../shell/request/request';
import { opened } from './settings.store';

export const windowOpened = createEvent();
export const windowClosed = createEvent();
export const deletion = submission(deleteUserFx);

/** Mails the link to somebody who has no password. */
export const deleteLink = submission(
  attach({
    source: $settings,
    effect: sendDeleteEmailFx,
    mapParams: (_: void, { siteOrigin }) => ({ redirect_url: siteOrigin + pathTo.account() }),
  }),
);
/** From the mailed link that this page was opened with. */
const $linkToken = $visit.map((visit) => (visit?.route === 'account' ? (accountQuery(visit.query).token ?? null) : null));
export const $isByLink = $linkToken.map((token) => token !== null);
export const byLink = submission(
  attach({ source: $linkToken, effect: deleteUserByLinkFx, mapParams: (_: void, token) => ({ token: token ?? '' }) }),
);
const deleted = merge([deletion.done, byLink.done]);

const $isAsked = createStore(false, { serialize: 'ignore' });
sample({ clock: windowOpened, fn: () => true, target: $isAsked });
sample({ clock: [windowClosed, deleted, opened], fn: () => false, target: $isAsked });
export const $isOpen = combine($isAsked, $isByLink, (isAsked, isByLink) => isAsked || isByLink);
// the link leaves the address with its window
sample({ clock: windowClosed, source: $isByLink, filter: Boolean, fn: () => pathTo.account(), target: redirectedTo });

sample({ clock: [windowOpened, windowClosed], target: [deletion.cleared, byLink.cleared] });

// away from here first: the guard of this page would lead on to log in
const $isLeaving = createStore(false, { serialize: 'ignore' });
sample({ clock: deleted, fn: () => true, target: $isLeaving });
sample({ clock: deleted, fn: () => pathTo.home(), target: redirectedTo });
const left = sample({ clock: arrived, source: $isLeaving, filter: Boolean });
sample({ clock: left, fn: () => false, target: $isLeaving });
sample({ clock: left, fn: () => undefined, target: loggedOut });
sample({ clock: left, fn: () => accountTexts.deleted, target: toastShown });
