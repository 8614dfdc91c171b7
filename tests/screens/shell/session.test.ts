// @vitest-environment happy-dom
// The session: what is known of a person, how it begins, and every way in which it ends.
import { allSettled } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import { fetchTransport } from '../../../generated/client/fetch-transport';
import type { CallAnswer } from '../../../generated/client/transport';
import { $errors, failureMet } from '../../../src/screens/shell/failures/errors.store';
import { $toasts, toastShown } from '../../../src/screens/shell/chrome/toasts.store';
import {
  $isLoaded,
  $passwordAttempts,
  $session,
  $token,
  $visitor,
  loggedIn,
  logOutPressed,
  passwordAttemptsTold,
  tokenMoved,
  visitorChanged,
} from '../../../src/screens/shell/session/session.store';
import { storedToken } from '../../../src/screens/shell/session/transport';
import { answer, browsing, nothingYet, refusal, userAnswer } from '../../support/a-visit';

const keptUnder = 'session_access_token';
const over = {
  kind: 'refusal',
  code: 'account.not_signed_in',
  message: '',
  status: 401,
  data: undefined,
  request_id: undefined,
} as const;
beforeEach(() => localStorage.clear());
const isMarked = () => document.documentElement.hasAttribute('data-signed-in');

test('without a token nobody is asked for, and every fact of the visitor is empty or zero', async () => {
  const { scope, calls, goTo } = browsing();
  await goTo('/');
  expect(calls).toEqual([]);
  expect(scope.getState($session)).toBe('none');
  expect(scope.getState($visitor)).toMatchObject({ signed_in: false, email: null, numOfBookings: 0, numOfProperties: 0, numOfStays: 0 });
  expect(scope.getState($isLoaded)).toBe(false);
  expect(scope.getState($passwordAttempts)).toBe(5);
});

test('with a token the person behind it is loaded once, and the counters are theirs', async () => {
  localStorage.setItem(keptUnder, 'a-token');
  const { scope, calls, goTo } = browsing({ answers: { 'GET /user': userAnswer() } });
  await goTo('/');
  await goTo('/points');
  expect(calls).toEqual(['GET /user']);
  expect(scope.getState($isLoaded)).toBe(true);
  expect(scope.getState($visitor)).toMatchObject({
    signed_in: true,
    email: 'ada@example.ca',
    is_host: true,
    is_guest: true,
    numOfBookings: 4,
    numOfProperties: 1,
    propertiesTotal: 2,
    numOfStays: 3,
  });
});

test('the token goes with secure calls as a Bearer header, and with no other', async () => {
  localStorage.setItem(keptUnder, 'a-token');
  const sent: (string | undefined)[] = [];
  const fetch = ((_: string, { headers }: { headers: Record<string, string> }) => {
    sent.push(headers['authorization']);
    return Promise.resolve(new Response('{}'));
  }) as unknown as typeof globalThis.fetch;
  const transport = fetchTransport({ base: '/api', token: storedToken, fetch });
  const request = { call: 'x', method: 'GET', path: '/x', headers: {}, body: undefined };
  await transport({ ...request, secure: true });
  await transport({ ...request, secure: false });
  expect(sent).toEqual(['Bearer a-token', undefined]);
});

test('a fresh token is kept, marks the page, and the person is loaded', async () => {
  const { scope, calls, goTo } = browsing({ answers: { 'GET /user': userAnswer() } });
  await goTo('/points');
  await allSettled(passwordAttemptsTold, { scope, params: 2 });
  expect(scope.getState($passwordAttempts)).toBe(2);
  await allSettled(loggedIn, { scope, params: 'fresh' });
  expect(localStorage.getItem(keptUnder)).toBe('fresh');
  expect(isMarked()).toBe(true);
  expect(calls).toEqual(['GET /user']);
  expect(scope.getState($passwordAttempts)).toBe(5);
});

test('logging out ends the session on the server, then drops the token and says so', async () => {
  localStorage.setItem(keptUnder, 'a-token');
  const { scope, calls, goTo } = browsing({ answers: { 'GET /user': userAnswer(), 'DELETE /session': answer(200, { data: {} }) } });
  await goTo('/');
  // their toasts leave with them
  await allSettled(toastShown, { scope, params: 'Password changed.' });
  const [before] = scope.getState($toasts);
  await allSettled(logOutPressed, { scope });
  expect(calls).toEqual(['GET /user', 'DELETE /session']);
  expect(localStorage.getItem(keptUnder)).toBe(null);
  expect(isMarked()).toBe(false);
  expect(scope.getState($token)).toBe(null);
  expect(scope.getState($visitor).signed_in).toBe(false);
  const toasts = scope.getState($toasts);
  expect(toasts.map(({ text }) => text)).toEqual(['You’ve been logged out.']);
  // nor does the farewell go at the time of the one before it, as it would under that one's id
  expect(toasts.map(({ id }) => id)).not.toContain(before?.id);
});

test.each([
  [401, 'account.not_signed_in'],
  [404, 'account.gone'],
])('a %i while the person is loaded deletes the session without an error', async (status, code) => {
  localStorage.setItem(keptUnder, 'stale');
  const { scope, goTo } = browsing({ answers: { 'GET /user': refusal(status, code) } });
  await goTo('/');
  expect(scope.getState($session)).toBe('none');
  expect(localStorage.getItem(keptUnder)).toBe(null);
  expect(scope.getState($errors)).toEqual([]);
});

test('any other failure is listed, keeps the token, and is tried again on the next guarded page', async () => {
  localStorage.setItem(keptUnder, 'a-token');
  let isUp = false;
  const answers = { 'GET /user': () => (isUp ? userAnswer() : answer(500, { message: 'the roof is on fire', request_id: 'r-9' })) };
  const { scope, entered, goTo } = browsing({ answers });
  await goTo('/stays');
  expect(scope.getState($session)).toBe('failed');
  expect(localStorage.getItem(keptUnder)).toBe('a-token');
  expect(scope.getState($errors)).toMatchObject([{ message: 'the roof is on fire', status: 500, request_id: 'r-9' }]);
  expect(entered).toEqual([]);
  isUp = true;
  await goTo('/account');
  expect(entered).toEqual(['/account']);
});

test('what was asked before a log-out does not bring the person back', async () => {
  localStorage.setItem(keptUnder, 'a-token');
  let release: () => void = () => undefined;
  const slow = () => new Promise<ReturnType<typeof userAnswer>>((resolve) => (release = () => resolve(userAnswer())));
  const { scope, goTo } = browsing({ answers: { 'GET /user': slow, 'DELETE /session': answer(200, { data: {} }) } });
  const going = goTo('/');
  await vi.waitFor(() => expect(scope.getState($session)).toBe('loading'));
  const leaving = allSettled(logOutPressed, { scope });
  await vi.waitFor(() => expect(scope.getState($session)).toBe('none'));
  release();
  await Promise.all([going, leaving]);
  expect(scope.getState($visitor).signed_in).toBe(false);
});

test('a session that ends under a running screen says so, and leads to the login page, and back from there', async () => {
  localStorage.setItem(keptUnder, 'a-token');
  const { scope, ways, goTo } = browsing({ answers: { 'GET /user': userAnswer() } });
  await goTo('/listing/7?adults=2');
  await allSettled(failureMet, { scope, params: over });
  expect(ways).toEqual(['/login?from=%2Flisting%2F7%3Fadults%3D2']);
  expect(scope.getState($errors)).toEqual([]);
  expect(scope.getState($token)).toBe(null);
  expect(scope.getState($toasts).map(({ text }) => text)).toEqual(['Your session has ended. Please log in again.']);
});

test('what is refused after the session has ended leaves alone what was said since', async () => {
  const { scope, goTo } = browsing();
  await goTo('/');
  await allSettled(toastShown, { scope, params: 'Farewell.' });
  await allSettled(failureMet, { scope, params: over });
  expect(scope.getState($toasts).map(({ text }) => text)).toEqual(['Farewell.']);
});

test('another token in another tab sends this one to the login page', async () => {
  localStorage.setItem(keptUnder, 'a-token');
  const left = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const { scope, goTo } = browsing({ answers: { 'GET /user': userAnswer() } });
  await goTo('/');
  await allSettled(tokenMoved, { scope, params: 'somebody-else' });
  expect(left.mock.calls).toEqual([['/login']]);
  left.mockRestore();
});

test.each([
  ['/stay/1?adults=2', '/login?from=%2Fstay%2F1%3Fadults%3D2'],
  ['/login?from=%2Fpoints', '/login?from=%2Fpoints'],
  ['/signup', '/login'],
])('a page on which nobody was signed in comes back to itself after the log-in of another tab: %s', async (at, login) => {
  history.replaceState(null, '', at);
  const left = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const { scope, goTo } = browsing({ answers: { 'GET /user': userAnswer() } });
  await goTo('/');
  await allSettled(tokenMoved, { scope, params: 'a-token' });
  expect(left.mock.calls).toEqual([[login]]);
  left.mockRestore();
  history.replaceState(null, '', '/');
});

test('the same token in another tab checks anew, and none logs out here too', async () => {
  localStorage.setItem(keptUnder, 'a-token');
  const { scope, calls, ways, goTo } = browsing({ answers: { 'GET /user': userAnswer() } });
  await goTo('/stays');
  await allSettled(tokenMoved, { scope, params: 'a-token' });
  expect(calls).toEqual(['GET /user', 'GET /user']);
  await allSettled(tokenMoved, { scope, params: null });
  expect(scope.getState($token)).toBe(null);
  expect(ways).toEqual(['/login?from=%2Fstays']);
  expect(calls).not.toContain('DELETE /session');
});

test('a change of the person is loaded anew', async () => {
  localStorage.setItem(keptUnder, 'a-token');
  let stays = 0;
  const counts = () => ({ ...nothingYet, stays: stays++ });
  const { scope, goTo } = browsing({ answers: { 'GET /user': () => userAnswer({ counts: counts() }) } });
  await goTo('/');
  expect(scope.getState($visitor).numOfStays).toBe(0);
  await allSettled(visitorChanged, { scope });
  expect(scope.getState($visitor).numOfStays).toBe(1);
});

test('where a person changes while they are asked for, the newer answer counts, whichever comes first', async () => {
  localStorage.setItem(keptUnder, 'a-token');
  const answering: ((answer: CallAnswer) => void)[] = [];
  const { scope, goTo } = browsing({ answers: { 'GET /user': () => new Promise((resolve) => answering.push(resolve)) } });
  const gone = goTo('/points');
  await vi.waitFor(() => expect(answering).toHaveLength(1));
  const changed = allSettled(visitorChanged, { scope });
  await vi.waitFor(() => expect(answering).toHaveLength(2));
  const [older, newer] = answering;
  older?.(userAnswer({ verified_at: null }));
  newer?.(userAnswer());
  await Promise.all([gone, changed]);
  expect(scope.getState($session)).toBe('loaded');
  expect(scope.getState($visitor).verified_at).not.toBeNull();
});
