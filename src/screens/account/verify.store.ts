// Proving one's address: the link of the mail is used once, and can be mailed again after a wait.
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { getUserFx, sendConfirmEmailFx, type VerifyEmailCode, verifyEmailFx } from '../../../generated/client/account';
import type { Failure } from '../../../generated/client/transport';
import { confirmMailMinutes } from '../../../generated/model/constants';
import { pathTo } from '../../../generated/routes/paths';
import { queryOf } from '../../../generated/routes/queries';
import { verifyTexts } from '../../../generated/texts/sentences/verifyTexts';
import { query } from '../shell/calls/query';
import { submission } from '../shell/calls/submission';
import { failureMet } from '../shell/failures/errors.store';
import { fromIn } from '../shell/navigation/link';
import { toastShown } from '../shell/chrome/toasts.store';
import { $settings } from '../shell/request/request';
import { $session, visitorChanged } from '../shell/session/session.store';
import { $visit, arrived, routeOf, visitOf } from '../shell/navigation/visit';

/** A first mail is to be sent, after signing up. */
export const firstMailAsked = createEvent();

// The link: used by the browser alone, so that nothing that only reads the page spends it
export type LinkState = 'none' | 'checking' | 'done' | 'wrong' | 'refused';
export const $link = createStore<LinkState>('none', { serialize: 'ignore' });
export const mailedLink = submission(verifyEmailFx);

const $used = createStore<string | null>(null, { serialize: 'ignore' });
const linkOpened = sample({
  clock: arrived,
  source: $used,
  filter: (_, { route }) => route === 'verify',
  fn: (used, { query }) => ({ token: queryOf.verify(query).token, used }),
});
const fresh = linkOpened.filterMap(({ token, used }) => (token !== undefined && token !== used ? token : undefined));
sample({ clock: fresh, target: $used });
sample({ clock: fresh, fn: (token) => ({ token }), target: mailedLink.submitted });
sample({ clock: fresh, fn: (): LinkState => 'checking', target: $link });
sample({ clock: linkOpened, filter: ({ token }) => token === undefined, fn: (): LinkState => 'none', target: $link });
sample({ clock: mailedLink.done, fn: (): LinkState => 'done', target: $link });
sample({ clock: mailedLink.done, fn: () => undefined, target: visitorChanged });
const isWrong = (failure: Failure<VerifyEmailCode>) =>
  failure.kind === 'refusal' &&
  (failure.code === 'input.invalid' || (failure.code === 'account.link_spent' && failure.data.why === 'unknown'));
sample({ clock: mailedLink.failed, fn: ({ error }): LinkState => (isWrong(error) ? 'wrong' : 'refused'), target: $link });
// a link that never reached the server can be opened again
sample({ clock: mailedLink.failed, filter: ({ error }) => error.kind !== 'refusal', fn: () => null, target: $used });

// The link may be opened on another device: the page that waits for it looks, and moves on
export const lookedAgain = createEvent();
const person = query(getUserFx);
sample({ clock: lookedAgain, source: $session, filter: (session) => session === 'loaded', fn: () => undefined, target: person.asked });
sample({ clock: person.done, filter: ({ result }) => result.verified_at !== null, fn: () => undefined, target: visitorChanged });

// The mail, and the wait until the next
const sendFx = attach({
  source: { settings: $settings, visit: $visit },
  effect: sendConfirmEmailFx,
  // the mailed link leads on to where the person was going
  mapParams: (_: void, { settings, visit }) => ({
    redirect_url: settings.siteOrigin + pathTo.verify({ from: visit ? fromIn(visit.query) : undefined }),
  }),
});
export const $isSending = sendFx.pending;
const firstMail = submission(sendFx, 'screen');
sample({ clock: firstMailAsked, target: firstMail.submitted });
/** Sends it once more. */
export const nextMail = submission(sendFx);

// a sign-up on the way to a public page leads there, past the page about the mail
const $isPassed = createStore(false, { serialize: 'ignore' });
sample({
  clock: firstMailAsked,
  source: $visit,
  fn: (visit) => {
    const back = visit && fromIn(visit.query);
    return typeof back === 'string' && routeOf(visitOf(back)).guard === 'anyone';
  },
  target: $isPassed,
});
sample({ clock: firstMail.done, source: $isPassed, filter: Boolean, fn: () => verifyTexts.mailed, target: toastShown });

/** Seconds until the mail may be sent again. */
export const $wait = createStore(0, { serialize: 'ignore' });
export const secondFx = createEffect<number, number>((left) => new Promise((resolve) => setTimeout(() => resolve(left - 1), 1000)));
const told = sendFx.failData.filterMap((failure) =>
  failure.kind === 'refusal' && failure.code === 'input.rate_limited' ? failure.data.retry_after : undefined,
);
const waitBegun = sample({ clock: [sendFx.done.map(() => confirmMailMinutes * 60), told] });
sample({ clock: waitBegun, target: $wait });
// a second of a wait that has begun anew meanwhile no longer counts
sample({
  clock: secondFx.done,
  source: $wait,
  filter: (left, { params }) => left === params,
  fn: (_, { result }) => result,
  target: $wait,
});
sample({ clock: $wait, filter: (left) => left > 0, target: secondFx });

// the first mail goes by itself; where the server refuses one, the page offers to send it again
const unexpected = firstMail.failed.filterMap(({ error }) => (error.kind === 'refusal' ? undefined : error));
sample({ clock: unexpected, target: failureMet });
