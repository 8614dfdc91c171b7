// Back from the parent platform: the one-time code becomes a session and leaves the address at once; or it is said what went wrong.
import { combine, createEffect, createStore, sample } from 'effector';
import { exchangeSessionFx } from '../../../generated/client/account';
import type { ErrorCode } from '../../../generated/errors/catalogue';
import { pathTo } from '../../../generated/routes/paths';
import { loginQuery } from '../../../generated/routes/queries/loginQuery';
import { submission } from '../shell/calls/submission';
import type { Problem } from '../shell/failures/problem';
import { cookieKept, cookieOf } from '../shell/request/cookie';
import { fromIn } from '../shell/navigation/link';
import { redirectedTo } from '../shell/navigation/navigation';
import { $cookies } from '../shell/request/request';
import { $session, $user, loggedIn, loggedOut } from '../shell/session/session.store';
import { $visit, arrived, visited } from '../shell/navigation/visit';
import { converted } from '../shell/analytics/analytics.store';
import { rememberLoginFx } from './known-device';
import { login, opened } from './login.store';

// The code, in the browser alone: rendering the page does not spend it
const exchange = submission(exchangeSessionFx);
const brought = arrived.filterMap(({ route, query }) => {
  const code = route === 'login' ? loginQuery(query).code : undefined;
  return code === undefined ? undefined : { code, from: fromIn(query) };
});
sample({ clock: brought, fn: ({ code }) => ({ code }), target: exchange.submitted });
// in place of this entry: neither the history nor whoever is told this address knows the code
sample({ clock: brought, fn: ({ from }) => pathTo.login({ from }), target: redirectedTo });
sample({ clock: exchange.done, fn: ({ result }) => result.access_token, target: loggedIn });

const $isExchanged = createStore(false, { serialize: 'ignore' });
sample({ clock: brought, fn: () => true, target: $isExchanged });
const elsewhere = sample({ clock: visited, filter: ({ route }) => route !== 'login' });
const unknown = sample({ clock: $session, filter: (session) => session === 'failed' });
sample({ clock: [exchange.failed, loggedOut, elsewhere, unknown], fn: () => false, target: $isExchanged });
/** From the code until the person is led on: there is nothing to fill in. */
export const $isFinishing = combine(
  $visit,
  $isExchanged,
  (visit, isExchanged) => isExchanged || (visit?.route === 'login' && loginQuery(visit.query).code !== undefined),
);

// Only the person's own answer tells which address has logged in here
const $isNew = createStore(false, { serialize: 'ignore' });
sample({ clock: exchange.done, fn: () => true, target: $isNew });
const known = sample({
  clock: $user,
  source: $isNew,
  filter: (isNew, user) => isNew && user !== null,
  fn: (_, user) => user?.email ?? '',
});
sample({ clock: known, target: rememberLoginFx });
sample({ clock: [known, loggedOut], fn: () => false, target: $isNew });
sample({
  clock: exchange.done,
  filter: ({ result }) => result.is_new,
  fn: () => ({ event: 'signupConversion' }) as const,
  target: converted,
});
// the invitation has been given: it is not given twice
sample({
  clock: exchange.done,
  source: $cookies,
  filter: (cookies) => cookieOf('referralCodeKept', cookies) !== undefined,
  fn: () => ({ id: 'referralCodeKept', value: null }) as const,
  target: cookieKept,
});

// The server's words about a failed sign-on. Other values are ignored, since anybody can make an address
const tellable = [
  'account.sign_on_failed',
  'account.sign_on_declined',
  'account.sign_on_unverified',
  'account.sign_on_not_offered',
] as const satisfies readonly ErrorCode[];
const describeFx = createEffect<string | undefined, Problem | null>(async (problem) => {
  const code = tellable.find((it) => it === problem);
  if (code === undefined) return null;
  const [{ catalogue }, { describe }] = await Promise.all([
    import('../../../generated/errors/catalogue'),
    import('../shell/failures/describe-error'),
  ]);
  const { text: message, status } = catalogue[code];
  return describe({ kind: 'refusal', code, message, status, data: undefined, request_id: undefined });
});
sample({ clock: opened, fn: ({ query }) => loginQuery(query).problem, target: describeFx });
const $told = createStore<Problem | null>(null);
sample({ clock: describeFx.doneData, target: $told });
sample({ clock: login.submitted, fn: () => null, target: $told });
sample({ clock: login.submitted, fn: () => undefined, target: exchange.cleared });

/** The failure of the sign-on that the person returns from. */
export const $signOnProblem = combine($told, exchange.$problem, (told, problem) => problem ?? told);
