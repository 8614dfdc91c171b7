// @vitest-environment happy-dom
// Signing up and logging in: what is asked of the server, in which order, and what a person reads of a refusal.
import { allSettled, createWatch } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signInForm } from '../../../generated/forms/signInForm';
import { signUpForm } from '../../../generated/forms/signUpForm';
import { login } from '../../../src/screens/account/login.store';
import { verifyTexts } from '../../../generated/texts/sentences/verifyTexts';
import { $isMade, signUp as signUpSubmission } from '../../../src/screens/account/signup.store';
import { converted } from '../../../src/screens/shell/analytics/analytics.store';
import { $errors } from '../../../src/screens/shell/failures/errors.store';
import { $toasts } from '../../../src/screens/shell/chrome/toasts.store';
import { $cookies } from '../../../src/screens/shell/request/request';
import { $passwordAttempts, $visitor } from '../../../src/screens/shell/session/session.store';
import { answer, browsing, refusal, userAnswer } from '../../support/a-visit';
import { sent } from '../../support/sent';

const email = 'ada@example.ca';
const password = 'three quiet otters swim';
const token = answer(200, { access_token: 'fresh' });
const done = answer(200, { data: {} });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => vi.useRealTimers());

/** Lets the wait until the next mail pass. */
const settled = async (work: Promise<unknown>) => {
  await vi.advanceTimersByTimeAsync(61_000);
  await work;
};

const signUp = async (answers: Parameters<typeof browsing>[0], from = '/signup') => {
  const visit = browsing(answers);
  await visit.goTo(from);
  await settled(allSettled(signUpSubmission.submitted, { scope: visit.scope, params: { email, password, accepts_terms: true } }));
  return visit;
};
const fresh = { 'POST /user': done, 'POST /session': token, 'POST /user/send_confirm_email': done };

test('signing up makes the account, opens a session, has the mail sent, and leads on', async () => {
  const { calls, requests, ways } = await signUp({
    answers: { ...fresh, 'GET /user': userAnswer({ verified_at: null, first_name: null }) },
  });
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /user', 'POST /session', 'POST /user/send_confirm_email']);
  expect(sent(requests, 'sendConfirmEmail')).toEqual({ redirect_url: 'http://localhost:3000/verify' });
  expect(localStorage.getItem('session_access_token')).toBe('fresh');
  // from there, the guard leads to what is missing
  expect(ways).toEqual(['/properties']);
});

test.each([
  ['/signup?from=%2Flisting%2F1', [verifyTexts.mailed]],
  ['/signup?from=%2Fstays', []],
  ['/signup', []],
])('who signs up at %s is told of the mail where no page tells of it', async (from, told) => {
  const { scope } = await signUp({ answers: { ...fresh, 'GET /user': userAnswer({ verified_at: null, first_name: null }) } }, from);
  expect(scope.getState($toasts).map(({ text }) => text)).toEqual(told);
});

test('a sign-up is counted, once', async () => {
  const visit = browsing({ answers: { ...fresh, 'GET /user': userAnswer({ verified_at: null }) } });
  const counted: unknown[] = [];
  createWatch({ unit: converted, scope: visit.scope, fn: (it) => counted.push(it) });
  await visit.goTo('/signup');
  const params = { email, password, accepts_terms: true } as const;
  await settled(allSettled(signUpSubmission.submitted, { scope: visit.scope, params }));
  expect(counted).toEqual([{ event: 'signupConversion' }]);
});

test('the code of an invitation goes along, and is then dropped', async () => {
  const cookies = { tuckamore_referral_code: 'MAPLE7QX' };
  const { requests, scope } = await signUp({ cookies, answers: { ...fresh, 'GET /user': userAnswer({ verified_at: null }) } });
  expect(sent(requests, 'createUser')).toEqual({ email, password, referral_code: 'MAPLE7QX' });
  expect(scope.getState($cookies)['tuckamore_referral_code']).toBeUndefined();
});

test.each([
  [409, 'account.email_taken', 'email'],
  [422, 'account.password_common', 'password'],
  [422, 'account.password_holds_email', 'password'],
])('%i %s stands beside the %s', async (status, code, field) => {
  const { scope, calls } = await signUp({ answers: { 'POST /user': refusal(status, code) } });
  expect(scope.getState(signUpSubmission.$problem)).toMatchObject({ shown: 'field', code, message: `refused: ${code}` });
  expect(signUpForm.refusals?.[code]).toBe(field);
  expect(calls).toEqual(['POST /user']);
});

test('fields that the server refuses are told one by one', async () => {
  const fields = [{ path: 'email', code: 'format', message: 'Not an address.' }];
  const { scope } = await signUp({ answers: { 'POST /user': refusal(422, 'input.invalid', { fields }) } });
  expect(scope.getState(signUpSubmission.$problem)?.fields).toEqual([{ field: 'email', message: 'Not an address.' }]);
});

test('too many sign-ups are told above the form, with the moment to try again', async () => {
  const { scope } = await signUp({ answers: { 'POST /user': refusal(429, 'input.rate_limited', { retry_after: 30 }) } });
  const problem = scope.getState(signUpSubmission.$problem);
  expect(problem).toMatchObject({ shown: 'banner', cure: 'Wait a moment, then try again.' });
  expect(problem?.again).toBeGreaterThan(Date.now());
});

test('an account without a first session is told from one that was not made', async () => {
  const { scope } = await signUp({ answers: { 'POST /user': done, 'POST /session': refusal(429, 'account.too_many_attempts') } });
  expect(scope.getState($isMade)).toBe(true);
  expect(localStorage.getItem('session_access_token')).toBeNull();
});

const logIn = async (answers: Parameters<typeof browsing>[0], url = '/login') => {
  const visit = browsing(answers);
  await visit.goTo(url);
  await settled(allSettled(login.submitted, { scope: visit.scope, params: { email, password } }));
  return visit;
};

test('whoever logs in is known, remembered on the device, and led to where they were going', async () => {
  const { scope, ways } = await logIn({ answers: { 'POST /session': token, 'GET /user': userAnswer() } }, '/login?from=%2Fstays%2Fb-1');
  expect(scope.getState($visitor).email).toBe(email);
  expect(ways).toEqual(['/stays/b-1']);
  const [hash] = JSON.parse(scope.getState($cookies)['device_login_history'] ?? '[]') as string[];
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
});

test('a way back with a tab between its slashes is not followed', async () => {
  const { ways } = await logIn({ answers: { 'POST /session': token, 'GET /user': userAnswer() } }, '/login?from=%2F%09%2Fevil.example');
  expect(ways).toEqual(['/properties']);
});

test('a wrong password stands beside its field, and the attempts that are left are counted', async () => {
  const wrong = refusal(401, 'account.wrong_credentials', { password_attempts: 3 });
  const { scope } = await logIn({ answers: { 'POST /session': wrong } });
  expect(scope.getState(login.$problem)).toMatchObject({
    shown: 'field',
    message: 'refused: account.wrong_credentials 3 attempts left.',
  });
  expect(signInForm.refusals?.['account.wrong_credentials']).toBe('password');
  expect(scope.getState($passwordAttempts)).toBe(3);
  expect(scope.getState($errors)).toEqual([]);
});

test('after the last attempt the form says from when on it may be tried again', async () => {
  const stopped = refusal(429, 'account.too_many_attempts', { retry_after: 900, password_attempts: 0 });
  const { scope } = await logIn({ answers: { 'POST /session': stopped } });
  expect(scope.getState(login.$problem)?.again).toBeGreaterThan(Date.now() + 890_000);
  expect(scope.getState($passwordAttempts)).toBe(0);
});

test('no connection is said above the form; what nobody expected opens the dialog', async () => {
  const away = await logIn({ answers: { 'POST /session': () => Promise.reject(new Error('away')) } });
  expect(away.scope.getState(login.$problem)?.message).toBe('We couldn’t connect.');
  const broken = await logIn({ answers: { 'POST /session': refusal(500, 'app.unexpected') } });
  expect(broken.scope.getState(login.$problem)).toBeNull();
  expect(broken.scope.getState($errors)).toHaveLength(1);
});
