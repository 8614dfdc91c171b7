// @vitest-environment happy-dom
// From the mailed link to the first page of one's own; and a new password by a mailed link.
import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $beginning, beginningChosen } from '../../../src/screens/account/onboarding.store';
import { newPassword, resetLink } from '../../../src/screens/account/reset.store';
import { $link, mailedLink } from '../../../src/screens/account/verify.store';
import { $wait, lookedAgain, name, nextMail } from '../../../src/screens/shell/first-steps/first-steps.store';
import { $errors } from '../../../src/screens/shell/failures/errors.store';
import { answer, browsing, refusal, userAnswer } from '../../support/a-visit';
import { sent } from '../../support/sent';

const done = answer(200, { data: {} });
const unverified = userAnswer({ verified_at: null, first_name: null, last_name: null });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => vi.useRealTimers());
const signedIn = () => localStorage.setItem('session_access_token', 'a-token');

test('the mailed link is used once, also signed out', async () => {
  const { scope, calls, goTo } = browsing({
    answers: { 'POST /user/verify_email?token=t-1': answer(200, { data: { verified_at: '2026-05-01T12:00:00Z' } }) },
  });
  await goTo('/verify?token=t-1');
  expect(scope.getState($link)).toBe('done');
  await goTo('/verify?token=t-1');
  expect(calls).toEqual(['POST /user/verify_email?token=t-1']);
});

test('who verifies while signed in is led on to what is missing', async () => {
  signedIn();
  let verified = false;
  const { ways, goTo } = browsing({
    answers: {
      'GET /user': () => (verified ? userAnswer({ first_name: null }) : unverified),
      'POST /user/verify_email?token=t-1': () => {
        verified = true;
        return answer(200, { data: { verified_at: '2026-05-01T12:00:00Z' } });
      },
    },
  });
  await goTo('/verify?token=t-1');
  expect(ways).toContain('/complete-profile?from=%2Fverify');
});

test('who waits is led on once the link was opened elsewhere', async () => {
  signedIn();
  let verified = false;
  const { scope, ways, goTo } = browsing({
    answers: { 'GET /user': () => (verified ? userAnswer({ first_name: null }) : unverified) },
  });
  await goTo('/verify');
  await allSettled(lookedAgain, { scope });
  expect(ways).toEqual([]);
  verified = true;
  await allSettled(lookedAgain, { scope });
  expect(ways).toEqual(['/complete-profile?from=%2Fverify']);
});

test('a spent link says so; a link that is not whole is told from it', async () => {
  const { scope, goTo } = browsing({
    answers: {
      'POST /user/verify_email?token=spent': refusal(410, 'account.link_spent'),
      'POST /user/verify_email?token=x': refusal(422, 'input.invalid', { fields: [] }),
    },
  });
  await goTo('/verify?token=spent');
  expect(scope.getState($link)).toBe('refused');
  expect(scope.getState(mailedLink.$problem)).toMatchObject({ message: 'refused: account.link_spent', cure: 'Request a new one.' });
  await goTo('/verify?token=x');
  expect(scope.getState($link)).toBe('wrong');
  expect(scope.getState($errors)).toEqual([]);
});

test('the mail is sent again, and then not for a minute', async () => {
  signedIn();
  const { scope, goTo } = browsing({ answers: { 'GET /user': unverified, 'POST /user/send_confirm_email': done } });
  await goTo('/verify');
  const pressed = allSettled(nextMail.submitted, { scope });
  await vi.advanceTimersByTimeAsync(1500);
  expect(scope.getState(nextMail.$sent)).not.toBeNull();
  expect(scope.getState($wait)).toBe(59);
  await vi.advanceTimersByTimeAsync(60_000);
  await pressed;
  expect(scope.getState($wait)).toBe(0);
});

test('a mail that is refused says for how long', async () => {
  signedIn();
  const { scope, goTo } = browsing({
    answers: { 'GET /user': unverified, 'POST /user/send_confirm_email': refusal(429, 'input.rate_limited', { retry_after: 20 }) },
  });
  await goTo('/verify');
  const pressed = allSettled(nextMail.submitted, { scope });
  await vi.advanceTimersByTimeAsync(100);
  expect(scope.getState($wait)).toBe(20);
  expect(scope.getState(nextMail.$problem)?.message).toBe('refused: input.rate_limited');
  await vi.advanceTimersByTimeAsync(21_000);
  await pressed;
});

test('a name is saved, and leads on', async () => {
  signedIn();
  let named = false;
  const { scope, requests, ways, goTo } = browsing({
    answers: {
      'GET /user': () => userAnswer(named ? {} : { first_name: null, last_name: null }),
      'PATCH /user/profile': () => {
        named = true;
        return done;
      },
    },
  });
  await goTo('/complete-profile');
  await allSettled(name.submitted, { scope, params: { first_name: 'Ada', last_name: 'Lovelace' } });
  expect(sent(requests, 'updateProfile')).toEqual({ first_name: 'Ada', last_name: 'Lovelace' });
  expect(ways).toEqual(['/properties']);
});

test.each([
  ['host', { is_host: true }, '/connect/property'],
  ['guest', { is_guest: true }, '/search'],
] as const)('beginning as a %s turns the mode on first, then leads on', async (beginning, turnedOn, path) => {
  signedIn();
  const { scope, calls, requests, ways, goTo } = browsing({ answers: { 'GET /user': userAnswer(), 'PATCH /user/profile': done } });
  await goTo('/welcome');
  await allSettled(beginningChosen, { scope, params: beginning });
  expect(sent(requests, 'updateProfile')).toEqual(turnedOn);
  expect(calls.slice(-2)).toEqual(['PATCH /user/profile', 'GET /user']);
  expect(ways).toEqual([path]);
});

test.each([
  ['guest', '/stays/b-1?tab=past', '/stays/b-1?tab=past'],
  ['guest', '/properties', '/search'],
  ['host', '/bookings', '/bookings'],
  ['host', '/stays', '/connect/property'],
  ['host', '//elsewhere.example', '/connect/property'],
] as const)('who was refused a page and becomes a %s: from %s to %s', async (beginning, from, path) => {
  signedIn();
  const { scope, ways, goTo } = browsing({ answers: { 'GET /user': userAnswer(), 'PATCH /user/profile': done } });
  await goTo(`/welcome?${new URLSearchParams({ from }).toString()}`);
  await allSettled(beginningChosen, { scope, params: beginning });
  expect(ways[0]).toBe(path);
});

test('a choice that could not be saved can be made again', async () => {
  signedIn();
  const { scope, ways, goTo } = browsing({ answers: { 'GET /user': userAnswer(), 'PATCH /user/profile': refusal(500, 'app.unexpected') } });
  await goTo('/welcome');
  await allSettled(beginningChosen, { scope, params: 'host' });
  expect(scope.getState($beginning)).toBeNull();
  expect(scope.getState($errors)).toHaveLength(1);
  expect(ways).toEqual([]);
});

test('a link for a new password is asked for with our own page', async () => {
  const { scope, requests, goTo } = browsing({ answers: { 'POST /user/request_password_reset': done } });
  await goTo('/forgot');
  await allSettled(resetLink.submitted, { scope, params: { email: 'ada@example.ca' } });
  expect(sent(requests, 'requestPasswordReset')).toEqual({
    email: 'ada@example.ca',
    reset_link: 'http://localhost:3000/reset?email=ada%40example.ca',
  });
  expect(scope.getState(resetLink.$sent)?.params.email).toBe('ada@example.ca');
});

test('what is not available yet is said in the dialog', async () => {
  const { scope, goTo } = browsing({ answers: { 'POST /user/request_password_reset': refusal(500, 'app.unexpected') } });
  await goTo('/forgot');
  await allSettled(resetLink.submitted, { scope, params: { email: 'ada@example.ca' } });
  expect(scope.getState($errors).map(({ code }) => code)).toEqual(['app.unexpected']);
  expect(scope.getState(resetLink.$sent)).toBeNull();
});

test('a new password is set with the token of the link', async () => {
  const { scope, goTo } = browsing({
    answers: { 'POST /user/password_reset?token=t-9': done, 'POST /user/password_reset?token=old': refusal(410, 'account.link_spent') },
  });
  await goTo('/reset?token=old');
  await allSettled(newPassword.submitted, { scope, params: { new_password: 'three quiet otters swim' } });
  expect(scope.getState(newPassword.$problem)?.cure).toBe('Request a new one.');
  await goTo('/reset?token=t-9');
  await allSettled(newPassword.submitted, { scope, params: { new_password: 'three quiet otters swim' } });
  expect(scope.getState(newPassword.$sent)).not.toBeNull();
});
