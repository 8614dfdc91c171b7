// Proving one's address: the link of the mail is used once.
import { createStore, sample } from 'effector';
import { type VerifyEmailCode, verifyEmailFx } from '../../../generated/client/account';
import type { Failure } from '../../../generated/client/transport';
import { verifyQuery } from '../../../generated/routes/queries/verifyQuery';
import { verifyTexts } from '../../../generated/texts/sentences/verifyTexts';
import { submission } from '../shell/calls/submission';
import { toastShown } from '../shell/chrome/toasts.store';
import { firstMail, firstMailAsked, stepTaken } from '../shell/first-steps/first-steps.store';
import { fromIn } from '../shell/navigation/link';
import { $visit, arrived, routeOf, visitOf } from '../shell/navigation/visit';

// The link: used by the browser alone, so that nothing that only reads the page spends it
export type LinkState = 'none' | 'checking' | 'done' | 'wrong' | 'refused';
export const $link = createStore<LinkState>('none', { serialize: 'ignore' });
export const mailedLink = submission(verifyEmailFx);

const $used = createStore<string | null>(null, { serialize: 'ignore' });
const linkOpened = sample({
  clock: arrived,
  source: $used,
  filter: (_, { route }) => route === 'verify',
  fn: (used, { query }) => ({ token: verifyQuery(query).token, used }),
});
const fresh = linkOpened.filterMap(({ token, used }) => (token !== undefined && token !== used ? token : undefined));
sample({ clock: fresh, target: $used });
sample({ clock: fresh, fn: (token) => ({ token }), target: mailedLink.submitted });
sample({ clock: fresh, fn: (): LinkState => 'checking', target: $link });
sample({ clock: linkOpened, filter: ({ token }) => token === undefined, fn: (): LinkState => 'none', target: $link });
sample({ clock: mailedLink.done, fn: (): LinkState => 'done', target: $link });
sample({ clock: mailedLink.done, fn: () => undefined, target: stepTaken });
const isWrong = (failure: Failure<VerifyEmailCode>) =>
  failure.kind === 'refusal' &&
  (failure.code === 'input.invalid' || (failure.code === 'account.link_spent' && failure.data.why === 'unknown'));
sample({ clock: mailedLink.failed, fn: ({ error }): LinkState => (isWrong(error) ? 'wrong' : 'refused'), target: $link });
// a link that never reached the server can be opened again
sample({ clock: mailedLink.failed, filter: ({ error }) => error.kind !== 'refusal', fn: () => null, target: $used });

// a sign-up on the way to a public page leads there, past the page about the mail; the checkout tells of it in its own place
const $isPassed = createStore(false, { serialize: 'ignore' });
sample({
  clock: firstMailAsked,
  source: $visit,
  fn: (visit) => {
    const back = visit && fromIn(visit.query);
    const visited = typeof back === 'string' ? visitOf(back) : null;
    return visited !== null && visited.route !== 'checkout' && routeOf(visited).guard === 'anyone';
  },
  target: $isPassed,
});
sample({ clock: firstMail.done, source: $isPassed, filter: Boolean, fn: () => verifyTexts.mailed, target: toastShown });
