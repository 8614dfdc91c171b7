// Proving one's address: the link of the mail is used once, and can be mailed again after a wait.
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import type { VerifyEmailCode } from '../../../generated/client/account';
import { sendConfirmEmailFx, verifyEmailFx } from '../../../generated/client/effects/account';
import type { Failure } from '../../../generated/client/transport';
import { confirmMailMinutes } from '../../../generated/model/constants';
import { pathTo } from '../../../generated/routes/paths';
import { queryOf } from '../../../generated/routes/queries';
import { verifyTexts } from '../../../generated/texts/sentences/verifyTexts';
import { failureMet } from '../shell/failures/errors.store';
import { fromIn } from '../shell/navigation/link';
import { noted } from '../shell/chrome/toasts.store';
import { $settings } from '../shell/request/request';
import { visitorChanged } from '../shell/session/session.store';
import { $visit, arrived, routeOf, visited, visitOf } from '../shell/navigation/visit';
import { refusalsOf } from './refused';

export const resendPressed = createEvent();
/** A first mail is to be sent, after signing up. */
export const firstMailAsked = createEvent();

// The link: used by the browser alone, so that nothing that only reads the page spends it
export type LinkState = 'none' | 'checking' | 'done' | 'wrong' | 'refused';
export const $link = createStore<LinkState>('none', { serialize: 'ignore' });
const useLinkFx = attach({ effect: verifyEmailFx });

const $used = createStore<string | null>(null, { serialize: 'ignore' });
const linkOpened = sample({
  clock: arrived,
  source: $used,
  filter: (_, { route }) => route === 'verify',
  fn: (used, { query }) => ({ token: queryOf.verify(query).token, used }),
});
const fresh = linkOpened.filterMap(({ token, used }) => (token !== undefined && token !== used ? token : undefined));
sample({ clock: fresh, target: $used });
sample({ clock: fresh, fn: (token) => ({ token }), target: useLinkFx });
sample({ clock: fresh, fn: (): LinkState => 'checking', target: $link });
sample({ clock: linkOpened, filter: ({ token }) => token === undefined, fn: (): LinkState => 'none', target: $link });
sample({ clock: useLinkFx.done, fn: (): LinkState => 'done', target: $link });
sample({ clock: useLinkFx.done, fn: () => undefined, target: visitorChanged });
const isWrong = (failure: Failure<VerifyEmailCode>) =>
  failure.kind === 'refusal' &&
  (failure.code === 'input.invalid' || (failure.code === 'account.link_spent' && failure.data.why === 'unknown'));
sample({ clock: useLinkFx.failData, fn: (failure): LinkState => (isWrong(failure) ? 'wrong' : 'refused'), target: $link });
// a link that never reached the server can be opened again
sample({ clock: useLinkFx.failData, filter: ({ kind }) => kind !== 'refusal', fn: () => null, target: $used });
export const $linkRefused = refusalsOf({ failed: useLinkFx.failData, begun: [fresh] });

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
const firstFx = attach({ effect: sendFx });
const resendFx = attach({ effect: sendFx });
sample({ clock: firstMailAsked, target: firstFx });
sample({ clock: resendPressed, target: resendFx });

// who signs up on the way to a page that is open to all is led there, past the page that tells of the mail
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
sample({ clock: firstFx.done, source: $isPassed, filter: Boolean, fn: () => verifyTexts.mailed, target: noted });

/** Whether the mail was sent again on this visit. */
export const $isResent = createStore(false, { serialize: 'ignore' });
sample({ clock: resendFx.done, fn: () => true, target: $isResent });
sample({ clock: [resendPressed, visited], fn: () => false, target: $isResent });

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

export const $refused = refusalsOf({ failed: resendFx.failData, begun: [resendPressed, visited] });
// the first mail goes by itself; where the server refuses one, the page offers to send it again
sample({ clock: firstFx.failData, filter: (failure) => failure.kind !== 'refusal', target: failureMet });
