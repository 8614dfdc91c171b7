// Creating an account: then a session with the same address and password, then the mail that verifies the address.
import { attach, createEvent, createStore, sample } from 'effector';
import { createSessionFx, createUserFx } from '../../../generated/client/account';
import { getReferrerFx } from '../../../generated/client/referral';
import type { SignUpFormValues } from '../../../generated/forms/signUpForm';
import { query } from '../shell/calls/query';
import { submission } from '../shell/calls/submission';
import { failureMet } from '../shell/failures/errors.store';
import { cookieKept, cookieOf } from '../shell/request/cookie';
import { $cookies } from '../shell/request/request';
import { $session, loggedIn } from '../shell/session/session.store';
import { arrived, type Visit } from '../shell/navigation/visit';
import { converted } from '../shell/analytics/analytics.store';
import { rememberLoginFx } from './known-device';
import { firstMailAsked } from '../shell/first-steps/first-steps.store';
import './verify.store';

export const opened = createEvent<Visit>();

export const signUp = submission(
  attach({
    source: $cookies,
    effect: createUserFx,
    mapParams: ({ email, password }: SignUpFormValues, cookies) => {
      const referral_code = cookieOf('referralCodeKept', cookies);
      return { email, password, ...(referral_code !== undefined && { referral_code }) };
    },
  }),
);
/** The draft of the form: a person who reads the terms and returns finds it again. */
export const typed = createEvent<Partial<SignUpFormValues>>();
export const $draft = createStore<Partial<SignUpFormValues>>({}, { serialize: 'ignore' });
sample({ clock: typed, target: $draft });
sample({ clock: [signUp.done, loggedIn], fn: () => ({}), target: $draft });

export const firstLogin = submission(createSessionFx, 'screen');

sample({ clock: signUp.done, fn: ({ params: { email, password } }) => ({ email, password }), target: firstLogin.submitted });
sample({ clock: signUp.done, fn: () => ({ event: 'signupConversion' }) as const, target: converted });
// the code has been given: it is not given twice
sample({
  clock: signUp.done,
  source: $cookies,
  filter: (cookies) => cookieOf('referralCodeKept', cookies) !== undefined,
  fn: () => ({ id: 'referralCodeKept', value: null }) as const,
  target: cookieKept,
});

const $isNew = createStore(false, { serialize: 'ignore' });
sample({ clock: firstLogin.done, fn: () => true, target: $isNew });
sample({ clock: firstLogin.done, fn: ({ result }) => result.access_token, target: loggedIn });
sample({ clock: firstLogin.done, fn: ({ params }) => params.email, target: rememberLoginFx });
// the person is asked for once the token is kept: from then on calls carry it
const tokenKept = sample({ clock: $session, source: $isNew, filter: (isNew, session) => isNew && session === 'loading' });
sample({ clock: tokenKept, fn: () => false, target: $isNew });
sample({ clock: tokenKept, fn: () => undefined, target: firstMailAsked });

const unexpected = firstLogin.failed.filterMap(({ error }) => (error.kind === 'refusal' ? undefined : error));
sample({ clock: unexpected, target: failureMet });
/** The account is there, but its first session could not be opened: the person logs in. */
export const $isMade = createStore(false, { serialize: 'ignore' });
sample({ clock: firstLogin.failed, fn: () => true, target: $isMade });
sample({ clock: opened, fn: () => false, target: $isMade });

// Looks up the inviter by the code in the cookie, which the browser alone reads; an unknown code shows nothing
const inviter = query(getReferrerFx);
const codeHere = sample({
  clock: arrived,
  source: $cookies,
  filter: (_, { route }) => route === 'signup',
  fn: (cookies) => cookieOf('referralCodeKept', cookies),
});
/** Their first name. */
export const $inviter = inviter.$data.map((known) => known?.first_name ?? null);
export const $isInviterSought = inviter.$pending;
sample({ clock: codeHere, fn: () => undefined, target: inviter.cleared });
sample({ clock: codeHere.filterMap((code) => code), fn: (referralCode) => ({ referralCode }), target: inviter.asked });
