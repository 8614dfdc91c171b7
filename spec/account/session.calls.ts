// Calls about sessions: logging in and out, single sign-on, and where else one is signed in.
import { call } from 'spec-to-app/call';
import { decision } from 'spec-to-app/declaration';
import { anyone } from 'spec-to-app/rule';
import { email, flag, like, list, longText, optional, password, text } from 'spec-to-app/shapes';
import { accountBlocked, sessionNotFound, signOnCodeSpent, signOnNotOffered, tooManyAttempts, wrongCredentials } from './account.errors';
import { DeviceSession } from './account.model';
import { signedIn } from './account.rules';
import { passwordMax } from './limits.model';

const access_token = text({ says: 'Goes into local storage under session_access_token' });

export const createSession = call('POST /session', {
  source: '§7 User and session',
  says: 'Logs in with email and password',
  guard: anyone,
  input: {
    email: email({ example: 'jo@example.ca' }),
    password: password({ min: 1, max: passwordMax.value }),
  },
  answer: { access_token },
  bare: true,
  errors: [wrongCredentials, accountBlocked, tooManyAttempts],
});

export const deleteSession = call('DELETE /session', {
  source: '§7 User and session',
  says: 'Logs out: the token stops working at once',
  guard: signedIn,
});

export const startSignOn = call('GET /user/sso/start', {
  source: decision('section 10: begins a single sign-on and leads to the parent platform’s authorize page'),
  says: 'Begins a single sign-on and leads to the parent platform',
  guard: anyone,
  query: {
    from: optional(text({ max: 2048, says: 'Where the person was going' })),
    referral_code: optional(text({ max: 64 })),
  },
  redirects: true,
  errors: [signOnNotOffered],
});

export const finishSignOn = call('GET /user/sso', {
  source: '§7 Single sign-on',
  says: 'The return address of a single sign-on; leads on to the login page with a one-time code, or with the problem',
  guard: anyone,
  query: {
    code: optional(text({ max: 2048 })),
    state: optional(text({ max: 4096 })),
    error: optional(text({ max: 200, says: 'Why the parent platform refused, such as access_denied' })),
    error_description: optional(longText({ max: 2048, says: 'The same in the parent platform’s words; read by nobody' })),
    error_uri: optional(text({ max: 2048, says: 'A page about it; read by nobody' })),
    iss: optional(text({ max: 2048, says: 'Who answers: must be the parent platform that was asked' })),
    session_state: optional(text({ max: 2048, says: 'Sent by some providers; read by nobody' })),
  },
  redirects: true,
  errors: [signOnNotOffered],
});

export const exchangeSession = call('POST /session/exchange', {
  source: decision('section 10: the token of a single sign-on is in no address; a one-time code is'),
  says: 'Turns the one-time code of a single sign-on into a session',
  guard: anyone,
  input: { code: text({ min: 1, max: 200 }) },
  answer: { access_token, is_new: flag({ says: 'The account was made by this sign-on' }) },
  bare: true,
  errors: [signOnCodeSpent, accountBlocked],
  tool: 'none',
});

export const listSessions = call('GET /user/session', {
  source: decision('a person sees where the account is open, and can close it there'),
  says: 'The browsers in which the person is signed in, the one that asks included',
  guard: signedIn,
  answer: list(like(DeviceSession)),
});

export const endSession = call('DELETE /user/session/{session_id}', {
  source: decision('a person sees where the account is open, and can close it there'),
  says: 'Logs the person out on one device',
  guard: signedIn,
  errors: [sessionNotFound],
});

export const endOtherSessions = call('DELETE /user/session', {
  source: decision('after a lost phone, one press logs out everywhere else'),
  says: 'Logs the person out everywhere but here',
  guard: signedIn,
});
