// Creating an account: then a session with the same address and password, then the mail that verifies the address.
import { attach, createEvent, createStore, sample } from 'effector';
import { createSessionFx, createUserFx } from '../../../generated/client/effects/account';
import { getReferrerFx } from '../../../generated/client/effects/referral';
import type { SignUpFormValues } from '../../../generated/forms/signUpForm';
import { failureMet } from '../shell/failures/errors.store';
import { cookieKept, cookieOf } from '../shell/request/cookie';
import { $cookies } from '../shell/request/request';
import { $session, loggedIn } from '../shell/session/session.store';
import { arrived, type Visit } from '../shell/navigation/visit';
import { rememberLoginFx } from './known-device';
import { refusalsOf } from './refused';
import { firstMailAsked } from './verify.store';

export const opened = createEvent<Visit>();
export const signUpSubmitted = createEvent<SignUpFormValues>();

type Given = Pick<SignUpFormValues, 'email' | 'password'>;

export const createFx = attach({
  source: $cookies,
  effect: createUserFx,
  mapParams: ({ email, password }: Given, cookies) => {
    const referral_code = cookieOf('referralCodeKept', cookies);
    return { email, password, ...(referral_code !== undefined && { referral_code }) };
  },
});
export const enterFx = attach({ effect: createSessionFx });

sample({ clock: signUpSubmitted, target: createFx });
sample({ clock: createFx.done, fn: ({ params: { email, password } }) => ({ email, password }), target: enterFx });
// the code has been given: it is not given twice
sample({
  clock: createFx.done,
  source: $cookies,
  filter: (cookies) => cookieOf('referralCodeKept', cookies) !== undefined,
  fn: () => ({ id: 'referralCodeKept', value: null }) as const,
  target: cookieKept,
});

const $isNew = createStore(false, { serialize: 'ignore' });
sample({ clock: enterFx.doneData, fn: () => true, target: $isNew });
sample({ clock: enterFx.doneData, fn: ({ access_token }) => access_token, target: loggedIn });
sample({ clock: enterFx.done, fn: ({ params }) => params.email, target: rememberLoginFx });
// the person is asked for once the token is kept: from then on calls carry it
const tokenKept = sample({ clock: $session, source: $isNew, filter: (isNew, session) => isNew && session === 'loading' });
sample({ clock: tokenKept, fn: () => false, target: $isNew });
sample({ clock: tokenKept, fn: () => undefined, target: firstMailAsked });

const fields = {
  'account.email_taken': 'email',
  'account.password_common': 'password',
  'account.password_holds_email': 'password',
} as const;
export const $refused = refusalsOf({ failed: createFx.failData, begun: [opened, signUpSubmitted], fields });

sample({ clock: enterFx.failData, filter: (failure) => failure.kind !== 'refusal', target: failureMet });
/** The account is there, but its first session could not be opened: the person logs in. */
export const $isMade = createStore(false, { serialize: 'ignore' });
sample({ clock: enterFx.fail, fn: () => true, target: $isMade });
sample({ clock: opened, fn: () => false, target: $isMade });

// Who invited the person here, by the code of the cookie, which the browser alone reads; without it, or where nobody has it, nothing is said
const inviterFx = attach({ effect: getReferrerFx });
const codeHere = sample({
  clock: arrived,
  source: $cookies,
  filter: (_, { route }) => route === 'signup',
  fn: (cookies) => cookieOf('referralCodeKept', cookies),
});
/** Their first name. */
export const $inviter = createStore<string | null>(null, { serialize: 'ignore' });
sample({ clock: codeHere, fn: () => null, target: $inviter });
sample({ clock: codeHere.filterMap((code) => code), fn: (referralCode) => ({ referralCode }), target: inviterFx });
sample({ clock: inviterFx.doneData, fn: ({ first_name }) => first_name, target: $inviter });
