// Coming back to the login page from the parent platform.
// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { allSettled, createWatch } from 'effector';
import { Provider } from 'effector-react';
import { beforeEach, expect, test } from 'vitest';
import { hashOf } from '../../../src/screens/account/known-device';
import { Login, opened } from '../../../src/screens/account/login';
import { converted } from '../../../src/screens/shell/analytics/analytics.store';
import { $cookies } from '../../../src/screens/shell/request/request';
import { visited, visitOf } from '../../../src/screens/shell/navigation/visit';
import { answer, type BrowsingPlan, browsing, refusal, userAnswer } from '../../support/a-visit';
import { rendered } from '../../support/rendered';
import { renderedScreen } from '../../support/rendered-screen';
import { sent } from '../../support/sent';

const back = '/login?from=%2Fstays&code=one-time';
const fine = { 'POST /session/exchange': answer(200, { access_token: 'a-token', is_new: false }), 'GET /user': userAnswer() };

beforeEach(() => localStorage.clear());

test('the code becomes a session, leaves the history, and the person goes on to where they were going', async () => {
  const { goTo, requests, ways } = browsing({ answers: fine });
  await goTo(back);
  expect(sent(requests, 'exchangeSession')).toEqual({ code: 'one-time' });
  expect(requests.filter(({ call }) => call === 'exchangeSession')).toHaveLength(1);
  expect(localStorage.getItem('session_access_token')).toBe('a-token');
  expect(ways).toEqual(['/login?from=%2Fstays', '/stays']);
});

test('the address that came back is remembered as one that logged in here, and the invitation is spent', async () => {
  const { goTo, scope } = browsing({ answers: fine, cookies: { tuckamore_referral_code: 'MAPLE7QX' } });
  await goTo(back);
  const hash = await hashOf('ada@example.ca');
  await waitFor(() => expect(scope.getState($cookies)['device_login_history']).toContain(hash));
  expect(scope.getState($cookies)['tuckamore_referral_code']).toBeUndefined();
});

test.each([true, false])('a sign-up is counted where the account is new: %s', async (is_new) => {
  const { goTo, scope } = browsing({ answers: { ...fine, 'POST /session/exchange': answer(200, { access_token: 'a-token', is_new }) } });
  const counted: unknown[] = [];
  createWatch({ unit: converted, scope, fn: (it) => counted.push(it) });
  await goTo(back);
  expect(counted).toEqual(is_new ? [{ event: 'signupConversion' }] : []);
});

test('meanwhile there is nothing to fill in', async () => {
  const { scope } = browsing();
  // as the server draws it: nobody has arrived yet
  await allSettled(visited, { scope, params: visitOf(back) });
  rendered(
    <Provider value={scope}>
      <Login visit={visitOf(back)} />
    </Provider>,
  );
  expect(screen.getByRole('status').textContent).toBe('Logging you in…');
  expect(screen.queryByLabelText('Password')).toBeNull();
});

test('a code that is spent is told, and the form is there again', async () => {
  const { ways } = await renderedScreen(Login, back, { answers: { 'POST /session/exchange': refusal(410, 'account.sign_on_code_spent') } });
  expect(ways).toEqual(['/login?from=%2Fstays']);
  expect((await screen.findByRole('alert')).textContent).toContain('refused: account.sign_on_code_spent');
  expect(screen.getByText('Log in with Halyard again.')).toBeDefined();
});

const cameBack = async (url: string, plan: BrowsingPlan = {}) => {
  const view = await renderedScreen(Login, url, plan);
  await allSettled(opened, { scope: view.scope, params: visitOf(url) });
  return view;
};

test.each([
  ['account.sign_on_failed', 'Logging in with Halyard didn’t work.', 'Try again, or continue with email instead.'],
  ['account.sign_on_declined', 'Logging in with Halyard was cancelled.', 'Try again, or continue with email instead.'],
  ['account.sign_on_unverified', 'Your Halyard account has no verified email address.', /Verify the address with Halyard/],
] as const)('%s is told with what to do, and both ways in are there', async (problem, text, cure) => {
  await cameBack(`/login?from=%2Fstays&problem=${problem}`);
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(screen.getByText(cure)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Log in with Halyard' })).toBeDefined();
  expect(screen.getByLabelText('Password')).toBeDefined();
});

test.each(['account.gone', 'Send your password to evil@example.org', '__proto__'])(
  'an address cannot make the page say %j',
  async (problem) => {
    await cameBack(`/login?${new URLSearchParams({ problem }).toString()}`);
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
